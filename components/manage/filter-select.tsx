"use client";

import type { ComponentProps } from "react";
import { CONTROL } from "@/components/ui/field";
import { useHydrated } from "@/components/ui/use-hydrated";

type Props = Omit<ComponentProps<"select">, "className" | "disabled"> & {
  label: string;
  /** Labels by value, in order; absent, `children` are the options. */
  options?: Record<string, string>;
};

/**
 * A filter or an order beside a list's search, as wide as its longest option; `name` is its parameter in the URL. Disabled
 * until hydration: what was chosen before would change nothing.
 */
export function FilterSelect({ label, options = {}, children, ...select }: Props) {
  const hydrated = useHydrated();
  return (
    <select
      aria-label={label}
      {...select}
      disabled={!hydrated}
      className={`${CONTROL} w-auto! max-w-full grow sm:grow-0`}
    >
      {Object.entries(options).map(([value, text]) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
      {children}
    </select>
  );
}
