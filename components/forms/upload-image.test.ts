import { afterEach, expect, it, vi } from "vitest";
import { uploadImage } from "./upload-image";

afterEach(() => {
  vi.unstubAllGlobals();
});

/** A browser's request, of which nothing is heard. */
class Unanswered {
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  onload = () => undefined;
  onloadend = () => undefined;
  open = () => undefined;
  send = () => undefined;
  abort = () => this.onloadend();
}

/** One that is answered at once. */
function answerWith(status: number, response: unknown) {
  class Answered extends Unanswered {
    status = status;
    response = response;
    override send = () => {
      this.onload();
      this.onloadend();
      return undefined;
    };
  }
  vi.stubGlobal("XMLHttpRequest", Answered);
}

const upload = () => uploadImage(new File(["x"], "foto.png"), () => undefined, new AbortController().signal);

it("says what to do when the session has ended, and else why there is no picture", async () => {
  answerWith(401, { message: "Não Autorizado, o token falhou!" });
  expect(await upload()).toMatchObject({ ok: false, message: expect.stringContaining("Entre de novo em outra aba") });
  answerWith(429, { message: "Muitas imagens" });
  expect(await upload()).toEqual({ ok: false, message: "Muitas imagens" });
  answerWith(413, null);
  expect(await upload()).toEqual({ ok: false, message: "Tente novamente em instantes" });
});
