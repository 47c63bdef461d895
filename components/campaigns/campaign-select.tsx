import type { UseFormRegisterReturn } from "react-hook-form";
import { CONTROL, Field } from "@/components/ui/field";
import type { CampaignChoice } from "@/lib/campaigns/types";

type Props = {
  /** As of `PasswordField`; of a form of the browser's own the name alone. */
  register: () => Pick<UseFormRegisterReturn, "name"> & Partial<UseFormRegisterReturn>;
  campaigns: CampaignChoice[];
  /** The stored choice, which stays even while that campaign is in the trash. */
  chosen?: string | null;
  hint?: string;
  error?: string;
};

/** The campaign that something may belong to; nothing where there are none. */
export function CampaignSelect({ register, campaigns, chosen, hint, error }: Props) {
  const isGone = Boolean(chosen) && !campaigns.some(({ _id }) => _id === chosen);
  if (campaigns.length === 0 && !isGone) return null;
  const field = register();
  return (
    <Field id={field.name} label="Campanha" hint={hint} error={error}>
      {(control) => (
        <select {...control} {...field} className={CONTROL}>
          <option value="">Nenhuma</option>
          {isGone && <option value={chosen ?? ""}>Campanha excluída</option>}
          {campaigns.map(({ _id, titulo }) => (
            <option key={_id} value={_id}>
              {titulo}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
