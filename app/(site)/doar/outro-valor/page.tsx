import { DonatePage } from "@/components/pix/donate-page";
import { pixCopy } from "@/lib/pix/copy";
import { pixOffer } from "@/lib/pix/offer";
import { readSite } from "@/lib/settings/public";
import { donateMetadata } from "../donate-metadata";

export const generateMetadata = () => donateMetadata({ noindex: true });

/** The form without JavaScript redirects here when the amount is invalid. */
export default async function DonateAgainPage() {
  return <DonatePage offer={pixOffer(await readSite())} problem={`${pixCopy.invalid}. ${pixCopy.outside}`} />;
}
