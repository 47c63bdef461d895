import { z } from "zod";
import { altInput, imageInput } from "../images/schema";
import { flag, requiredText, seen } from "../inputs";

/**
 * What registers or replaces a volunteer. All but the first four may be absent: a new volunteer then has no telephone,
 * no picture, no badge and is active, an existing one keeps what it has.
 */
export const volunteerInput = z.object({
  name: requiredText("Informe o nome", 120, "O nome"),
  profissao: requiredText("Informe a profissão", 120, "A profissão"),
  /** The role in the project. */
  tipo: requiredText("Informe o que a pessoa faz no projeto", 120, "O tipo"),
  descricao: requiredText("Escreva o depoimento", 1_500, "O depoimento"),
  tel: z
    .string()
    .trim()
    .max(30, "O telefone deve ter no máximo 30 caracteres")
    .refine((tel) => tel === "" || isTelephone(tel), "Confira o telefone: o DDD e o número, como (34) 91234-5678")
    .optional(),
  image: imageInput.optional(),
  imageAlt: altInput.optional(),
  /** A badge in the dashboard's list; it gives access to nothing. */
  isAdmin: flag("Escolha ADMIN ou VOLUNTÁRIO(A)").optional(),
  active: flag("Escolha Ativo ou Desabilitado").optional(),
  seen,
});

export type VolunteerInput = z.output<typeof volunteerInput>;
export type VolunteerDraft = z.input<typeof volunteerInput>;

/** Country code and trunk zero if one likes, an area code that exists, and a mobile number (9 …) or a landline (2 to 5 …). */
const TELEPHONE = /^(?:\+?55)?0?(?:[14689][1-9]|2[12478]|3[1-578]|5[13-5]|7[13-579])(?:9\d{8}|[2-5]\d{7})$/;

const isTelephone = (text: string) => TELEPHONE.test(text.replace(/[\s().–-]/g, ""));
