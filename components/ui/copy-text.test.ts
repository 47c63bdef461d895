import { beforeEach, expect, it, vi } from "vitest";
import { copyText } from "./copy-text";

beforeEach(() => () => vi.unstubAllGlobals());

/** A browser over plain http, without a Clipboard API. */
function withoutClipboard(execCommand: () => boolean) {
  class HTMLElement {
    focus = vi.fn();
  }
  const field = { value: "", select: vi.fn(), remove: vi.fn() };
  const button = new HTMLElement();
  const beside = { append: vi.fn() } as unknown as globalThis.HTMLElement;
  vi.stubGlobal("HTMLElement", HTMLElement);
  vi.stubGlobal("navigator", {});
  vi.stubGlobal("document", { activeElement: button, createElement: () => field, execCommand });
  return { field, button, beside };
}

it("copies a selection where there is no Clipboard API, and leaves nothing behind", async () => {
  const { field, button, beside } = withoutClipboard(() => true);
  expect(await copyText("a chave", beside)).toBe(true);
  expect(field.value).toBe("a chave");
  expect(beside.append).toHaveBeenCalledWith(field);
  expect(field.select).toHaveBeenCalledBefore(field.remove);
  expect(button.focus).toHaveBeenCalledOnce();
});

it("says when the browser does not copy at all", async () => {
  expect(await copyText("x", withoutClipboard(() => false).beside)).toBe(false);
  const refusing = withoutClipboard(() => {
    throw new Error("not allowed");
  });
  expect(await copyText("x", refusing.beside)).toBe(false);
  expect(refusing.field.remove).toHaveBeenCalledOnce();
});
