import { z } from "zod";
import { altInput, imageInput } from "../images/schema";
import { active, flag, isTelephone, limitedText, requiredText, seen } from "../inputs";
import { formatPhone } from "../settings/phone";

/**
 * The input that creates or replaces a volunteer. All but the first four may be absent: a new volunteer then has no telephone,
 * no picture, no badge and is active, an existing one keeps its values.
 */
export const volunteerInput = z.object({
  name: requiredText("Informe o nome", 120, "O nome"),
  profissao: requiredText("Informe a profissão", 120, "A profissão"),
  /** The role in the project. */
  tipo: requiredText("Informe o que a pessoa faz no projeto", 120, "O tipo"),
  descricao: requiredText("Escreva o depoimento", 1_500, "O depoimento"),
  tel: limitedText(30, "O telefone")
    .refine((tel) => tel === "" || isTelephone(tel), "Confira o telefone: o DDD e o número, como (34) 91234-5678")
    .transform(formatPhone)
    .optional(),
  image: imageInput.optional(),
  imageAlt: altInput.optional(),
  /** A badge in the dashboard's list; it gives access to nothing. */
  isAdmin: flag("Escolha ADMIN ou VOLUNTÁRIO(A)").optional(),
  active,
  seen,
});

export type VolunteerInput = z.output<typeof volunteerInput>;
export type VolunteerValues = z.input<typeof volunteerInput>;
