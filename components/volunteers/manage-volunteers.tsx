"use client";

import { MessageCircle, Phone } from "lucide-react";
import { CardSummary } from "@/components/manage/card-summary";
import { ToolLink } from "@/components/manage/card-tools";
import { ManageList } from "@/components/manage/manage-list";
import type { ListOfPage } from "@/components/manage/manage-list-props";
import { StatusBadge } from "@/components/manage/status-badge";
import { painelRoutes } from "@/lib/painel-routes";
import { whatsappNumber } from "@/lib/settings/phone";
import { whatsappLink } from "@/lib/site";
import { badgeOf } from "@/lib/volunteers/badge";
import { volunteerCopy } from "@/lib/volunteers/copy";
import type { ManagedVolunteer } from "@/lib/volunteers/types";
import { Portrait } from "./portrait";

type Props = ListOfPage<ManagedVolunteer>;

/** The team for administrators, with telephone numbers and inactive volunteers. */
export function ManageVolunteers(props: Props) {
  return (
    <ManageList
      {...props}
      copy={{ ...volunteerCopy, none: volunteerCopy.noneRegistered }}
      nameOf={({ name }) => name}
      editHref={({ _id }) => painelRoutes.editVolunteer(_id)}
      tools={(volunteer) => <PhoneTools {...volunteer} />}
    >
      {(volunteer, href) => (
        <>
          <Portrait
            volunteer={volunteer}
            sizes="4rem"
            decorative
            className="size-14 shrink-0 self-start rounded-full sm:size-16 sm:self-auto"
          />
          <CardSummary title={volunteer.name} href={href} badges={<StatusBadge active={volunteer.active} />}>
            <p className="wrap-anywhere text-muted text-sm">
              {volunteer.tipo} · {volunteer.profissao}
            </p>
            <p className="flex flex-wrap gap-x-3 text-muted text-sm">
              <span className={volunteer.isAdmin ? "font-semibold text-accent" : ""}>{badgeOf(volunteer.isAdmin)}</span>
              {volunteer.tel && (
                <span className="whitespace-nowrap max-[16rem]:whitespace-normal">{volunteer.tel}</span>
              )}
            </p>
          </CardSummary>
        </>
      )}
    </ManageList>
  );
}

function PhoneTools({ name, tel }: ManagedVolunteer) {
  if (!tel) return null;
  const number = whatsappNumber(tel);
  return (
    <>
      {number && (
        <ToolLink
          href={whatsappLink(`Olá, ${name}!`, number)}
          target="_blank"
          title="WhatsApp"
          Icon={MessageCircle}
          word="WhatsApp"
        >
          {`Escrever para ${name} no WhatsApp`}
        </ToolLink>
      )}
      <ToolLink href={`tel:${tel.replace(/[^\d+]/g, "")}`} title="Ligar" Icon={Phone} word="Ligar">
        {`Ligar para ${name}: ${tel}`}
      </ToolLink>
    </>
  );
}
