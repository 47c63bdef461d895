import type { FieldValues, Resolver } from "react-hook-form";
import type { z } from "zod";

/** Loads the schema of a form: zod and the rules come once somebody begins to fill it in. */
export type LoadSchema<Draft extends FieldValues> = () => Promise<z.ZodType<unknown, Draft>>;

/**
 * The rules of a form as react-hook-form takes them. If they cannot be loaded (no connection, another build meanwhile)
 * the form checks nothing: the server does, or the call says that nobody answers.
 */
export function lazyRules<Draft extends FieldValues>(loadSchema: LoadSchema<Draft>) {
  let loaded: Promise<Resolver<Draft>> | undefined;

  function load() {
    loaded ??= bind(loadSchema);
    loaded.catch(() => {
      loaded = undefined; // the next try may do better
    });
    return loaded;
  }

  const resolver: Resolver<Draft> = async (values, context, options) => {
    const rules = await load().catch(() => undefined);
    return rules ? rules(values, context, options) : { values, errors: {} };
  };
  return { resolver, warmUp: () => void load().catch(() => undefined) };
}

async function bind<Draft extends FieldValues>(loadSchema: LoadSchema<Draft>): Promise<Resolver<Draft>> {
  const [{ zodResolver }, schema] = await Promise.all([import("@hookform/resolvers/zod"), loadSchema()]);
  // What was typed goes to the server, which parses it with the same schema.
  return zodResolver(schema, undefined, { raw: true });
}
