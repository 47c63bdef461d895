import { notFound } from "next/navigation";
import { TransparencyPage } from "@/components/donations/transparency-page";
import { readDonations } from "@/lib/donations/public";
import { donationsMetadata } from "../../donations-metadata";
import { searchOf } from "../search-of";

type Props = PageProps<"/transparencia/busca/[q]">;

export function generateStaticParams() {
  return [{ q: "cestas" }];
}

export async function generateMetadata({ params }: Props) {
  return donationsMetadata(searchOf((await params).q));
}

export default async function DonationsSearchPage({ params }: Props) {
  const q = searchOf((await params).q);
  if (!q) notFound();
  const [first, whole] = await Promise.all([readDonations(q), readDonations()]);
  return <TransparencyPage first={first} overall={whole.totals} q={q} />;
}
