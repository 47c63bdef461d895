"use client";

import { CardTitle } from "@/components/manage/manage-card";
import { ManageList } from "@/components/manage/manage-list";
import type { ManageListProps } from "@/components/manage/manage-list-props";
import { StatusBadge } from "@/components/manage/status-badge";
import { Picture } from "@/components/ui/picture";
import { formatDate } from "@/lib/dates";
import { projectCategoryLabel } from "@/lib/projects/categories";
import { projectCopy } from "@/lib/projects/copy";
import type { ManagedProject } from "@/lib/projects/types";
import { routes } from "@/lib/routes";

type Props = Pick<
  ManageListProps<ManagedProject>,
  "query" | "readOnly" | "list" | "remove" | "undo" | "setActive" | "load"
>;

/** The projects for administrators. */
export function ManageProjects(props: Props) {
  return (
    <ManageList
      {...props}
      copy={projectCopy}
      nameOf={({ titulo }) => titulo}
      editHref={({ _id }) => routes.editProject(_id)}
    >
      {({ _id, titulo, slug, createdAt, active, picture }) => (
        <>
          <Picture
            picture={picture}
            sizes="6rem"
            decorative
            className="hidden h-16 w-24 shrink-0 rounded-field bg-sunken object-cover sm:block"
          />
          <div className="grid min-w-0 flex-1 gap-2 sm:flex sm:items-center sm:gap-4">
            <div className="min-w-0 flex-1">
              <CardTitle href={props.readOnly ? undefined : routes.editProject(_id)}>{titulo}</CardTitle>
              <p className="text-muted text-sm">
                {projectCategoryLabel(slug)} ·{" "}
                <time dateTime={createdAt} className="whitespace-nowrap">
                  {formatDate(createdAt)}
                </time>
              </p>
            </div>
            <span className="flex">
              <StatusBadge active={active} />
            </span>
          </div>
        </>
      )}
    </ManageList>
  );
}
