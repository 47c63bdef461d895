"use client";

import { CardSummary } from "@/components/manage/card-summary";
import { ManageList } from "@/components/manage/manage-list";
import type { ListOfPage } from "@/components/manage/manage-list-props";
import { StatusBadge } from "@/components/manage/status-badge";
import { ShortDate } from "@/components/ui/short-date";
import { formatMoment } from "@/lib/dates";
import { painelRoutes } from "@/lib/painel-routes";
import { postCopy } from "@/lib/posts/copy";
import type { PostCardData } from "@/lib/posts/types";
import { routes } from "@/lib/routes";

type Post = PostCardData & { active: boolean; scheduled: boolean };

type Props = ListOfPage<Post>;

/** The articles for administrators. */
export function ManagePosts(props: Props) {
  return (
    <ManageList
      {...props}
      copy={postCopy}
      nameOf={({ titulo }) => titulo}
      editHref={({ _id }) => painelRoutes.editPost(_id)}
      siteHref={({ active, scheduled, permalink }) => (active && !scheduled ? routes.post(permalink) : undefined)}
    >
      {({ titulo, autor, categoria, createdAt, active, scheduled, picture }, href) => (
        <CardSummary
          picture={picture}
          title={titulo}
          href={href}
          badges={
            <StatusBadge active={active} pendingText={scheduled ? `Sai em ${formatMoment(createdAt)}` : undefined} />
          }
        >
          <p className="wrap-anywhere text-muted text-sm">
            {autor} · {categoria} · <ShortDate moment={createdAt} />
          </p>
        </CardSummary>
      )}
    </ManageList>
  );
}
