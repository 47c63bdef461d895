import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { presentPicture } from "@/lib/images/present";
import { LightboxLink } from "./lightbox-link";

test("only a picture is enlarged, not the drawing that stands for none", () => {
  const linkOf = (picture: ReturnType<typeof presentPicture>) =>
    renderToStaticMarkup(
      <LightboxLink picture={picture} caption="Horta" className="">
        x
      </LightboxLink>,
    );
  expect(linkOf(presentPicture(undefined))).toBe('<div class="">x</div>');
  expect(linkOf({ ...presentPicture(undefined), src: "/imagens/um" })).toContain("Ampliar a imagem: Horta");
});
