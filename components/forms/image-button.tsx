import { ImageUp } from "lucide-react";
import type { ReactNode } from "react";
import { ACCEPTED_TYPES } from "@/lib/images/upload-limits";

type Props = { busy: boolean; onChoose: (file: File) => void; children: ReactNode };

/** A file input that looks like a button. */
export function ImageButton({ busy, onChoose, children }: Props) {
  return (
    <label
      aria-disabled={busy}
      className="inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-full border-2 border-ink/80 px-5 font-semibold leading-tight focus-within:outline-3 focus-within:outline-accent focus-within:outline-offset-2 hover:bg-ink hover:text-paper"
    >
      <ImageUp aria-hidden className="size-5 shrink-0" />
      {busy ? "Enviando…" : children}
      <input
        type="file"
        accept={ACCEPTED_TYPES}
        disabled={busy}
        className="sr-only"
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0];
          currentTarget.value = ""; // lets the same file be chosen again
          if (file) onChoose(file);
        }}
      />
    </label>
  );
}
