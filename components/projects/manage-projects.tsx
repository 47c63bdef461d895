"use client";

import { CardSummary } from "@/components/manage/card-summary";
import { ManageList } from "@/components/manage/manage-list";
import type { ListOfPage } from "@/components/manage/manage-list-props";
import { StatusBadge } from "@/components/manage/status-badge";
import { Picture } from "@/components/ui/picture";
import { formatDate } from "@/lib/dates";
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
        <>
          <Picture
            picture={picture}
            sizes="6rem"
            decorative
            className="hidden h-16 w-24 shrink-0 rounded-field bg-sunken object-cover sm:block"
          />
          <CardSummary title={titulo} href={href} badges={<StatusBadge active={active} />}>
            <p className="text-muted text-sm">
              {categoria} ·{" "}
              <time dateTime={createdAt} className="whitespace-nowrap">
                {formatDate(createdAt)}
              </time>
            </p>
          </CardSummary>
        </>
      )}
    </ManageList>
  );
}
