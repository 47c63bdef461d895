import { DonateScreen } from "@/components/pix/donate-screen";
import { pixOffer } from "@/lib/pix/offer";
import { readSite } from "@/lib/settings/public";
import { donateMetadata } from "./donate-metadata";

export const generateMetadata = () => donateMetadata();

export default async function DonatePage() {
  return <DonateScreen offer={pixOffer(await readSite())} />;
}
