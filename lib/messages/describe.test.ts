import { expect, it } from "vitest";
import { deliveryInWords, replyLink } from "./describe";

const now = new Date("2026-11-21T15:00:00-03:00");

it("says what became of the mail", () => {
  const at = "2026-11-21T18:30:00.000Z";
  expect(deliveryInWords({ state: "SENT", at }, now)).toBe("Enviada por e-mail em 21-11-2026 às 15:30");
  expect(deliveryInWords({ state: "FAILED", reason: "O Resend recusou." }, now)).toBe(
    "Não foi por e-mail. O Resend recusou.",
  );
  expect(deliveryInWords({ state: "PENDING", attempts: 0 }, now)).toBe("Indo por e-mail em instantes");
  const pending = { state: "PENDING", attempts: 2, reason: "Sem resposta." } as const;
  expect(deliveryInWords({ ...pending, nextAttemptAt: at }, now)).toBe(
    "Ainda não foi por e-mail. Sem resposta. Tentando de novo às 15:30",
  );
  expect(deliveryInWords({ ...pending, nextAttemptAt: "2026-11-22T04:00:00.000Z" }, now)).toContain(
    "de novo em 22-11-2026 às 01:00",
  );
});

it("an answer goes to the writer, with subject and quotation, and with nothing that the writer could smuggle in", () => {
  const link = replyLink({
    ...{ _id: "1", name: "Ana", email: "ana+x?bcc=b@example.com", subject: "Oi & tchau", message: "Uma\nduas" },
    ...{ createdAt: now.toISOString(), unverified: false, read: true, archived: false, delivery: { state: "STORED" } },
  });
  expect(link).toMatch(/^mailto:ana%2Bx%3Fbcc%3Db@example\.com\?subject=Re%3A%20Oi%20%26%20tchau&body=/);
  expect(decodeURIComponent(link)).toContain("Em 21-11-2026 às 15:00, você escreveu:\r\n> Uma\r\n> duas");
  expect(link).not.toMatch(/\s/);
});
