import { useRef, useState } from "react";
import { FormDialog } from "@/components/forms/form-dialog";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { CONTROL, Field } from "@/components/ui/field";
import { Link } from "@/components/ui/link";
import { toastResult } from "@/components/ui/toast";
import { KINDS, type Kind, listOf } from "@/lib/categories/kinds";
import type { CategoryCount } from "@/lib/categories/labels";
import { countOf } from "@/lib/text";
import type { ActionResult } from "@/lib/web/action-result";

type Props = {
  kind: Kind;
  category: CategoryCount;
  others: CategoryCount[];
  remove: (into?: string) => Promise<ActionResult<undefined>>;
  onClose: () => void;
};

/** Confirms the removal of a category; asks which category takes its items, if it has any. */
export function RemoveCategory({ kind, category, others, remove, onClose }: Props) {
  const [chosen, setChosen] = useState("");
  const [failure, setFailure] = useState<string>();
  const [busy, setBusy] = useState(false);
  const select = useRef<HTMLSelectElement>(null);
  const { slug, label, count } = category;
  const into = others.some((other) => other.slug === chosen) ? chosen : ""; // somebody may have removed it meanwhile
  const [one, many] = KINDS[kind].nouns;
  const items = countOf(count, one, many);

  async function confirm(target?: string) {
    setBusy(true);
    const result = await remove(target);
    setBusy(false);
    if (!result.ok && count > 0) return setFailure(result.message);
    toastResult(result);
    onClose();
  }

  function askToChoose() {
    setFailure("Escolha a outra categoria");
    select.current?.focus();
  }

  if (count === 0) {
    return (
      <ConfirmDialog
        open
        busy={busy}
        title={`Excluir a categoria ${label}?`}
        detail={`Nenhum ${one} está nela. Quem abrir o endereço dela chega à lista de ${many}.`}
        confirm="Excluir"
        onConfirm={() => confirm()}
        onClose={onClose}
      />
    );
  }

  return (
    <FormDialog
      title={`Excluir a categoria ${label}`}
      submitLabel={busy ? "Um instante…" : "Juntar e excluir"}
      busy={busy}
      onSubmit={() => (into ? confirm(into) : askToChoose())}
      onClose={onClose}
    >
      <p>
        <Link href={listOf(kind, slug)} className="underline underline-offset-4">
          {items}
        </Link>{" "}
        {count === 1 ? "está nela e passa" : "estão nela e passam"} para a categoria que você escolher. O endereço de{" "}
        {label} leva à outra.
      </p>
      <Field id="juntar" label="Juntar com" required error={failure}>
        {(control) => (
          <select
            {...control}
            ref={select}
            value={into}
            onChange={(event) => setChosen(event.currentTarget.value)}
            className={CONTROL}
          >
            <option value="">Escolha a outra categoria</option>
            {others.map((other) => (
              <option key={other.slug} value={other.slug}>
                {other.label}
              </option>
            ))}
          </select>
        )}
      </Field>
    </FormDialog>
  );
}
