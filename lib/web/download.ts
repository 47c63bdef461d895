import "server-only";
import { unstable_rethrow } from "next/navigation";
import { consume } from "../auth/limits";
import { takeSlot } from "../reports/slots";
import { describeFailure } from "./failure";
import { answerFile, type FileToSend, fileHeaders } from "./file-answer";
import { clientAddress } from "./session";

/** A route handler that answers a file, in turn with others; `open` authorises. A failure is a sentence, and no file. */
export function download(open: (query: URLSearchParams, request: Request) => Promise<FileToSend>) {
  return async (request: Request): Promise<Response> => {
    try {
      const file = await open(new URL(request.url).searchParams, request);
      if (request.method === "HEAD") return new Response(null, { headers: fileHeaders(file) });
      const address = await clientAddress();
      await consume("export", address);
      const release = await takeSlot(address, request.signal);
      return await answerFile(file, request.signal, release);
    } catch (error) {
      unstable_rethrow(error);
      return failure(error, new URL(request.url).pathname);
    }
  };
}

function failure(error: unknown, pathname: string) {
  const { status, message, retryAfter } = describeFailure(error, `GET ${pathname}`);
  const headers = new Headers({ "content-type": "text/plain; charset=utf-8", "cache-control": "no-store" });
  if (retryAfter) headers.set("retry-after", String(retryAfter));
  return new Response(message, { status, headers });
}
