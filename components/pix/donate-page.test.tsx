import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { routes } from "@/lib/routes";
import { DonatePage } from "./donate-page";

it("does not say what follows a Pix while none can be made, but how to help otherwise", () => {
  const html = renderToStaticMarkup(<DonatePage offer={undefined} />);
  expect(html).toContain("No momento não recebemos doações por Pix");
  expect(html).toContain(`href="${routes.needs}"`);
  expect(html).not.toContain("Depois que você doa");
});
