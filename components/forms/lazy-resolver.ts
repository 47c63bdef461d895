import type { FieldErrors, FieldValues, Resolver, ResolverOptions } from "react-hook-form";
import type { z } from "zod";

const HALF = "Falta uma parte, ou esse dia não existe: complete este campo ou apague-o";

/** Imports a form's schema, and zod with it, when somebody begins to fill the form in. */
export type LoadSchema<Values extends FieldValues> = () => Promise<z.ZodType<unknown, Values>>;

/**
 * A resolver for react-hook-form that imports its schema on first use, and validates what `toSend` makes of the values. If the import
 * fails (offline, or a new build has replaced the chunk) the form validates nothing and leaves it to the server.
 */
export function lazyResolver<Values extends FieldValues>(
  loadSchema: LoadSchema<Values>,
  toSend: (values: Values) => Values = (values) => values,
) {
  let loaded: Promise<Resolver<Values>> | undefined;

  function load() {
    loaded ??= createResolver(loadSchema);
    loaded.catch(() => {
      loaded = undefined; // retry on the next call
    });
    return loaded;
  }

  const resolver: Resolver<Values> = async (values, context, options) => {
    const half = halfFilled(options.fields);
    const resolve = await load().catch(() => undefined);
    const result = resolve ? await resolve(toSend(values), context, options) : { values, errors: {} };
    if (half.length === 0) return result;
    const errors = Object.fromEntries([...Object.entries(result.errors), ...half]);
    return { values: {}, errors: errors as FieldErrors<Values> };
  };
  return { resolver, preload: () => void load().catch(() => undefined) };
}

/** Errors of fields with a part of a value, such as a day without its time: to scripts they are empty, as if nothing had been typed. */
function halfFilled<Values extends FieldValues>(fields: ResolverOptions<Values>["fields"]) {
  return Object.entries(fields)
    .filter(([, field]) => (field?.ref as Partial<HTMLInputElement>)?.validity?.badInput)
    .map(([name, field]) => [name, { type: "badInput", message: HALF, ref: field?.ref }]);
}

async function createResolver<Values extends FieldValues>(loadSchema: LoadSchema<Values>): Promise<Resolver<Values>> {
  const [{ zodResolver }, schema] = await Promise.all([import("@hookform/resolvers/zod"), loadSchema()]);
  // `raw`: the form submits the typed values, which the server parses with the same schema.
  return zodResolver(schema, undefined, { raw: true });
}
