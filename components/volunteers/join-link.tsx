import { MessageCircle } from "lucide-react";
import { LinkButton } from "@/components/ui/button";
import { joinLink } from "@/lib/site";
import { volunteerCopy } from "@/lib/volunteers/model";

/** 'I want to volunteer': opens WhatsApp with the message ready to be sent. */
export function JoinLink({ className = "" }: { className?: string }) {
  return (
    <LinkButton href={joinLink} target="_blank" rel="noopener noreferrer" prefetch={false} className={className}>
      <MessageCircle aria-hidden className="size-5 shrink-0" />
      {volunteerCopy.join}
      <span className="sr-only"> (abre o WhatsApp em nova aba)</span>
    </LinkButton>
  );
}
