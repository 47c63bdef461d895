"use client";

import { FileText } from "lucide-react";
import { useState, useTransition } from "react";
import { callOrSignIn } from "@/components/forms/call-action";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { ShortMoment } from "@/components/ui/short-date";
import { PasswordLinkDialog } from "@/components/users/password-link-dialog";
import { painelRoutes } from "@/lib/painel-routes";
import { passwordLinkCopy } from "@/lib/users/copy";
import type { Handover } from "@/lib/users/handover-schema";
import type { ActionResult } from "@/lib/web/action-result";

type PasswordLink = { name: string; address: string };

type Props = {
  handover: Handover;
  /** Ids of the active accounts, which can get a link for a new password. */
  team: string[];
  createPasswordLink: (input: { _id: string }) => Promise<ActionResult<PasswordLink>>;
};

/** The last handover, its document, and password links for those who stayed. */
export function LastHandover({ handover: { at, by, people }, team, createPasswordLink }: Props) {
  const [link, setLink] = useState<PasswordLink>();
  const [failure, setFailure] = useState<string>();
  const [busy, start] = useTransition();

  const makeLink = (_id: string) =>
    start(async () => {
      const result = await callOrSignIn(createPasswordLink, { _id });
      setFailure(result.ok ? undefined : result.message);
      if (result.ok) setLink(result.data);
    });

  return (
    <section aria-labelledby="ultima-passagem" className="grid gap-4 rounded-card border-2 border-line bg-surface p-5">
      {link && <PasswordLinkDialog link={link} onClose={() => setLink(undefined)} />}
      <h2 id="ultima-passagem" className="text-2xl">
        Última passagem
      </h2>
      <p>
        Em <ShortMoment moment={at} />, por {by}. Quem fica entra com uma senha nova: faça um link para cada pessoa, e
        envie só a ela.
      </p>
      {failure && <Alert>{failure}</Alert>}
      <ul className="grid gap-2">
        {people.map(({ _id, name, before, after }) => (
          <li key={_id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
            <span className="wrap-anywhere">
              <strong className="font-semibold">{name}</strong>: {before === after ? after : `${before} → ${after}`}
            </span>
            {team.includes(_id) && (
              <Button variant="quiet" disabled={busy} onClick={() => makeLink(_id)}>
                {passwordLinkCopy.make} <span className="sr-only">para {name}</span>
              </Button>
            )}
          </li>
        ))}
      </ul>
      <a
        href={painelRoutes.handoverFile}
        className="inline-flex min-h-11 items-center gap-2 justify-self-start font-semibold underline underline-offset-4"
      >
        <FileText aria-hidden className="size-5" /> Documento da passagem (PDF)
      </a>
    </section>
  );
}
