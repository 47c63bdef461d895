"use client";

import type { ComponentProps } from "react";
import { Button } from "./button";
import { useHydrated } from "./use-hydrated";

/** A button that needs scripts. Disabled until they are there: what was pressed before would be lost, or sent by the browser itself. */
export function LiveButton(button: ComponentProps<typeof Button>) {
  return <Button {...button} hydrated={useHydrated()} />;
}
