import { notFound } from "next/navigation";
import { TransparencyPage } from "@/components/donations/transparency/transparency-page";
import { readDonations } from "@/lib/donations/public";
import { pageNumber } from "@/lib/web/address-part";
import { readFurtherPage } from "../../../../../further-page";
import { donationsMetadata } from "../../../../donations-metadata";
import { parseSearch } from "../../../parse-search";

type Props = PageProps<"/transparencia/busca/[q]/pagina/[n]">;

export const generateStaticParams = () => [];

export async function generateMetadata({ params }: Props) {
  const { q, n } = await params;
  return donationsMetadata(parseSearch(q), pageNumber(n));
}

export default async function DonationsSearchFurtherPage({ params }: Props) {
  const { q: parameter, n } = await params;
  const q = parseSearch(parameter);
  if (!q) notFound();
  return <TransparencyPage first={await readFurtherPage(n, (page) => readDonations(q, page))} q={q} />;
}
