import { createElement } from "react";
import { z } from "zod";
import { PostText } from "@/components/markdown/post-text";
import { programmeText } from "@/lib/calendar/event-texts";
import { writeCalendar } from "@/lib/calendar/ics";
import { eventInput } from "@/lib/calendar/schema";
import { claimInput } from "@/lib/donations/claims/schema";
import { donationBody, donationInput } from "@/lib/donations/schema";
import { describeFields } from "@/lib/history/describe";
import { whyUnreadable } from "@/lib/markdown/limits";
import { excerpt, plainText } from "@/lib/markdown/plain-text";
import { messageMail } from "@/lib/messages/mail";
import { messageInput } from "@/lib/messages/schema";
import { identifyingSign } from "@/lib/needs/identifying";
import { promiseInput } from "@/lib/needs/promises/schema";
import { needInput } from "@/lib/needs/schema";
import { postInput, reviewInput } from "@/lib/posts/schema";
import { projectInput } from "@/lib/projects/schema";
import { elementHtml } from "@/lib/seo/element-html";
import { joinAndHashScripts } from "@/lib/server/front/inline-scripts";
import { settingsInput } from "@/lib/settings/schema";
import { shorten, slugify } from "@/lib/text";
import { videoAt } from "@/lib/video";
import { volunteerInput } from "@/lib/volunteers/schema";
import { inCdata } from "@/lib/xml-text";
import { readAll } from "./read-all";

/** Maximum lengths in characters: of a form's field, of a text from an import, of a text in a JSON body. */
const [FORM_LENGTH, IMPORT_LENGTH, BODY_LENGTH] = [60_000, 200_000, 300_000];

const moment = new Date(0);
const row = { createdAt: moment, updatedAt: moment, startsAt: moment, active: true, cancelled: false, motivo: "" };
const page = (text: string) =>
  `<!DOCTYPE html><html><body>${text}<script>self.__next_f.push([1,""])</script></body></html>`;

/** Parses an input with each of its fields set to the text; the others as in `valid`. */
function parsedWith(schema: z.ZodType, valid: object) {
  const { allOf, ...own } = z.toJSONSchema(schema, { io: "input", unrepresentable: "any" });
  const fields = (allOf ?? [own]).flatMap(({ properties }) => Object.keys(properties ?? {}));
  if (fields.length === 0) throw new Error("an input without fields");
  return (text: string) => {
    for (const field of fields) schema.safeParse({ ...valid, [field]: text });
  };
}

const article = { titulo: "T", description: "d", autor: "A", slug: "acoes" };
const event = { dia: 1, mes: "Maio", ano: 2099, hora: "9h", acoes: "A", local: "L", eventos: "E" };
const gift = { kind: "IN_KIND", items: "a", date: "2026-01-01", donor: "", acao: "a" };

readAll({
  "an article": {
    length: FORM_LENGTH,
    work: (text) => elementHtml(createElement(PostText, null, text), "https://nova.example"),
  },
  "the check of an article": { length: BODY_LENGTH, work: whyUnreadable },
  "a video's address": {
    length: IMPORT_LENGTH,
    work: (text) => [
      videoAt(text),
      videoAt(`https://youtu.be/${text}`),
      videoAt(`https://vimeo.com/${text.slice(0, 480)}`),
    ],
  },
  "its plain text": { length: IMPORT_LENGTH, work: plainText },
  "its excerpt, address, description": {
    length: IMPORT_LENGTH,
    work: (text) => [excerpt(text, 160), slugify(text), shorten(text, 160), inCdata(text)],
  },
  "its history": {
    length: IMPORT_LENGTH,
    work: (text) => describeFields("post", { description: [text, `x${text}`] }, {}),
  },
  "a page": {
    length: IMPORT_LENGTH,
    work: (text) => joinAndHashScripts(page(text.replaceAll("<", "&lt;")), new Set()),
  },
  "a programme": { length: IMPORT_LENGTH, work: programmeText },
  "a calendar": {
    length: 1_000,
    work: (text) =>
      writeCalendar(text, [
        {
          ...row,
          id: "a",
          acoes: text,
          local: text,
          eventos: text,
          termino: null,
          campaignId: null,
          imageId: null,
          image: null,
        },
      ]),
  },
  "a mail": {
    length: 5_000,
    work: (text) =>
      messageMail(text, {
        id: "a",
        name: text,
        email: text,
        subject: text,
        message: text,
        createdAt: moment,
        unverified: false,
      }),
  },
  "a sent article": { length: BODY_LENGTH, work: parsedWith(postInput, article) },
  "a sent review": {
    length: BODY_LENGTH,
    work: parsedWith(reviewInput, { nome: "n", email: "a@b.co", rating: 5, comment: "c" }),
  },
  "a sent message": {
    length: BODY_LENGTH,
    work: parsedWith(messageInput, { name: "n", email: "a@b.co", message: "m" }),
  },
  "a sent event": { length: BODY_LENGTH, work: parsedWith(eventInput, event) },
  "a sent donation": { length: BODY_LENGTH, work: parsedWith(donationInput, gift) },
  "a donation sent by a program": { length: BODY_LENGTH, work: parsedWith(donationBody, gift) },
  "a sent need": {
    length: BODY_LENGTH,
    work: parsedWith(needInput, { item: "a", unit: "kg", wanted: "1", urgency: "NOW" }),
  },
  "a sent promise": {
    length: BODY_LENGTH,
    work: parsedWith(promiseInput, { quantity: "1", name: "n", contact: "a@b.co" }),
  },
  "a need that may identify somebody": { length: FORM_LENGTH, work: identifyingSign },
  "a claim of a donation": { length: BODY_LENGTH, work: parsedWith(claimInput, { amount: "35", date: "2026-11-10" }) },
  "a sent project": {
    length: BODY_LENGTH,
    work: parsedWith(projectInput, { titulo: "T", description: "d", slug: "acoes", url: "https://a.b/" }),
  },
  "a sent volunteer": {
    length: BODY_LENGTH,
    work: parsedWith(volunteerInput, { name: "n", profissao: "p", tipo: "t", descricao: "d" }),
  },
  "sent settings": { length: BODY_LENGTH, work: parsedWith(settingsInput, {}) },
});
