import { UserRoundPlus } from "lucide-react";
import type { JoinWay } from "@/lib/settings/join-way";
import { JoinLink } from "./join-link";
import { TEAM_ROW } from "./team-row";

/** The team's last row: an invitation to the reader. */
export function JoinRow({ join }: { join: JoinWay }) {
  return (
    <div className={TEAM_ROW.frame}>
      <span
        aria-hidden
        className={`grid aspect-square w-full place-items-center rounded-card border-2 border-field border-dashed text-field ${TEAM_ROW.picture}`}
      >
        <UserRoundPlus className="size-8 sm:size-12" />
      </span>
      <div>
        <h3 className="text-2xl">Você</h3>
        <p className="mt-2 font-semibold text-leaf">No que souber fazer</p>
        <p className="text-muted">Qualquer profissão</p>
      </div>
      <div className={`${TEAM_ROW.quote} grid justify-items-start gap-5`}>
        <p className="font-medium text-xl leading-snug sm:text-2xl">
          Este lugar está guardado. Não precisa de experiência: conte o que você gosta de fazer e quando pode vir.
        </p>
        <JoinLink way={join} />
      </div>
    </div>
  );
}
