"use client";

import { type ReactNode, useId } from "react";
import { createPortal } from "react-dom";
import { useModal } from "./use-modal";

type Props = {
  role?: "alertdialog";
  title: string;
  /** Read out with the title. */
  description?: ReactNode;
  onClose: () => void;
  /** Width, padding and layout. */
  className?: string;
  children: ReactNode;
};

/** A dialog with a title. In the body, because a form in it must not stand in the form around. */
export function Modal({ role, title, description, onClose, className = "max-w-md p-6", children }: Props) {
  const id = useId();
  const modal = useModal(onClose);
  return createPortal(
    <dialog
      {...modal}
      role={role}
      aria-labelledby={`${id}-title`}
      aria-describedby={description ? `${id}-description` : undefined}
      className="m-auto max-h-[calc(100dvh-1.5rem)] max-w-none overflow-y-auto overscroll-contain rounded-card border border-line bg-surface text-ink shadow-card outline-none backdrop:bg-black/50"
    >
      <div className={`w-[calc(100vw-1.625rem)] ${className}`}>
        <h2 id={`${id}-title`} className="wrap-anywhere font-bold font-display text-xl">
          {title}
        </h2>
        {description && (
          <p id={`${id}-description`} className="wrap-anywhere text-muted">
            {description}
          </p>
        )}
        {children}
      </div>
    </dialog>,
    document.body,
  );
}
