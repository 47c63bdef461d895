import { notFound, redirect } from "next/navigation";
import { storedAddress } from "@/lib/images/model";

/** The address that the API gives for a stored picture, for clients that ask for no particular size. */
export async function GET(_request: Request, { params }: RouteContext<"/imagens/[id]">) {
  const { id } = await params;
  if (!/^[\w-]{1,64}$/.test(id)) notFound();
  redirect(`${storedAddress(id)}/1280.webp`);
}
