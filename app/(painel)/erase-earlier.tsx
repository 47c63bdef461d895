import { eraseEarlier } from "@/app/(painel)/actions/trash";
import { ConfirmedAction } from "@/components/forms/confirmed-action";
import { trashCopy } from "@/lib/trash/copy";
import type { EarlierInput } from "@/lib/trash/schema";

/** The button that erases what the history holds of an item; `children` names it in the words of its screen. */
export function EraseEarlier({ entity, _id, children }: EarlierInput & { children: string }) {
  const detail = [
    trashCopy.eraseDetail,
    (entity === "post" || entity === "campaign") && trashCopy.eraseAddresses,
    entity === "post" && trashCopy.eraseDrafts,
    trashCopy.eraseForEver,
  ];
  return (
    <div>
      <ConfirmedAction
        run={eraseEarlier.bind(null, { entity, _id })}
        question={`${children}?`}
        detail={detail.filter(Boolean).join(" ")}
      >
        {children}
      </ConfirmedAction>
    </div>
  );
}
