import { NeedsPage } from "@/components/needs/needs-page";
import { JsonLd } from "@/components/seo/json-ld";
import { needCopy } from "@/lib/needs/copy";
import { readEndedNeeds, readOpenNeeds } from "@/lib/needs/public";
import { describeNeeds } from "@/lib/needs/structured-data";
import { routes } from "@/lib/routes";
import { theName } from "@/lib/settings/name";
import { siteMetadata } from "../site-metadata";

export const generateMetadata = siteMetadata((site) => ({
  title: needCopy.title,
  description: `O que falta hoje para ${theName(site)}: quanto de cada coisa, quanto já chegou, onde e quando entregar.`,
  path: routes.needs,
}));

/** Needs that are complete or over, below those that are not. */
const ENDED_NEEDS = 6;

export default async function Page() {
  const [list, ended] = await Promise.all([readOpenNeeds(1), readEndedNeeds(ENDED_NEEDS)]);
  return (
    <>
      {list.items.length > 0 && <JsonLd data={describeNeeds(list.items)} />}
      <NeedsPage {...list} ended={ended} />
    </>
  );
}
