import { eraseEarlier } from "@/app/(painel)/actions/trash";
import { ConfirmedAction } from "@/components/forms/confirmed-action";
import { trashCopy } from "@/lib/trash/copy";
import type { EarlierInput } from "@/lib/trash/schema";

/** The button that erases what the history holds of an item; `children` names it in the words of its screen. */
export function EraseEarlier({ entity, _id, children }: EarlierInput & { children: string }) {
  const addresses = entity === "post" || entity === "campaign" ? ` ${trashCopy.eraseAddresses}` : "";
  const drafts = entity === "post" ? ` ${trashCopy.eraseDrafts}` : "";
  return (
    <div>
      <ConfirmedAction
        run={eraseEarlier.bind(null, { entity, _id })}
        question={`${children}?`}
        detail={trashCopy.eraseDetail + addresses + drafts}
      >
        {children}
      </ConfirmedAction>
    </div>
  );
}
