import { UnrecognizedActionError } from "next/dist/client/components/unrecognized-action-error";
import { expect, test } from "vitest";
import { callAction } from "./call-action";

const failingWith = (error: Error) => callAction(() => Promise.reject(error), undefined);

test("a server out of reach, one that fails, and one that was updated since the page was opened are told apart", async () => {
  const offline = await failingWith(new TypeError("Failed to fetch"));
  expect(offline).toMatchObject({
    code: "unavailable",
    message: expect.stringContaining("Sem conexão com o servidor"),
  });
  const failed = await failingWith(new Error("502 Bad Gateway"));
  expect(failed).toMatchObject({ code: "unavailable", message: expect.stringContaining("O site não respondeu") });
  const updated = await failingWith(new UnrecognizedActionError('Server Action "abc" was not found on the server.'));
  expect(updated).toMatchObject({ code: "conflict", message: expect.stringContaining("Recarregue") });
});
