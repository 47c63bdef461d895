import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { exampleNeed } from "@/lib/needs/api";
import { NeedProgress } from "./need-progress";

it("calls on a visitor to begin what nobody has brought yet, and not on the team", () => {
  const need = { ...exampleNeed, received: "0", promised: "0", missing: "40" } as const;
  expect(renderToStaticMarkup(<NeedProgress need={need} />)).toContain("Nada chegou ainda: comece você<");
  expect(renderToStaticMarkup(<NeedProgress need={need} inviting={false} />)).toContain("Nada chegou ainda<");
});
