"use client";

import type { ComponentProps, ReactNode } from "react";
import { useHydrated } from "./use-hydrated";

type Props = Pick<ComponentProps<"input">, "checked" | "onChange"> & {
  /** The label's layout. */
  className: string;
  /** The label. */
  children: ReactNode;
};

/** A checkbox that needs scripts, with its label. Disabled until they are there, as `LiveButton` is. */
export function LiveCheckbox({ className, children, ...input }: Props) {
  const hydrated = useHydrated();
  return (
    <label className={`cursor-pointer ${className}`}>
      <input type="checkbox" {...input} disabled={!hydrated} className="size-5 accent-accent" />
      {children}
    </label>
  );
}
