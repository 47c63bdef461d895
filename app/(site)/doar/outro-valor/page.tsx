import { DonateScreen } from "@/components/pix/donate-screen";
import { pixCopy } from "@/lib/pix/copy";
import { pixOffer } from "@/lib/pix/offer";
import { readSite } from "@/lib/settings/public";
import { donateMetadata } from "../donate-metadata";

export const generateMetadata = () => donateMetadata({ noindex: true });

/** Where the form leads without JavaScript when what was typed is no amount. */
export default async function DonateAgainPage() {
  return <DonateScreen offer={pixOffer(await readSite())} problem={`${pixCopy.invalid}. ${pixCopy.outside}`} />;
}
