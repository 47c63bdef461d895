export type Field = { name: string; type: string; required: boolean; description: string };

/** The fields of a call's parameters or body. */
export function Fields({ title, fields }: { title: string; fields: Field[] }) {
  return (
    <div className="grid gap-2">
      <p className="font-semibold">{title}</p>
      <dl className="grid gap-3">
        {fields.map(({ name, type, required, description }) => (
          <div key={name} className="grid gap-x-4 sm:grid-cols-[9rem_minmax(0,1fr)]">
            <dt className="break-all font-mono text-base">{name}</dt>
            <dd>
              {type}
              {required && <strong className="ml-2 font-semibold text-accent">obrigatório</strong>}
              {description && <span className="block text-muted">{description}</span>}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
