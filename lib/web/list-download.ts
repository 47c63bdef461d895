import "server-only";
import { type ListFileOptions, listFileQuery } from "../reports/list-file";
import type { Permission } from "../roles";
import { download } from "./download";
import type { FileToSend } from "./file-answer";
import { readLetterhead } from "./letterhead";
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
      const query = listFileQuery.parse(Object.fromEntries(parameters));
      return write({ ...(await readLetterhead(query.formato)), query });
    }),
  );

/** Without a session redirects to the list, which redirects to the sign-in and back. */
export const backWithoutSession =
  (href: string, file: (request: Request) => Promise<Response>) => async (request: Request) => {
    const response = await file(request);
    if (response.status !== 401) return response;
    return new Response(null, { status: 303, headers: { location: href, "cache-control": "no-store" } });
  };
