import { notFound } from "next/navigation";
import { TransparencyPage } from "@/components/donations/transparency/transparency-page";
import { readDonations } from "@/lib/donations/public";
import { furtherPageNumber, pageNumber } from "@/lib/web/address-part";
import { donationsMetadata } from "../../donations-metadata";

type Props = PageProps<"/transparencia/pagina/[n]">;

export const generateStaticParams = () => [];

export async function generateMetadata({ params }: Props) {
  return donationsMetadata("", pageNumber((await params).n));
}

export default async function DonationsFurtherPage({ params }: Props) {
  const page = furtherPageNumber((await params).n);
  if (!page) notFound();
  const [first, whole] = await Promise.all([readDonations("", page), readDonations()]);
  if (first.donations.length === 0) notFound();
  return <TransparencyPage first={first} overall={whole.totals} />;
}
