"use client";

import { CardSummary } from "@/components/manage/card-summary";
import { ManageList } from "@/components/manage/manage-list";
import type { ListOfPage } from "@/components/manage/manage-list-props";
import { StatusBadge } from "@/components/manage/status-badge";
import { ShortDate } from "@/components/ui/short-date";
import { painelRoutes } from "@/lib/painel-routes";
import { projectCopy } from "@/lib/projects/copy";
import type { ManagedProject } from "@/lib/projects/types";

type Props = ListOfPage<ManagedProject>;

/** The projects for administrators. */
export function ManageProjects(props: Props) {
  return (
    <ManageList
      {...props}
      copy={projectCopy}
      nameOf={({ titulo }) => titulo}
      editHref={({ _id }) => painelRoutes.editProject(_id)}
    >
      {({ titulo, categoria, createdAt, active, picture }, href) => (
        <CardSummary picture={picture} title={titulo} href={href} badges={<StatusBadge active={active} />}>
          <p className="text-muted text-sm">
            {categoria} · <ShortDate moment={createdAt} />
          </p>
        </CardSummary>
      )}
    </ManageList>
  );
}
