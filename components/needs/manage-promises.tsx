"use client";

import { type ComponentProps, useState } from "react";
import { ConfirmedAction } from "@/components/forms/confirmed-action";
import { useNextRowFocus } from "@/components/manage/use-next-row-focus";
import { Card } from "@/components/ui/card";
import { EmptyState } from "@/components/ui/empty-state";
import { Part } from "@/components/ui/part";
import { manageDonationCopy } from "@/lib/donations/manage-copy";
import type { ManagedNeed, ManagedPromise } from "@/lib/needs/types";
import type { ActionResult } from "@/lib/web/action-result";
import { PromiseSummary } from "./promise-summary";
import { ReceiveForm } from "./receive-form";
import { type Receipt, ReceivedNotice } from "./received-notice";

type Props = {
  need: ManagedNeed;
  promises: ManagedPromise[];
  receive: ComponentProps<typeof ReceiveForm>["receive"];
  remove: ComponentProps<typeof ReceivedNotice>["remove"];
  cancel: (input: { _id: string }) => Promise<ActionResult<undefined>>;
  erase: (input: { _id: string }) => Promise<ActionResult<undefined>>;
};

const FOLD = "cursor-pointer py-2.5 font-semibold underline underline-offset-4";

/** What arrived of a need, and who promised what. */
export function ManagePromises({ need, promises, receive, remove, cancel, erase }: Props) {
  const [receipt, setReceipt] = useState<Receipt>();
  const rows = useNextRowFocus(promises);
  return (
    <div className="grid gap-6">
      <ReceivedNotice receipt={receipt} remove={remove} onUndone={() => setReceipt(undefined)} />
      <Card className="p-4 sm:p-5">
        <details>
          <summary className={FOLD}>Chegou sem promessa</summary>
          <div className="pt-4">
            <ReceiveForm needId={need._id} unit={need.unit} receive={receive} onReceived={setReceipt} />
          </div>
        </details>
      </Card>
      <Part id="promessas" title="Promessas" size="text-2xl">
        {promises.length === 0 && <EmptyState title="Ninguém prometeu ainda" />}
        <ul ref={rows} className="grid gap-3">
          {promises.map((promise) => (
            <li key={promise._id}>
              <Card className="grid gap-2 p-4 sm:p-5">
                <PromiseSummary need={need} promise={promise} />
                {promise.state !== "kept" && (
                  <details>
                    <summary className={FOLD}>
                      Chegou<span className="sr-only"> de {promise.name}</span>
                    </summary>
                    <div className="pt-4">
                      <ReceiveForm
                        needId={need._id}
                        unit={need.unit}
                        promiseId={promise._id}
                        outstanding={promise.outstanding}
                        donor={promise.name}
                        receive={receive}
                        onReceived={(one) => setReceipt({ ...one, phone: promise.whatsapp })}
                      />
                    </div>
                  </details>
                )}
                <div>
                  {promise.state === "open" ? (
                    <ConfirmedAction
                      run={() => cancel({ _id: promise._id })}
                      about={promise.name}
                      question={`${promise.name} desistiu desta promessa?`}
                      detail="A promessa deixa de contar, e a quantidade volta para a lista."
                    >
                      Desistiu
                    </ConfirmedAction>
                  ) : (
                    <ConfirmedAction
                      run={() => erase({ _id: promise._id })}
                      about={`de ${promise.name}`}
                      question="Apagar esta promessa agora?"
                      detail={manageDonationCopy.eraseContact}
                    >
                      Apagar a promessa
                    </ConfirmedAction>
                  )}
                </div>
              </Card>
            </li>
          ))}
        </ul>
      </Part>
    </div>
  );
}
