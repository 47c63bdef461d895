"use client";

import { Phone } from "lucide-react";
import { ICON_BUTTON } from "@/components/manage/manage-card";
import { ManageList } from "@/components/manage/manage-list";
import type { ManageListProps } from "@/components/manage/manage-list-props";
import { StatusBadge } from "@/components/manage/status-badge";
import { routes } from "@/lib/routes";
import { badgeOf } from "@/lib/volunteers/badge";
import { volunteerCopy } from "@/lib/volunteers/copy";
import type { ManagedVolunteer } from "@/lib/volunteers/types";
import { Portrait } from "./portrait";

type Props = Pick<
  ManageListProps<ManagedVolunteer>,
  "query" | "readOnly" | "list" | "remove" | "undo" | "setActive" | "load"
>;

/** The team for administrators, with telephone numbers and inactive volunteers. */
export function ManageVolunteers(props: Props) {
  return (
    <ManageList
      {...props}
      copy={{ ...volunteerCopy, none: volunteerCopy.noneRegistered }}
      nameOf={({ name }) => name}
      editHref={({ _id }) => routes.editVolunteer(_id)}
      tools={({ name, tel }) =>
        tel && (
          <a href={`tel:${tel.replace(/[^\d+]/g, "")}`} className={ICON_BUTTON}>
            <span className="sr-only">
              Ligar para {name}: {tel}
            </span>
            <Phone aria-hidden className="size-5" />
          </a>
        )
      }
    >
      {(volunteer) => (
        <>
          <Portrait
            volunteer={volunteer}
            sizes="4rem"
            decorative
            className="size-14 shrink-0 self-start rounded-full sm:size-16 sm:self-auto"
          />
          <div className="grid min-w-0 flex-1 gap-2 sm:flex sm:items-center sm:gap-4">
            <div className="min-w-0 flex-1">
              <h2 className="wrap-anywhere font-sans font-semibold text-lg leading-snug tracking-normal">
                {volunteer.name}
              </h2>
              <p className="wrap-anywhere text-muted text-sm">
                {volunteer.tipo} · {volunteer.profissao}
              </p>
              <p className="flex flex-wrap gap-x-3 text-muted text-sm">
                <span className={volunteer.isAdmin ? "font-semibold text-accent" : ""}>
                  {badgeOf(volunteer.isAdmin)}
                </span>
                {volunteer.tel && <span className="whitespace-nowrap">{volunteer.tel}</span>}
              </p>
            </div>
            <span className="flex">
              <StatusBadge active={volunteer.active} />
            </span>
          </div>
        </>
      )}
    </ManageList>
  );
}
