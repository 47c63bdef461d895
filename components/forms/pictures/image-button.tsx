"use client";

import { ImageUp } from "lucide-react";
import type { ReactNode } from "react";
import { buttonClasses } from "@/components/ui/button-classes";
import { useHydrated } from "@/components/ui/use-hydrated";
import { ACCEPTED_TYPES } from "@/lib/images/upload-limits";

type Props = {
  busy: boolean;
  variant?: "primary" | "secondary";
  multiple?: boolean;
  /** Of several files only with `multiple`. */
  onChoose: (file: File, ...more: File[]) => void;
  children: ReactNode;
};

/** An input of a picture file, or of several, that looks like a button. */
export function ImageButton({ busy, variant = "secondary", multiple, onChoose, children }: Props) {
  const hydrated = useHydrated(); // files chosen before that would be lost
  return (
    <label
      aria-disabled={busy}
      className={buttonClasses(
        variant,
        "cursor-pointer focus-within:outline-3 focus-within:outline-accent focus-within:outline-offset-2",
      )}
    >
      <ImageUp aria-hidden className="size-5 shrink-0" />
      {busy ? "Enviando…" : children}
      <input
        type="file"
        data-action="add"
        multiple={multiple}
        accept={ACCEPTED_TYPES}
        disabled={!hydrated}
        // Not disabled while it sends: the focus, which comes back to it from the crop's dialog, would be lost.
        aria-disabled={busy || undefined}
        onClick={(event) => busy && event.preventDefault()}
        className="sr-only"
        onChange={({ currentTarget }) => {
          const [file, ...more] = currentTarget.files ?? [];
          currentTarget.value = ""; // lets the same files be chosen again
          if (file && !busy) onChoose(file, ...more);
        }}
      />
    </label>
  );
}
