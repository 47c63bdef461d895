import { z } from "zod";
import { itemCategory } from "../categories/schema";
import { altInput, imageInput } from "../images/schema";
import { active, requiredText, seen } from "../inputs";
import { isWebAddress, withScheme } from "../web-address";

const MISSING_URL = "Informe o endereço no Instagram";
const WRONG_URL = "Informe um endereço completo, como https://www.instagram.com/projetonova/";

/**
 * The input that creates or replaces a project. `image`, `imageAlt` and `active` may be absent: a new project then has no picture
 * and is active, an existing one keeps its values.
 */
export const projectInput = z.object({
  titulo: requiredText("Informe o título", 160, "O título"),
  description: requiredText("Conte o que o projeto faz", 2_000, "O texto"),
  slug: itemCategory,
  url: requiredText(MISSING_URL, 500, "O endereço").transform(withScheme).refine(isWebAddress, WRONG_URL),
  image: imageInput.optional(),
  imageAlt: altInput.optional(),
  active,
  seen,
});

export type ProjectInput = z.output<typeof projectInput>;
export type ProjectValues = z.input<typeof projectInput>;
