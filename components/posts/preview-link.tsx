"use client";

import { useRef, useState, useTransition } from "react";
import { callOrSignIn } from "@/components/forms/call-action";
import { changeKeepingFocus } from "@/components/forms/close-form";
import { LinkToSend } from "@/components/ui/link-to-send";
import { LiveButton } from "@/components/ui/live-button";
import { NowrapDates } from "@/components/ui/nowrap-dates";
import { toastFailure, toastResult } from "@/components/ui/toast";
import { formatMoment } from "@/lib/dates";
import { previewCopy } from "@/lib/posts/copy";
import { PREVIEW_DAYS } from "@/lib/posts/limits";
import type { ShownPreviewLink } from "@/lib/posts/types";
import type { ActionResult } from "@/lib/web/action-result";

type Props = {
  post: { _id: string; titulo: string };
  /** When the link expires; undefined without a link. */
  until: string | undefined;
  create: (input: { _id: string; until?: string }) => Promise<ActionResult<ShownPreviewLink>>;
  end: (input: { _id: string }) => Promise<ActionResult>;
};

/** Creates and revokes the link to an article's preview. */
export function PreviewLink({ post: { _id, titulo }, until, create, end }: Props) {
  const [{ address, until: heldUntil }, setLink] = useState<ShownPreviewLink>({ until });
  const section = useRef<HTMLElement>(null);
  const [busy, start] = useTransition();

  const show = (link: ShownPreviewLink) =>
    changeKeepingFocus(
      () => setLink(link),
      () => section.current?.querySelector<HTMLElement>("input, button"),
    );

  const make = () =>
    start(async () => {
      const result = await callOrSignIn(create, { _id, until: heldUntil });
      if (result.ok) return show(result.data);
      if (result.current) show(result.current);
      toastFailure(result.message);
    });

  const finish = () =>
    start(async () => {
      const result = await callOrSignIn(end, { _id });
      toastResult(result);
      if (result.ok) show({});
    });

  return (
    <section
      ref={section}
      aria-labelledby="previa"
      className="grid gap-3 rounded-card border border-line bg-surface p-4 sm:p-5"
    >
      <h2 id="previa" className="text-xl">
        Link para mostrar antes de publicar
      </h2>
      <p role="status" className="text-muted">
        {heldUntil ? (
          <NowrapDates>{`Quem tem o link vê o artigo como foi salvo por último, até ${formatMoment(heldUntil)}.`}</NowrapDates>
        ) : (
          `Mostra o artigo salvo a quem não tem conta, por ${PREVIEW_DAYS} dias. Não aparece no site nem nas buscas.`
        )}
      </p>
      {address && (
        <LinkToSend address={address} label="Link da prévia" message={previewCopy.message(titulo, address)} />
      )}
      <div className="flex flex-wrap gap-3">
        {!address && (
          <LiveButton variant="secondary" disabled={busy} onClick={make}>
            {heldUntil ? "Criar outro link" : "Criar link"}
          </LiveButton>
        )}
        {heldUntil && (
          <LiveButton variant="quiet" disabled={busy} onClick={finish}>
            Encerrar o link
          </LiveButton>
        )}
      </div>
      {heldUntil && !address && (
        <p className="text-muted text-sm">
          O endereço só aparece ao ser criado. Com outro link, o de antes deixa de valer.
        </p>
      )}
    </section>
  );
}
