import { notFound } from "next/navigation";
import { TransparencyPage } from "@/components/donations/transparency/transparency-page";
import { readDonations } from "@/lib/donations/public";
import { donationsMetadata } from "../../donations-metadata";
import { parseSearch } from "../parse-search";

type Props = PageProps<"/transparencia/busca/[q]">;

export const generateStaticParams = () => [];

export async function generateMetadata({ params }: Props) {
  return donationsMetadata(parseSearch((await params).q));
}

export default async function DonationsSearchPage({ params }: Props) {
  const q = parseSearch((await params).q);
  if (!q) notFound();
  return <TransparencyPage first={await readDonations(q)} q={q} />;
}
