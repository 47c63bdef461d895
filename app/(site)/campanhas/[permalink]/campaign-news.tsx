import { EventList } from "@/components/calendar/event-list";
import { NeedGrid } from "@/components/needs/need-grid";
import { PostGrid } from "@/components/posts/post-grid";
import { Lightbox } from "@/components/ui/lightbox";
import { Part } from "@/components/ui/part";
import type { ShownEvent } from "@/lib/calendar/types";
import type { NeedCardData } from "@/lib/needs/types";
import type { PostCardData } from "@/lib/posts/types";

type Props = { posts: PostCardData[]; events: ShownEvent[]; needs: NeedCardData[] };

/** What belongs to a campaign: what it still needs, what there is to tell of it, its events. Nothing where there is nothing. */
export function CampaignNews({ posts, events, needs }: Props) {
  return (
    <div className="mx-auto mt-16 grid max-w-page gap-16 px-4 empty:hidden">
      {needs.length > 0 && (
        <Part id="itens" title="Do que a campanha precisa" className="grid gap-6">
          <NeedGrid needs={needs} level="h3" />
        </Part>
      )}
      {posts.length > 0 && (
        <Part id="novidades" title="Novidades da campanha" className="grid gap-6">
          <PostGrid posts={posts} heading="h3" />
        </Part>
      )}
      {events.length > 0 && (
        <Part id="encontros" title="Encontros da campanha" className="grid gap-6">
          <Lightbox>
            <EventList events={events} heading="h3" compact />
          </Lightbox>
        </Part>
      )}
    </div>
  );
}
