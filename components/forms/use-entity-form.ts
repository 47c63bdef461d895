"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useState } from "react";
import { type DefaultValues, type FieldValues, type Path, useForm } from "react-hook-form";
import { toast } from "sonner";
import type { z } from "zod";
import type { ActionFailure, ActionResult } from "@/lib/action-result";
import { callAction } from "./call-action";

type Options<Draft extends FieldValues, Output, Data> = {
  schema: z.ZodType<Output, Draft>;
  initial: NoInfer<DefaultValues<Draft>>;
  save: (draft: NoInfer<Draft>) => Promise<ActionResult<Data>>;
  saved?: (data: Data) => void;
};

/**
 * A form over one entity: the shared schema checks before the server does, errors of either stand beside their fields,
 * the first one gets the focus, a success is a toast, and a failure leaves everything as it was typed.
 */
export function useEntityForm<Draft extends FieldValues, Output, Data>(options: Options<Draft, Output, Data>) {
  const { schema, initial, save, saved } = options;
  const form = useForm<Draft, unknown, Output>({ resolver: zodResolver(schema), defaultValues: initial });
  const [failure, setFailure] = useState<ActionFailure>();

  const submit = form.handleSubmit(async () => {
    // What was typed goes to the server, which parses it with the same schema.
    const result = await callAction(save, form.getValues());
    if (result.ok) {
      setFailure(undefined);
      toast.success(result.message);
      saved?.(result.data);
      return;
    }
    setFailure(result);
    for (const [index, [field, message]] of Object.entries(result.fields ?? {}).entries()) {
      form.setError(field as Path<Draft>, { message }, { shouldFocus: index === 0 });
    }
  });

  /** The message of a field's error, if any. */
  function errorOf(field: Path<Draft>) {
    return form.getFieldState(field, form.formState).error?.message;
  }

  return { ...form, submit, failure, errorOf, saving: form.formState.isSubmitting };
}
