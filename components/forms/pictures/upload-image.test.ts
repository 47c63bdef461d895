import { afterEach, expect, it, vi } from "vitest";
import { uploadImage } from "./upload-image";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
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

it("gives up when nothing moves any more, but not while it is only slow", async () => {
  vi.useFakeTimers();
  let move = (_loaded: number) => {};
  class Moving extends Unanswered {
    override send = () => {
      move = (loaded) => this.upload.onprogress?.({ loaded, total: 9 });
      return undefined;
    };
  }
  vi.stubGlobal("XMLHttpRequest", Moving);
  const answer = vi.fn();
  void upload().then(answer);
  for (const loaded of [1, 2, 3]) {
    await vi.advanceTimersByTimeAsync(80_000);
    move(loaded);
  }
  expect(answer).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(100_000);
  expect(answer).toHaveBeenCalledWith({ ok: false, message: "Sem conexão. Tente novamente em instantes" });
});
