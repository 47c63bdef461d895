import { Fragment, type ReactNode } from "react";
import { AgendaSection } from "@/components/calendar/agenda-section";
import { CampaignSection } from "@/components/campaigns/campaign-section";
import { TransparencySection } from "@/components/donations/transparency/transparency-section";
import { NeedsSection, SECTION_NEEDS } from "@/components/needs/needs-section";
import { DonateSection } from "@/components/pix/donate-section";
import { BlogSection, type BlogSectionProps } from "@/components/posts/blog-section";
import { ResultsNotice } from "@/components/posts/results-notice";
import { OrganizationJsonLd } from "@/components/seo/organization-json-ld";
import { AboutSection } from "@/components/site/about-section";
import { Banner } from "@/components/site/banner";
import { TEASER_PORTRAITS, VolunteersTeaser } from "@/components/volunteers/volunteers-teaser";
import { readAgenda } from "@/lib/calendar/public";
import { readCurrentCampaigns } from "@/lib/campaigns/public";
import { readDonations } from "@/lib/donations/public";
import { readWantedNeeds } from "@/lib/needs/public";
import { pixOffer } from "@/lib/pix/offer";
import { type HomeSectionKey, isShown } from "@/lib/settings/home-sections";
import { joinWay } from "@/lib/settings/join-way";
import { readSite } from "@/lib/settings/public";
import { readVolunteers } from "@/lib/volunteers/public";

/** The home page; also that of searches and further pages of the blog, which differ in `blog`. */
export async function Home({ blog }: { blog: BlogSectionProps }) {
  const [site, agenda, donations, needs, [campaign], { items: volunteers }] = await Promise.all([
    readSite(),
    readAgenda(),
    readDonations(),
    readWantedNeeds(SECTION_NEEDS),
    readCurrentCampaigns(1),
    readVolunteers(1, TEASER_PORTRAITS),
  ]);
  const offer = pixOffer(site);
  // Searches and further pages show the blog even where the home page has no blog section.
  const requested = blog.keyword !== undefined || blog.page > 1 ? "blog" : undefined;
  const sections: Record<HomeSectionKey, ReactNode> = {
    about: <AboutSection site={site} />,
    banner: <Banner slides={site.slides} />,
    calendar: <AgendaSection agenda={agenda} />,
    transparencia: <TransparencySection donations={donations} takesPix={offer !== undefined} />,
    campanha: campaign?.state === "running" && <CampaignSection campaign={campaign} />,
    precisamos: <NeedsSection needs={needs} />,
    doar: offer && <DonateSection offer={offer} />,
    blog: <BlogSection {...blog} />,
    voluntarios: <VolunteersTeaser volunteers={volunteers} join={joinWay(site)} />,
  };
  return (
    <>
      <OrganizationJsonLd site={site} />
      <ResultsNotice {...blog} />
      {!isShown(site, "about") && <h1 className="sr-only">{site.name}</h1>}
      {site.homeSections.map(
        ({ key, shown }) => (shown || requested === key) && <Fragment key={key}>{sections[key]}</Fragment>,
      )}
    </>
  );
}
