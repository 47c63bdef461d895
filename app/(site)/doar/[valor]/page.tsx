import { notFound } from "next/navigation";
import { DonatePage } from "@/components/pix/donate-page";
import { amountPart, parseAmount, SUGGESTED } from "@/lib/pix/amount";
import { pixOffer } from "@/lib/pix/offer";
import { readSite } from "@/lib/settings/public";
import { addressPart } from "@/lib/web/address-part";
import { donateMetadata } from "../donate-metadata";

export const generateMetadata = () => donateMetadata({ noindex: true });

export const generateStaticParams = () => SUGGESTED.map((cents) => ({ valor: amountPart(cents) }));

export default async function DonateAmountPage({ params }: PageProps<"/doar/[valor]">) {
  const valor = addressPart((await params).valor);
  const { cents } = parseAmount(valor);
  if (cents === undefined || amountPart(cents) !== valor) notFound(); // an amount has one address
  return <DonatePage offer={pixOffer(await readSite(), cents)} />;
}
