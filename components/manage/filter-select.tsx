import type { ComponentProps } from "react";
import { CONTROL } from "@/components/ui/field";

type Props = Omit<ComponentProps<"select">, "className"> & {
  label: string;
  /** Labels by value, in order; absent, `children` are the options. */
  options?: Record<string, string>;
};

/** A filter or an order beside a list's search, as wide as its longest option; `name` is its parameter in the URL. */
export function FilterSelect({ label, options = {}, children, ...select }: Props) {
  return (
    <select aria-label={label} {...select} className={`${CONTROL} w-auto! max-w-full grow sm:grow-0`}>
      {Object.entries(options).map(([value, text]) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
      {children}
    </select>
  );
}
