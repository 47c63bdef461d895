import { z } from "zod";
import { examplePicture, imageField, pictureAnswer } from "../images/api";
import type { Example } from "../inputs";
import type { VolunteerValues } from "./schema";

// Response schemas of volunteers in the API; present.ts makes the responses.

export const volunteerAnswer = z
  .object({
    _id: z.string(),
    name: z.string(),
    profissao: z.string(),
    tipo: z.string().describe("O que faz no projeto"),
    descricao: z.string().describe("O depoimento"),
    isAdmin: z.boolean().describe("Aparece como ADMIN, senão como VOLUNTÁRIO(A); não dá acesso a nada"),
    image: imageField,
    picture: pictureAnswer,
  })
  .meta({ id: "Voluntario" });

export const managedVolunteerAnswer = volunteerAnswer
  .extend({
    tel: z.string().describe("Só quem administra o vê"),
    active: z.boolean(),
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
  })
  .meta({ id: "VoluntarioDoPainel" });

export const exampleVolunteerInput = {
  name: "Rosa Almeida",
  profissao: "Enfermeira",
  tipo: "Saúde",
  image: "",
  descricao: "Comecei medindo pressão na praça e nunca mais parei.",
  tel: "(34) 91234-5678",
} satisfies Example<VolunteerValues, "isAdmin">;

const { tel, ...published } = exampleVolunteerInput;

export const exampleVolunteer: z.input<typeof volunteerAnswer> = {
  ...published,
  _id: "01932c6d-9f02-7e15-b7c3-8a4d2e6f1b90",
  isAdmin: false,
  image: examplePicture.src,
  picture: examplePicture,
};

export const exampleManagedVolunteer: z.input<typeof managedVolunteerAnswer> = {
  ...exampleVolunteer,
  tel,
  active: true,
  createdAt: "2026-09-21T12:00:00.000Z",
  updatedAt: "2026-09-21T12:00:00.000Z",
};
