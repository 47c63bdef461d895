import { MonthlyPage } from "@/components/pix/monthly-page";
import { pixOffer } from "@/lib/pix/offer";
import { routes } from "@/lib/routes";
import { theName } from "@/lib/settings/name";
import { readSite } from "@/lib/settings/public";
import { siteMetadata } from "../../site-metadata";

export const generateMetadata = siteMetadata((site) => ({
  title: "Doe todo mês",
  description: `Como agendar no aplicativo do seu banco um Pix que se repete todo mês para ${theName(site)}: a chave, o passo a passo e um lembrete para a sua agenda.`,
  path: routes.donateMonthly,
}));

export default async function Page() {
  const site = await readSite();
  return <MonthlyPage offer={pixOffer(site)} theName={theName(site)} />;
}
