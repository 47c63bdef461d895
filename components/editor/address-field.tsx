import type { ComponentProps, RefObject } from "react";
import { InputField } from "@/components/ui/field";

type Props = Pick<ComponentProps<typeof InputField>, "name" | "label" | "error" | "hint"> & {
  ref: RefObject<HTMLInputElement | null>;
  value: string;
  onChange: (address: string) => void;
};

/** The address that a dialog of the editor is about; it has the first focus. */
export function AddressField({ ref, value, onChange, ...field }: Props) {
  return (
    <InputField
      {...field}
      required
      ref={ref}
      data-autofocus
      inputMode="url"
      autoCapitalize="none"
      spellCheck={false}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
