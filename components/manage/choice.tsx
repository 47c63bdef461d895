import { CONTROL } from "@/components/ui/field";

type Props = {
  /** In the address. */
  name: string;
  label: string;
  value: string;
  /** Value to text, in order. */
  options: Record<string, string>;
};

/** One of the choices beside a list's search. */
export function Choice({ name, label, value, options }: Props) {
  return (
    <select name={name} aria-label={label} defaultValue={value} className={`${CONTROL} sm:w-auto!`}>
      {Object.entries(options).map(([key, text]) => (
        <option key={key} value={key}>
          {text}
        </option>
      ))}
    </select>
  );
}
