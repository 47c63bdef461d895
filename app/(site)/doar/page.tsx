import { DonateScreen } from "@/components/pix/donate-screen";
import { readPixOffer } from "@/lib/pix/offer";
import { donateMetadata } from "./donate-metadata";

export const metadata = donateMetadata();

export default async function DonatePage() {
  return <DonateScreen offer={await readPixOffer()} />;
}
