import { CONTROL, Field } from "@/components/ui/field";
import { manageDonationCopy } from "@/lib/donations/manage-copy";

type Props = {
  /** Headings of the columns to choose from. */
  headings: string[];
  /** The chosen heading; empty for none. */
  value: string;
  onChange: (heading: string) => void;
  disabled: boolean;
};

/** Asks which column of the spreadsheet is the action. */
export function AcaoColumn({ headings, value, onChange, disabled }: Props) {
  return (
    <div className="max-w-xl">
      <Field
        id="coluna-acao"
        label="Qual coluna é a Ação?"
        required
        hint="A planilha não tem uma coluna com esse nome. É ela que diz em que a doação ajudou."
      >
        {(control) => (
          <select
            {...control}
            value={value}
            disabled={disabled}
            onChange={({ target }) => onChange(target.value)}
            className={CONTROL}
          >
            <option value="">{`Nenhuma: “${manageDonationCopy.undecided}” em todas`}</option>
            {headings.map((heading) => (
              <option key={heading} value={heading}>
                {heading}
              </option>
            ))}
          </select>
        )}
      </Field>
    </div>
  );
}
