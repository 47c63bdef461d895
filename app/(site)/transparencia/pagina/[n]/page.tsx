import { TransparencyPage } from "@/components/donations/transparency/transparency-page";
import { readDonations } from "@/lib/donations/public";
import { pageNumber } from "@/lib/web/address-part";
import { readFurtherPage } from "../../../further-page";
import { donationsMetadata } from "../../donations-metadata";

type Props = PageProps<"/transparencia/pagina/[n]">;

export const generateStaticParams = () => [];

export async function generateMetadata({ params }: Props) {
  return donationsMetadata("", pageNumber((await params).n));
}

export default async function DonationsFurtherPage({ params }: Props) {
  const { n } = await params;
  return <TransparencyPage first={await readFurtherPage(n, (page) => readDonations("", page))} />;
}
