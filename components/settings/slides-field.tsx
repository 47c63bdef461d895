"use client";

import { ChevronRight } from "lucide-react";
import { useState } from "react";
import { useController, useWatch } from "react-hook-form";
import { ImageField } from "@/components/forms/pictures/image-field";
import { ImageThumb } from "@/components/forms/pictures/image-thumb";
import { TextField } from "@/components/forms/text-field";
import { routes } from "@/lib/routes";
import { LIMITS } from "@/lib/settings/limits";
import { ItemList } from "./item-list";
import type { SettingsSectionProps } from "./types";

type SlideProps = SettingsSectionProps & { index: number };

const BLANK_SLIDE = { title: "", text: "", href: "", label: "", image: "", alt: "" };
/** Between the slide's crops on a phone and on a wide screen. */
const PICTURE_ASPECT = 4 / 3;

const LINK_SUGGESTIONS = [
  [routes.aboutPage, "Sobre Nós"],
  [routes.volunteers, "Voluntários"],
  [routes.projects(), "Projetos"],
  [routes.posts, "Blog"],
  [routes.agenda, "Agenda"],
  [routes.donations(), "Transparência"],
  [routes.contact, "Contato"],
];

/** The slides of the home page's banner. */
export function SlidesField({ form }: SettingsSectionProps) {
  return (
    <>
      <ItemList
        form={form}
        name="slides"
        noun="slide"
        max={LIMITS.slides}
        blank={BLANK_SLIDE}
        empty="Nenhum slide: a página inicial fica sem banner."
        head={(index) => <SlideHead form={form} index={index} />}
      >
        {(index) => <SlideFields form={form} index={index} />}
      </ItemList>
      <datalist id="paginas-do-site">
        {LINK_SUGGESTIONS.map(([href, label]) => (
          <option key={href} value={href}>
            {label}
          </option>
        ))}
      </datalist>
    </>
  );
}

function SlideHead({ form, index }: SlideProps) {
  const [title, image] = useWatch({
    control: form.control,
    name: [`slides.${index}.title`, `slides.${index}.image`],
  });
  return (
    <div className="flex items-center gap-3">
      {image && (
        <div className="w-20 shrink-0 [&>img]:w-full!">
          <ImageThumb address={image} aspect={16 / 10} />
        </div>
      )}
      <h3 className="font-sans font-semibold text-base tracking-normal">
        {index + 1}. {title || "Slide sem título"}
      </h3>
    </div>
  );
}

/** Collapsed, unless the slide is new or has an invalid field. */
function SlideFields({ form, index }: SlideProps) {
  const { control, errorOf } = form;
  const image = useController({ control, name: `slides.${index}.image` });
  const alt = useController({ control, name: `slides.${index}.alt` });
  const [open, setOpen] = useState(image.field.value === "");
  const names = ["title", "text", "label", "href", "image", "alt"] as const;
  const invalid = names.some((name) => errorOf(`slides.${index}.${name}`));
  return (
    <details open={open || invalid} onToggle={({ currentTarget }) => setOpen(currentTarget.open)} className="group">
      <summary className="flex min-h-11 w-fit list-none items-center gap-2 font-semibold [&::-webkit-details-marker]:hidden">
        <ChevronRight aria-hidden className="size-5 transition-transform group-open:rotate-90" />
        Editar <span className="sr-only">o slide {index + 1}</span>
      </summary>
      <div className="grid gap-5 pt-3">
        <ImageField
          value={image.field.value}
          onChange={image.field.onChange}
          error={errorOf(`slides.${index}.image`)}
          alt={alt.field.value}
          onAltChange={alt.field.onChange}
          altError={errorOf(`slides.${index}.alt`)}
          addressRef={image.field.ref}
          altRef={alt.field.ref}
          aspect={PICTURE_ASPECT}
          paste={false}
        />
        <TextField form={form} name={`slides.${index}.title`} label="Título" required />
        <TextField
          form={form}
          name={`slides.${index}.text`}
          label="Texto"
          rows={2}
          hint="Uma ou duas frases. Em telas médias, só o título aparece."
        />
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField form={form} name={`slides.${index}.label`} label="O que o link diz" />
          <TextField
            form={form}
            name={`slides.${index}.href`}
            label="Aonde o link leva"
            list="paginas-do-site"
            hint="Uma página daqui, como /agenda, ou um endereço https://. Sem os dois, o slide fica sem link."
          />
        </div>
      </div>
    </details>
  );
}
