import { Printer } from "lucide-react";
import { PostText } from "@/components/markdown/post-text";
import { VideoPlayer } from "@/components/markdown/video-player";
import { PixCard } from "@/components/pix/pix-card";
import { buttonClasses, IN_LINE } from "@/components/ui/button-classes";
import { NowrapDates } from "@/components/ui/nowrap-dates";
import { PageHeader } from "@/components/ui/page-header";
import { Part } from "@/components/ui/part";
import { Picture } from "@/components/ui/picture";
import { Share } from "@/components/ui/share";
import { daysText, shareText } from "@/lib/campaigns/describe";
import type { Campaign } from "@/lib/campaigns/types";
import type { PixOffer } from "@/lib/pix/types";
import { routes } from "@/lib/routes";
import { absolute } from "@/lib/site";
import { StateBadge } from "./state-badge";
import { Thermometer } from "./thermometer";

type Props = {
  campaign: Campaign;
  /** Undefined without a Pix key in the settings; only a running campaign shows it. */
  offer: PixOffer | undefined;
};

/** The picture and the story, and beside them, in one column, the bar and the code. */
const BESIDE = "grid items-start lg:grid-cols-[minmax(0,1.6fr)_minmax(20rem,1fr)] lg:gap-12";

/** A campaign's own page. */
export function CampaignDetail({ campaign, offer }: Props) {
  const { titulo, permalink, picture, state, description, result } = campaign;
  return (
    <article className="mx-auto grid max-w-page gap-8 px-4 pt-6 sm:pt-10">
      <PageHeader title={titulo} parent={{ label: "Campanhas", href: routes.campaigns }} />
      <div className={`${BESIDE} gap-8`}>
        <Picture
          picture={picture}
          sizes="(min-width: 1024px) 43rem, calc(100vw - 2rem)"
          priority
          className="aspect-[3/2] w-full rounded-card bg-sunken object-cover"
        />
        <section aria-label="Andamento" className="grid content-start gap-5">
          <div className="flex flex-wrap items-center gap-3">
            <StateBadge state={state} />
            <p className="text-muted">
              <NowrapDates>{daysText(campaign)}</NowrapDates>
            </p>
          </div>
          <Thermometer campaign={campaign} />
          {state === "running" && (
            <a
              href={routes.campaignPoster(permalink)}
              className={buttonClasses("quiet", `justify-self-start ${IN_LINE}`)}
            >
              <Printer aria-hidden className="size-5 shrink-0" /> Cartaz para imprimir
            </a>
          )}
          <Share text={shareText(campaign)} url={absolute(routes.campaign(permalink))} />
        </section>
      </div>
      {result && (
        <Part id="resultado" title="O que fizemos juntos" className="grid gap-4 rounded-card bg-leaf-soft p-5 sm:p-8">
          <VideoPlayer>
            <PostText idPrefix="resultado-">{result}</PostText>
          </VideoPlayer>
        </Part>
      )}
      <div className={`${BESIDE} gap-10`}>
        <VideoPlayer>
          <PostText>{description}</PostText>
        </VideoPlayer>
        {state === "running" && offer && (
          <Part id="doar" title="Doe por Pix">
            <PixCard offer={offer} />
          </Part>
        )}
      </div>
    </article>
  );
}
