"use client";

import { useState } from "react";
import { type DefaultValues, type FieldValues, type Path, useForm } from "react-hook-form";
import type { FieldErrors } from "@/lib/errors";
import { type LoadSchema, lazyResolver } from "./lazy-resolver";

type Options<Values extends FieldValues> = {
  schema: LoadSchema<Values>;
  /** Empties what is not shown: an error there would refuse each save, and nobody would see it. */
  toSend?: (values: Values) => Values;
  defaultValues: DefaultValues<Values>;
};

/** A form, and its errors beside their fields: those of the schema, and those that the server finds. */
export function useValidatedForm<Values extends FieldValues>({ schema, toSend, defaultValues }: Options<Values>) {
  const [{ resolver, preload }] = useState(() => lazyResolver(schema, toSend));
  const form = useForm<Values>({ resolver, defaultValues });

  return {
    form,
    /** To be called on the first focus, so that the schema is there when it is needed. */
    preloadRules: preload,
    errorOf: (field: Path<Values>) => form.getFieldState(field, form.formState).error?.message,
    /** Shows what the server found; the first invalid field gets the focus. */
    showErrors(errors: FieldErrors = {}) {
      for (const [index, [field, message]] of Object.entries(errors).entries())
        form.setError(field as Path<Values>, { message }, { shouldFocus: index === 0 });
    },
  };
}
