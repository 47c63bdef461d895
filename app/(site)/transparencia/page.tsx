import { TransparencyPage } from "@/components/donations/transparency/transparency-page";
import { readDonations } from "@/lib/donations/public";
import { donationsMetadata } from "./donations-metadata";

export const generateMetadata = () => donationsMetadata();

export default async function DonationsPage() {
  return <TransparencyPage first={await readDonations()} />;
}
