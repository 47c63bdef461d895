"use client";

import { MessageCircle, Phone } from "lucide-react";
import { CardTitle, ICON_BUTTON, ToolWord } from "@/components/manage/manage-card";
import { ManageList } from "@/components/manage/manage-list";
import type { ManageListProps } from "@/components/manage/manage-list-props";
import { StatusBadge } from "@/components/manage/status-badge";
import { routes } from "@/lib/routes";
import { dialable, formatPhone, isMobile } from "@/lib/settings/phone";
import { whatsappLink } from "@/lib/site";
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
      tools={(volunteer) => <PhoneTools {...volunteer} />}
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
              <CardTitle href={props.readOnly ? undefined : routes.editVolunteer(volunteer._id)}>
                {volunteer.name}
              </CardTitle>
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

function PhoneTools({ name, tel }: ManagedVolunteer) {
  if (!tel) return null;
  return (
    <>
      {isMobile(tel) && (
        <a
          href={whatsappLink(`Olá, ${name}!`, dialable(formatPhone(tel)).slice(1))}
          target="_blank"
          rel="noopener noreferrer"
          title="WhatsApp"
          className={ICON_BUTTON}
        >
          <span className="sr-only">Escrever para {name} no WhatsApp</span>
          <MessageCircle aria-hidden className="size-5" />
          <ToolWord>WhatsApp</ToolWord>
        </a>
      )}
      <a href={`tel:${tel.replace(/[^\d+]/g, "")}`} title="Ligar" className={ICON_BUTTON}>
        <span className="sr-only">
          Ligar para {name}: {tel}
        </span>
        <Phone aria-hidden className="size-5" />
        <ToolWord>Ligar</ToolWord>
      </a>
    </>
  );
}
