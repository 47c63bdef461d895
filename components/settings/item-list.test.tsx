import { renderToStaticMarkup } from "react-dom/server";
import { useForm } from "react-hook-form";
import { expect, it } from "vitest";
import type { SettingsValues } from "@/lib/settings/schema";
import { TextFields } from "./text-fields";
import type { SettingsSectionProps } from "./types";

/** The section with so many objectives. */
function Objectives({ count }: { count: number }) {
  const objectives = Array.from({ length: count }, () => ({ title: "", text: "" }));
  const { control } = useForm<SettingsValues>({ defaultValues: { objectives } });
  const form = { control, register: (name: string) => ({ name }), errorOf: () => undefined };
  return <TextFields form={form as unknown as SettingsSectionProps["form"]} />;
}

it("fields of the same name in a list are told apart by the group that a screen reader announces", () => {
  const html = renderToStaticMarkup(<Objectives count={3} />);
  const groups = [...html.matchAll(/<fieldset aria-label="(.*?)".*?name="(objectives\.\d+\.title)"/gs)];
  expect(groups.map(([, label, name]) => [label, name])).toEqual([
    ["Objetivo 1", "objectives.0.title"],
    ["Objetivo 2", "objectives.1.title"],
    ["Objetivo 3", "objectives.2.title"],
  ]);
});
