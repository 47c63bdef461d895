"use client";

import { OutageHint } from "@/components/painel/outage-hint";
import { ErrorScreen, type ErrorScreenProps } from "@/components/ui/error-screen";

/** Inside the dashboard's frame: the menu stays. */
export default function PainelError(props: ErrorScreenProps) {
  return (
    <ErrorScreen {...props}>
      <OutageHint retry={props.retry} />
    </ErrorScreen>
  );
}
