import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import type { FormFields } from "@/components/forms/use-entity-form";
import type { NeedValues } from "@/lib/needs/schema";
import { PurposeFields } from "./need-fields";

const form = { register: (name: string) => ({ name }), errorOf: () => undefined } as unknown as FormFields<NeedValues>;
const purposes = { projects: { p: "Horta" }, events: { e: "Mutirão" } };
const optionsFor = (need?: { projectId: string | null; eventId: string | null }) =>
  [
    ...renderToStaticMarkup(<PurposeFields form={form} purposes={purposes} need={need} />).matchAll(
      /<option value="(.*?)">(.*?)</g,
    ),
  ].map(([, value, text]) => `${value} ${text}`);

it("keeps a project or an event that lies in the trash as a choice, or a save would lose it", () => {
  const offered = [" Nenhum", "p Horta", " Nenhum", "e Mutirão"];
  expect(optionsFor()).toEqual(offered);
  expect(optionsFor({ projectId: "p", eventId: null })).toEqual(offered);
  expect(optionsFor({ projectId: "x", eventId: "y" }).toSorted()).toEqual(
    [...offered, "x Projeto que saiu da lista", "y Evento que saiu da lista"].toSorted(),
  );
});
