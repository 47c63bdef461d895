import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { formatDate } from "@/lib/dates";
import { examplePostInput } from "@/lib/posts/api";
import type { PostValues } from "@/lib/posts/schema";
import { PostPreview } from "./post-preview";

const shown = (createdAt: string) => {
  const values: Partial<PostValues> = { ...examplePostInput, createdAt };
  return renderToStaticMarkup(<PostPreview values={values as Required<PostValues>} categories={{}} />);
};

it("a date that is being typed is shown as it is, and today in the place of what is none", () => {
  expect(shown("2026-11-24T10:00")).toContain(">24-11-2026</time>");
  expect(shown("0002-11-24T10:00")).toContain('dateTime="0002-11-24T');
  for (const text of ["", "20266-11-24T10:00", "amanhã"])
    expect(shown(text)).toContain(`>${formatDate(new Date())}</time>`);
});
