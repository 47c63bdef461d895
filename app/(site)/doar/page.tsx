import { DonatePage } from "@/components/pix/donate-page";
import { pixOffer } from "@/lib/pix/offer";
import { readSite } from "@/lib/settings/public";
import { donateMetadata } from "./donate-metadata";

export const generateMetadata = () => donateMetadata();

export default async function Page() {
  return <DonatePage offer={pixOffer(await readSite())} />;
}
