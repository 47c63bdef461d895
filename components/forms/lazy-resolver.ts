import type { FieldValues, Resolver } from "react-hook-form";
import type { z } from "zod";

/** Imports a form's schema, and zod with it, when somebody begins to fill the form in. */
export type LoadSchema<Draft extends FieldValues> = () => Promise<z.ZodType<unknown, Draft>>;

/**
 * A resolver for react-hook-form that imports its schema on first use, and validates what `toSend` makes of the values. If the import
 * fails (offline, or a new build has replaced the chunk) the form validates nothing and leaves it to the server.
 */
export function lazyResolver<Draft extends FieldValues>(
  loadSchema: LoadSchema<Draft>,
  toSend: (draft: Draft) => Draft = (draft) => draft,
) {
  let loaded: Promise<Resolver<Draft>> | undefined;

  function load() {
    loaded ??= createResolver(loadSchema);
    loaded.catch(() => {
      loaded = undefined; // retry on the next call
    });
    return loaded;
  }

  const resolver: Resolver<Draft> = async (values, context, options) => {
    const resolve = await load().catch(() => undefined);
    return resolve ? resolve(toSend(values), context, options) : { values, errors: {} };
  };
  return { resolver, preload: () => void load().catch(() => undefined) };
}

async function createResolver<Draft extends FieldValues>(loadSchema: LoadSchema<Draft>): Promise<Resolver<Draft>> {
  const [{ zodResolver }, schema] = await Promise.all([import("@hookform/resolvers/zod"), loadSchema()]);
  // `raw`: the form submits the typed values, which the server parses with the same schema.
  return zodResolver(schema, undefined, { raw: true });
}
