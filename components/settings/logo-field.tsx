import { useController } from "react-hook-form";
import { ImageButton } from "@/components/forms/pictures/image-button";
import { PROGRESS_BAR } from "@/components/forms/pictures/progress-bar";
import { RemoveImage } from "@/components/forms/pictures/remove-image";
import { useUpload } from "@/components/forms/pictures/use-upload";
import { variantAddress } from "@/lib/images/picture";
import { MAX_SIZE } from "@/lib/images/upload-limits";
import type { SettingsSectionProps } from "./types";

/** The logo, uncropped; without one the site shows its own drawing. */
export function LogoField({ form }: SettingsSectionProps) {
  const { field } = useController({ control: form.control, name: "logo" });
  const upload = useUpload(field.onChange);
  const failure = upload.failure ?? form.errorOf("logo");
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-2 font-semibold">
        Logotipo <span className="font-normal text-muted">(opcional)</span>
      </legend>
      <div className="flex flex-wrap items-center gap-4">
        <img
          src={field.value ? variantAddress(field.value, 320) : "/logo.svg"}
          alt={field.value ? "O logotipo escolhido" : "O desenho que veio com o site"}
          className="h-16 max-w-48 rounded-field border border-line bg-paper object-contain p-2"
        />
        <ImageButton busy={upload.busy} onChoose={(file) => upload.choose(file)}>
          {field.value ? "Trocar logotipo" : "Enviar logotipo"}
        </ImageButton>
        {upload.busy && (
          <progress value={upload.progress} max={1} aria-label="Envio do logotipo" className={`w-40 ${PROGRESS_BAR}`} />
        )}
        {field.value && !upload.busy && <RemoveImage onRemove={() => field.onChange("")} />}
      </div>
      <p className="max-w-text text-muted text-sm">
        PNG, JPG ou WebP, até {MAX_SIZE}. Fica ao lado do nome, pequeno: prefira o símbolo, sem texto, em PNG de fundo
        transparente que se veja em fundo claro e escuro.
      </p>
      <p role="alert" className="font-medium text-danger text-sm empty:hidden">
        {failure}
      </p>
    </fieldset>
  );
}
