import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { exampleNeedInput } from "@/lib/needs/api";
import type { NeedValues } from "@/lib/needs/schema";
import { NeedPreview } from "./need-preview";

const preview = (values: Partial<NeedValues>) =>
  renderToStaticMarkup(
    <NeedPreview
      values={{ ...exampleNeedInput, ...values } as Required<NeedValues>}
      purposes={{ projects: {}, events: {} }}
      campaigns={[]}
    />,
  );

it("shows a need as visitors will see it, also one whose last day is over", () => {
  expect(preview({ wanted: "40", unit: "kg", until: "2100-01-01" })).toContain("Faltam 40 de 40 kg");
  const over = preview({ wanted: "40", unit: "kg", until: "2026-01-02" });
  expect(over).toContain("Encerrado");
  expect(over).not.toContain("Faltam");
});
