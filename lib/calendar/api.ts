import { z } from "zod";
import { examplePhotos, examplePicture, imageField, photosAnswer, pictureAnswer } from "../images/api";

// Response schemas of events in the API; present.ts makes the responses.

export const eventAnswer = z
  .object({
    _id: z.string(),
    acoes: z.string().describe("A ação"),
    local: z.string(),
    eventos: z.string().describe("A programação, separada por vírgulas"),
    startsAt: z.iso.datetime().describe("O momento em que começa"),
    dia: z.int(),
    mes: z.string().describe("Janeiro a Dezembro"),
    ano: z.int(),
    semana: z.string().describe("Segunda, Terça, Quarta, Quinta, Sexta, Sabado ou Domingo"),
    hora: z.string().describe("No horário de Brasília"),
    termino: z.string().describe("Quando termina, ou vazio"),
    endsAt: z.iso.datetime().optional().describe("O momento em que termina, quando se sabe"),
    image: imageField,
    picture: pictureAnswer,
    campaignId: z.string().nullable().describe("A campanha a que pertence"),
    ...photosAnswer,
    cancelled: z.boolean(),
    motivo: z.string().describe("Por que foi cancelado, ou vazio"),
    active: z.boolean(),
    url: z.string().describe("A página do evento"),
  })
  .meta({ id: "Evento" });

/** What cards and lists of pages show. */
export const eventCardAnswer = eventAnswer.omit({ fotos: true, pictures: true });

export const eventsAnswer = z.object({ calendars: z.array(eventAnswer) });

export const exampleEventInput = {
  image: "",
  dia: 12,
  mes: "Outubro",
  ano: 2026,
  semana: "Segunda",
  hora: "08:30",
  termino: "12:00",
  acoes: "Dia das Crianças",
  local: "Praça do bairro",
  eventos: "Brincadeiras, Lanche, Teatro",
};

export const exampleEvent: z.input<typeof eventAnswer> = {
  ...exampleEventInput,
  _id: "01932c66-7d10-7a52-8c0f-5b9e4f2a1c38",
  startsAt: "2026-10-12T11:30:00.000Z",
  endsAt: "2026-10-12T15:00:00.000Z",
  image: examplePicture.src,
  picture: examplePicture,
  campaignId: null,
  ...examplePhotos,
  cancelled: false,
  motivo: "",
  active: true,
  url: "https://www.exemplo.org/agenda/01932c66-7d10-7a52-8c0f-5b9e4f2a1c38",
};
