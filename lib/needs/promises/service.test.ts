import { describe, expect, it } from "vitest";
import { consume, EVERYBODY, forgive, LIMITS } from "../../auth/limits";
import { addDays, currentDay } from "../../dates";
import { db } from "../../db/client";
import { emptyForEachTest } from "../../db/emptied.fixture";
import { createRice, given, promise, shown } from "./promises.fixture";
import { changePromise, findPromise, makePromise, withdrawPromise } from "./service";

emptyForEachTest("Need", "Donation");

describe("a promise", () => {
  it("counts as promised, not as received, and is found by its link alone, whose token is nowhere", async () => {
    const { id } = await createRice();
    const { token } = await promise(id);
    expect(await shown(id)).toMatchObject({ received: "0", promised: "3", missing: "37", state: "open" });
    const found = await findPromise(token);
    expect(found).toMatchObject({ counts: true, promise: { until: addDays(currentDay(), 7) } });
    await expect(findPromise(`${token}x`)).rejects.toMatchObject({ code: "notFound" });
    expect(JSON.stringify(await db.needPromise.findMany())).not.toContain(token);
  });

  it("ends with its need's last day at the latest", async () => {
    const { id } = await createRice({ until: addDays(currentDay(), 2) });
    expect((await promise(id)).promise.until).toBe(addDays(currentDay(), 2));
  });

  it("sent twice is one, and its link, which may have been mailed, stays good", async () => {
    const { id } = await createRice();
    const first = await promise(id);
    const again = await promise(id);
    expect(again.promise.id).toBe(first.promise.id);
    expect((await shown(id)).promised).toBe("3");
    for (const { token } of [first, again]) expect((await findPromise(token)).promise.id).toBe(first.promise.id);
    const other = await promise(id, { name: "Outra pessoa" });
    expect(other.token).not.toBe(first.token);
  });

  it("of more than is missing is refused beside the quantity", async () => {
    const { id } = await createRice();
    await expect(promise(id, { quantity: "41" })).rejects.toMatchObject({
      code: "invalid",
      fields: { quantity: "Só falta isto: 40 kg de arroz. Informe no máximo essa quantidade" },
    });
    await promise(id, { quantity: "40" });
    await expect(promise(id, { name: "Bia" })).rejects.toMatchObject({ code: "conflict" });
  });

  it("needs a need that is open", async () => {
    const closed = await createRice({ until: "2026-01-01" });
    await expect(promise(closed.id)).rejects.toMatchObject({ code: "conflict" });
    const hidden = await createRice({ active: false });
    await expect(promise(hidden.id)).rejects.toMatchObject({ code: "conflict" });
    await expect(promise("nada")).rejects.toMatchObject({ code: "notFound" });
  });

  it("of a robot is none, and one address promises so often", async () => {
    const { id } = await createRice();
    expect(await makePromise(id, given({ website: "x" }), "10.1.1.1")).toBeUndefined();
    expect(await db.needPromise.count()).toBe(0);
    const often = Array.from({ length: 11 }, (_, n) =>
      makePromise(id, given({ name: `Ana ${n}`, quantity: "1" }), "10.1.1.2"),
    );
    const refused = (await Promise.allSettled(often)).filter(({ status }) => status === "rejected");
    expect(refused).toMatchObject([{ reason: { code: "tooMany" } }]);
  });

  it("is made so often in a day from one address", async () => {
    const { id } = await createRice();
    for (let n = 0; n < 20; n++) await consume("promiseDay", "10.1.1.5");
    await expect(makePromise(id, given(), "10.1.1.5")).rejects.toMatchObject({ code: "tooMany" });
  });

  it("is changed so often from one address, whatever its link", async () => {
    const often = Array.from({ length: 21 }, () => changePromise("nada", "1", "10.1.1.4"));
    const codes = (await Promise.allSettled(often)).map((one) => one.status === "rejected" && one.reason.code);
    expect(codes.filter((code) => code === "tooMany")).toHaveLength(1);
  });

  it("is made and changed so often by all addresses together", async () => {
    const { id } = await createRice();
    const { token } = await promise(id);
    const use = () => consume("promiseEverybody", EVERYBODY).catch(() => undefined);
    await Promise.all(Array.from({ length: LIMITS.promiseEverybody.points }, use));
    const refused = { code: "tooMany", message: expect.stringContaining("envios demais") };
    await expect(makePromise(id, given(), "10.1.1.6")).rejects.toMatchObject(refused);
    await expect(changePromise(token, "1", "10.1.1.7")).rejects.toMatchObject(refused);
    await expect(withdrawPromise(token, "10.1.1.8")).rejects.toMatchObject(refused);
    await forgive("promiseEverybody", EVERYBODY);
  });

  it("takes a telephone or an e-mail, and nothing else", () => {
    expect(given({ contact: "34912345678" }).contact).toBe("(34) 91234-5678");
    expect(given({ contact: "Ana@Exemplo.com" }).contact).toBe("ana@exemplo.com");
    expect(given({ contact: "\u202a+55 34 91234\u20115678\u202c" }).contact).toBe("(34) 91234-5678");
    expect(given({ contact: "ana@exemplo.com\u200b" }).contact).toBe("ana@exemplo.com");
    for (const contact of ["", "12345", "ana"]) expect(() => given({ contact })).toThrow("Informe um telefone com DDD");
  });
});

// No more than a busy machine's pool serves before it says 'Tente novamente'.
it("40 promises at once never promise more than is wanted", async () => {
  const { id } = await createRice({ wanted: "40" });
  const all = Array.from({ length: 40 }, (_, n) => promise(id, { name: `Pessoa ${n}`, quantity: "3" }));
  const made = (await Promise.allSettled(all)).filter(({ status }) => status === "fulfilled").length;
  expect(made).toBe(13);
  expect(await shown(id)).toMatchObject({ promised: "39", missing: "1" });
});
