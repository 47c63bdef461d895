import { expect, it } from "vitest";
import { z } from "zod";
import { LIMITS } from "../../auth/limits";
import { ROLE_KEYS, type Role } from "../../roles";
import { type Content, readInput } from "./body";
import { describeApi } from "./openapi";

const FORM = "multipart/form-data; boundary=x";

function read(content: Content, type: string, body: string, { role }: { role?: Role } = { role: "EDITING" }) {
  const request = new Request("http://localhost/api", { method: "POST", body, headers: { "content-type": type } });
  return readInput(request, z.unknown(), { content, role, caller: async () => String(role) });
}

it.each<[string, Content, string, string]>([
  ["lists in lists", "json+image", "application/json", `${"[".repeat(200_000)}${"]".repeat(200_000)}`],
  ["values", "json", "application/json", `[${"0,".repeat(200_000)}0]`],
  ["objects", "json", "application/json", `{"a":`.repeat(150_000)],
  ["parts", "form", FORM, `--x\r\nContent-Disposition: form-data; name="a"; filename="b"\r\n\r\n\r\n`.repeat(4_000)],
  ["headers of a part", "form", FORM, `--x\r\n${"a: b\r\n".repeat(20_000)}\r\n\r\n--x--\r\n`],
])("refuses a body of so many %s that its parser would keep the thread busy", async (_what, content, type, body) => {
  await expect(read(content, type, body)).rejects.toMatchObject({ code: "tooLarge" });
});

it.each<[string, Content, Role | undefined, number]>([
  ["sem conta, 64 KB", "json", undefined, 64],
  ["até 1 MB", "json", "EDITING", 1024],
  ["15 MB onde a imagem", "json+image", "EDITING", 15 * 1024],
])("takes as much as the API's document says: %s", async (said, content, role, kilobytes) => {
  expect(describeApi({}).info.description).toContain(said);
  const ofBytes = (bytes: number) => `"${"a".repeat(bytes - 2)}"`;
  const send = (bytes: number) => read(content, "application/json", ofBytes(bytes), { role });
  await send(kilobytes * 1024);
  await expect(send(kilobytes * 1024 + 1)).rejects.toMatchObject({ code: "tooLarge" });
});

it("takes the longest text, whatever it consists of", async () => {
  const text = ",[{\r\n".repeat(12_000);
  expect(await read("json", "application/json", JSON.stringify({ text }))).toEqual({ body: { text } });
});

it("counts the pictures of an account, fewer where its own portrait is all that it may store", async () => {
  const form = `--x\r\nContent-Disposition: form-data; name="image"; filename="b"\r\n\r\n\r\n--x--\r\n`;
  const limited: Role[] = [];
  for (const role of ROLE_KEYS) {
    for (let i = 0; i < LIMITS.portrait.points; i++) await read("form", FORM, form, { role });
    await read("form", FORM, form, { role }).catch(({ code }) => code === "tooMany" && limited.push(role));
  }
  expect(limited).toEqual(["TREASURY", "READING"]);
});
