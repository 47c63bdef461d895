import { DonateScreen } from "@/components/pix/donate-screen";
import { pixCopy } from "@/lib/pix/model";
import { readPixOffer } from "@/lib/pix/offer";
import { donateMetadata } from "../donate-metadata";

export const metadata = donateMetadata({ noindex: true });

/** Where the form leads without JavaScript when what was typed is no amount. */
export default async function DonateAgainPage() {
  return <DonateScreen offer={await readPixOffer()} problem={`${pixCopy.invalid}. ${pixCopy.outside}`} />;
}
