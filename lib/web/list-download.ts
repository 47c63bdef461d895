import "server-only";
import { readOriginal } from "../images/original";
import { type ListFileOptions, listFileQuery } from "../reports/list-file";
import type { Permission } from "../roles";
import { readShowsSample } from "../sample/public";
import { readSite } from "../settings/public";
import { download } from "./download";
import type { FileToSend } from "./file-answer";
import { authenticateRequest } from "./session";

type List = {
  permission: Permission;
  /** The list's address. */
  href: string;
  write: (options: ListFileOptions) => FileToSend;
};

/** The route handler of a dashboard list's file, as its address filters it. */
export const listDownload = ({ permission, href, write }: List) =>
  backWithoutSession(
    href,
    download(async (parameters, request) => {
      await authenticateRequest(request, permission);
      const [{ name, logo }, sample] = await Promise.all([readSite(), readShowsSample()]);
      const query = listFileQuery.parse(Object.fromEntries(parameters));
      const letterhead = { organisation: name, logo: query.formato === "pdf" ? await readOriginal(logo) : undefined };
      return write({ ...letterhead, query, sample });
    }),
  );

/** Without a session redirects to the list, which redirects to the sign-in and back. */
export const backWithoutSession =
  (href: string, file: (request: Request) => Promise<Response>) => async (request: Request) => {
    const response = await file(request);
    if (response.status !== 401) return response;
    return new Response(null, { status: 303, headers: { location: href, "cache-control": "no-store" } });
  };
