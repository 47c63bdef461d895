import { expect, test } from "vitest";
import { AppError } from "../../errors";
import { StartError } from "../../outage/start-error";
import { box, createSteps, duration, explainFailure } from "./steps";

function paper() {
  const written: string[] = [];
  return { write: (text: string) => written.push(text) > 0, text: () => written.join("") };
}

test("in a log a step is one line, written when it is done", async () => {
  const output = paper();
  const { step } = createSteps(output);
  await expect(step("Banco de dados", () => 42)).resolves.toBe(42);
  expect(output.text()).toMatch(/^ {2}✓ Banco de dados {2}0,\d s\n$/);
});

test("a step may say more while it works", async () => {
  const output = paper();
  await createSteps(output).step("Banco de dados", ({ setText }) => setText("Banco de dados criado"));
  expect(output.text()).toContain("✓ Banco de dados criado");
});

test("a step that fails is marked, and the failure goes on", async () => {
  const output = paper();
  const work = createSteps(output).step("Banco de dados", () => Promise.reject(new Error("caiu")));
  await expect(work).rejects.toThrow("caiu");
  expect(output.text()).toContain("✗ Banco de dados");
});

test("durations read as in Portuguese", () => {
  expect([duration(40), duration(12_340), duration(83_000)]).toEqual(["0,0 s", "12,3 s", "1 min 23 s"]);
});

test("a foreseen failure shows its advice and no stack", () => {
  const output = paper();
  explainFailure(new StartError("A porta 3000 já está em uso.", "Use outra: PORT=3001 npm start"), output);
  expect(output.text()).toBe("\n  A porta 3000 já está em uso.\n  Use outra: PORT=3001 npm start\n\n");
});

test("a refusal of the product shows what is wrong with each field, and no stack", () => {
  const output = paper();
  explainFailure(new AppError("invalid", "Confira", { email: "Informe um e-mail", password: "Confira" }), output);
  expect(output.text()).toBe("\n  Confira\n  Informe um e-mail\n\n");
});

test("a database that belongs to another role says what its superuser has to do, and shows no stack", () => {
  const output = paper();
  explainFailure(Object.assign(new Error("permission denied for schema public"), { code: "42501" }), output);
  expect(output.text()).toContain("ALTER DATABASE nome_do_banco OWNER TO usuario;");
  expect(output.text()).not.toContain("inesperado");
});

test("a box frames its longest line", () => {
  expect(box(["um", "quatro"]).split("\n")).toEqual([
    "  ┌──────────┐",
    "  │  um      │",
    "  │  quatro  │",
    "  └──────────┘",
  ]);
});
