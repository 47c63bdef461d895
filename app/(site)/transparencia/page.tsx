import { TransparencyPage } from "@/components/donations/transparency/transparency-page";
import { readDonations } from "@/lib/donations/public";
import { donationsMetadata } from "./donations-metadata";

export const generateMetadata = () => donationsMetadata();

export default async function DonationsPage() {
  const first = await readDonations();
  return <TransparencyPage first={first} overall={first.totals} />;
}
