"use client";

import { type ComponentType, useEffect, useEffectEvent, useState } from "react";
import type { ConfirmDialogProps } from "./confirm-dialog-view";

const load = () => import("./confirm-dialog-view").then((module) => module.ConfirmDialogView);

/**
 * Asks for confirmation; Escape and 'Cancelar' change nothing. The dialog is loaded after the page, as no screen opens with one;
 * where it does not load, the browser's own one takes its place.
 */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open } = props;
  const [View, setView] = useState<ComponentType<ConfirmDialogProps>>();
  const askPlainly = useEffectEvent(() => {
    const { title, detail, onConfirm, onClose } = props;
    if (window.confirm([title, detail].filter(Boolean).join("\n\n"))) onConfirm();
    else onClose();
  });

  useEffect(() => {
    if (View) return;
    let current = true;
    load().then(
      (loaded) => current && setView(() => loaded),
      () => current && open && askPlainly(),
    );
    return () => {
      current = false;
    };
  }, [View, open]);

  return View && <View {...props} />;
}
