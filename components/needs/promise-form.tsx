import { Honeypot } from "@/components/forms/honeypot";
import { Button } from "@/components/ui/button";
import { InputField } from "@/components/ui/field";
import { TextLink } from "@/components/ui/text-link";
import { MAX_CONTACT_CHARACTERS, PROMISE_FIELDS } from "@/lib/needs/promises/fields";
import { withUnit } from "@/lib/needs/quantity";
import type { NeedCardData } from "@/lib/needs/types";
import { routes } from "@/lib/routes";

/** 'Vou levar': posted by the browser itself, so that it is the same with JavaScript and without. */
export function PromiseForm({ need }: { need: NeedCardData }) {
  const { _id, missing, unit } = need;
  return (
    <section
      id="levar"
      aria-labelledby="levar-titulo"
      className="grid scroll-mt-24 gap-5 rounded-card border border-line bg-surface p-5 shadow-card sm:p-8 print:hidden"
    >
      <div className="grid gap-2">
        <h2 id="levar-titulo" className="text-2xl sm:text-3xl">
          Vou levar
        </h2>
        <p className="text-muted">
          Diga quanto, e guardamos a sua vez por alguns dias. Sem cadastro; se mudar de ideia, é só avisar.
        </p>
      </div>
      <form method="post" action={routes.promiseForm(_id)} className="grid gap-5">
        {PROMISE_FIELDS.map(({ name, label, required, type, autoComplete, ...more }) => (
          <InputField
            key={name}
            hint={name === "quantity" ? `Em ${unit}. Até ${withUnit(missing, unit)}.` : "hint" in more && more.hint}
            {...{ label, name, required, autoComplete }}
            type="text"
            inputMode={type === "decimal" ? "decimal" : undefined}
            maxLength={MAX_CONTACT_CHARACTERS}
          />
        ))}
        <Honeypot />
        <p className="text-muted text-sm">
          O que fazemos com isso está na <TextLink href={routes.privacy}>privacidade</TextLink>.
        </p>
        <Button type="submit" className="justify-self-start">
          Vou levar
        </Button>
      </form>
    </section>
  );
}
