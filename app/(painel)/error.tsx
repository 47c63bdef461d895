"use client";

import { OutageHint } from "@/components/painel/outage-hint";
import { ErrorScreen, type ErrorScreenProps } from "@/components/ui/error-screen";

/** Rendered inside the dashboard's layout. */
export default function PainelError(props: ErrorScreenProps) {
  return (
    <ErrorScreen {...props}>
      <OutageHint retry={props.retry} />
    </ErrorScreen>
  );
}
