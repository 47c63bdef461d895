import { MessageCircle } from "lucide-react";
import { LinkButton } from "@/components/ui/button";
import type { JoinWay } from "@/lib/settings/join-way";
import { volunteerCopy } from "@/lib/volunteers/copy";

/** 'I want to volunteer': opens WhatsApp with a message already typed, or the contact page. */
export function JoinLink({ way: { href, outside } }: { way: JoinWay }) {
  return (
    <LinkButton href={href} {...(outside && { target: "_blank", rel: "noopener noreferrer" })} prefetch={false}>
      <MessageCircle aria-hidden className="size-5 shrink-0" />
      {volunteerCopy.join}
      {outside && <span className="sr-only"> (abre o WhatsApp em nova aba)</span>}
    </LinkButton>
  );
}
