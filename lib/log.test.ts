import pino from "pino";
import { expect, it } from "vitest";
import { db, pool } from "./db/client";
import { LOG_OPTIONS } from "./log";

const WORD = "segredo7f3c";

async function logged(failing: Promise<unknown>) {
  const lines: string[] = [];
  const err = await failing.then(
    () => undefined,
    (error: unknown) => error,
  );
  pino(LOG_OPTIONS, { write: (line: string) => void lines.push(line) }).error({ err }, "failed");
  return lines.join("");
}

it("an error of the database has the constraint, and nothing of what a person wrote", async () => {
  const data = { id: WORD, name: WORD, email: `${WORD.toUpperCase()}@exemplo.org`, passwordHash: "x" };
  const insert = `INSERT INTO "User" (id, name, email, "passwordHash", "updatedAt") VALUES ($1, $2, $3, 'x', now())`;
  const values = [data.id, data.name, data.email];
  const writes = [
    () => db.user.create({ data }),
    () => db.$executeRawUnsafe(insert, ...values),
    () => pool.query(insert, values),
  ];
  for (const write of writes) {
    const line = await logged(write());
    expect(line).toContain("User_email_lower_check");
    expect(line.toLowerCase()).not.toContain(WORD);
  }
});

it("a call that Prisma itself refuses is told without its data", async () => {
  const data = { isAdmin: "sim", name: WORD, email: `${WORD}\n\n@exemplo.org`, passwordHash: "x" };
  const line = await logged(db.user.create({ data: data as never }));
  expect(line).toContain("Argument `isAdmin`: Invalid value provided");
  expect(line).not.toContain(WORD);
});
