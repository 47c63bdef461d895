import { History } from "lucide-react";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { NowrapDates } from "@/components/ui/nowrap-dates";
import { formatMoment } from "@/lib/dates";
import { screenHeading, useFocusWhenGone } from "../use-focus-when-gone";
import { DiscardDialog } from "./discard-dialog";

export type Restored = {
  at: string;
  /** Who typed it; absent for a draft of this browser. */
  userName?: string;
};

type Props = { draft: { restored: Restored | undefined; keptOnServer: boolean; discard: () => void } };

/** Tells, above the fields, that a draft was restored, and discards it after a confirmation. */
export function RestoredDraft({ draft: { restored, ...draft } }: Props) {
  return restored && <RestoredNotice {...restored} {...draft} />;
}

type NoticeProps = Restored & { keptOnServer: boolean; discard: () => void };

function RestoredNotice({ at, userName, keptOnServer, discard }: NoticeProps) {
  const [asking, setAsking] = useState(false);
  const box = useFocusWhenGone<HTMLDivElement>(screenHeading);
  return (
    <div
      ref={box}
      role="status"
      className="flex flex-wrap items-center justify-between gap-3 rounded-field bg-leaf-soft px-4 py-3 text-leaf"
    >
      <p className="flex items-center gap-3 font-medium">
        <History aria-hidden className="size-5 shrink-0" />
        <span>
          <NowrapDates>
            {userName
              ? `Este é o rascunho de ${userName}, de ${formatMoment(at)}. Ainda não foi salvo.`
              : `Recuperamos o que você tinha escrito em ${formatMoment(at)} e não salvou.`}
          </NowrapDates>
        </span>
      </p>
      <Button variant="quiet" onClick={() => setAsking(true)}>
        Descartar
      </Button>
      <DiscardDialog
        open={asking}
        userName={userName}
        keptOnServer={keptOnServer}
        onConfirm={() => {
          setAsking(false);
          discard();
        }}
        onClose={() => setAsking(false)}
      />
    </div>
  );
}
