import { expect, it } from "vitest";
import { imageCopy } from "@/lib/images/upload-limits";
import { sendPicture } from "./send-picture";

it("a file that the browser cannot read is refused in words, instead of waiting for ever", async () => {
  const file = new File(["x"], "foto.jpg");
  file.slice = () => {
    throw new DOMException("The file could not be read", "NotReadableError");
  };
  const sent = sendPicture(file, () => undefined, new AbortController().signal);
  expect(await sent).toEqual({ ok: false, message: imageCopy.unreadable });
});
