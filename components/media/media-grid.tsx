"use client";

import { useRouter } from "next/navigation";
import { useState, useTransition } from "react";
import { toast } from "sonner";
import { callAction, callOrSignIn } from "@/components/forms/call-action";
import { useNextRowFocus } from "@/components/manage/use-next-row-focus";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { EmptyState } from "@/components/ui/empty-state";
import { toastFailure } from "@/components/ui/toast";
import { NO_DESCRIPTION } from "@/lib/images/upload-limits";
import { libraryCopy } from "@/lib/media/copy";
import type { LibraryPicture } from "@/lib/media/types";
import type { ActionResult } from "@/lib/web/action-result";
import { DescribeDialog } from "./describe-dialog";
import { MediaCard } from "./media-card";
import { ReplaceDialog } from "./replace-dialog";
import { ShownDialog } from "./shown-dialog";

type Actions = {
  describePicture: (input: { _id: string; alt: string; before: string }) => Promise<ActionResult<string>>;
  replacePicture: (input: { _id: string; image: string }) => Promise<ActionResult>;
  keepPicture: (input: { _id: string; kept: boolean }) => Promise<ActionResult>;
  removePicture: (input: { _id: string }) => Promise<ActionResult>;
};

type Props = { pictures: LibraryPicture[]; filtered: boolean; readOnly: boolean; actions: Actions };

type Open = { what: "describe" | "replace" | "remove"; picture: LibraryPicture };

/** The library's pictures with their actions. */
export function MediaGrid({ pictures, filtered, readOnly, actions }: Props) {
  const router = useRouter();
  const rows = useNextRowFocus(pictures);
  const [open, setOpen] = useState<Open>();
  const [busy, start] = useTransition();
  /** Closes the dialog that is open now, and none that is opened later: an action may take a while. */
  const close = () => setOpen((shown) => (shown === open ? undefined : shown));

  /** Resolves with a failure. */
  async function succeed<Data>(answer: Promise<ActionResult<Data>>) {
    const result = await answer;
    if (!result.ok) return result;
    toast.success(result.message);
    close();
    router.refresh();
  }

  const tell = (answer: Promise<ActionResult>) =>
    start(async () => {
      const failure = await succeed(answer);
      if (failure) toastFailure(failure.message);
      close();
    });

  const controlsOf = (picture: LibraryPicture) => ({
    onDescribe: () => setOpen({ what: "describe", picture }),
    onReplace: () => setOpen({ what: "replace", picture }),
    onKeep: (kept: boolean) => tell(callOrSignIn(actions.keepPicture, { _id: picture._id, kept })),
    onRemove: () => setOpen({ what: "remove", picture }),
  });

  if (pictures.length === 0) return <NoPictures filtered={filtered} />;
  const { picture, what } = open ?? {};
  const isShown = picture && picture.places.length > 0;
  return (
    <>
      <ul ref={rows} className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,15rem),1fr))] gap-4">
        {pictures.map((one) => (
          <li key={one._id}>
            <MediaCard picture={one} controls={readOnly ? undefined : controlsOf(one)} />
          </li>
        ))}
      </ul>
      {picture && what === "describe" && (
        <DescribeDialog
          picture={picture}
          save={(alt, before) => succeed(callAction(actions.describePicture, { _id: picture._id, alt, before }))}
          onClose={close}
        />
      )}
      {picture && what === "replace" && (
        <ReplaceDialog
          picture={picture}
          replace={(image) => succeed(callOrSignIn(actions.replacePicture, { _id: picture._id, image }))}
          onClose={close}
        />
      )}
      {isShown && what === "remove" && <ShownDialog picture={picture} onClose={close} />}
      <ConfirmDialog
        open={what === "remove" && !isShown}
        busy={busy}
        title="Tem certeza que deseja excluir esta imagem?"
        detail={`${picture?.picture.alt || NO_DESCRIPTION}. Ela não vai para a lixeira: não dá para desfazer.`}
        confirm="Excluir"
        onConfirm={() => picture && tell(callOrSignIn(actions.removePicture, { _id: picture._id }))}
        onClose={close}
      />
    </>
  );
}

function NoPictures({ filtered }: { filtered: boolean }) {
  return (
    <EmptyState title={filtered ? libraryCopy.nothingFound : libraryCopy.none}>
      {!filtered && <p className="text-muted">As fotos dos artigos, eventos, projetos e campanhas aparecem aqui.</p>}
    </EmptyState>
  );
}
