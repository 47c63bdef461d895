import { notFound, redirect } from "next/navigation";
import { storedAddress } from "@/lib/images/picture";
import { isStored } from "@/lib/images/service";

/** The address that the API gives for a stored picture, for clients that ask for no particular size. */
export async function GET(_request: Request, { params }: RouteContext<"/imagens/[id]">) {
  const { id } = await params;
  // Without an answer the picture's own address says what is wrong.
  if (!/^[\w-]{1,64}$/.test(id) || !(await isStored(id).catch(() => true))) notFound();
  redirect(`${storedAddress(id)}/1280.webp`);
}
