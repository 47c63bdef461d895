import { notFound, redirect } from "next/navigation";
import { findSuccessor } from "@/lib/images/attach";
import { variantAddress } from "@/lib/images/picture";
import { isServed } from "@/lib/images/service";
import { storedAddress } from "@/lib/routes";

/** A stored picture's address in the API, without a size. */
export async function GET(_request: Request, { params }: RouteContext<"/imagens/[id]">) {
  const { id } = await params;
  // If the storage fails here, the redirect's target reports it.
  if (!/^[\w-]{1,64}$/.test(id)) notFound();
  const present = (await isServed(id).catch(() => true)) ? id : await findSuccessor(id);
  if (!present) notFound();
  redirect(variantAddress(storedAddress(present), 1280));
}
