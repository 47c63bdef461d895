import { DONATE_LINK } from "@/components/site/links";
import { LinkButton } from "@/components/ui/button";
import { Share } from "@/components/ui/share";
import type { PostCardData } from "@/lib/posts/types";
import { routes } from "@/lib/routes";
import { absolute } from "@/lib/site";

type Props = { post: PostCardData; takesPix: boolean };

/** The end of an article: share it, or donate. */
export function ArticleEnd({ post: { titulo, permalink }, takesPix }: Props) {
  return (
    <div className="grid max-w-text gap-8 print:hidden">
      <Share text={titulo} url={absolute(routes.post(permalink))} />
      {takesPix && (
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4 rounded-card bg-sunken p-5 sm:p-6">
          <div className="grid gap-1">
            <p className="font-display font-semibold text-xl">Quer ajudar a próxima história a acontecer?</p>
            <p className="text-muted">Qualquer valor vira alguma coisa na mesa de alguém.</p>
          </div>
          <LinkButton href={DONATE_LINK.href} variant="secondary">
            {DONATE_LINK.label}
          </LinkButton>
        </div>
      )}
    </div>
  );
}
