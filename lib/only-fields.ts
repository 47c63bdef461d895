import type { z } from "zod";

/** Exactly the fields that the answer's schema names, whatever else the item has: the allow-list of what leaves the server. */
export function onlyFields<Answer extends z.ZodObject>(answer: Answer, item: z.infer<Answer>): z.infer<Answer> {
  const fields = Object.keys(answer.shape).map((name) => [name, item[name]]);
  return Object.fromEntries(fields) as z.infer<Answer>;
}
