"use client";

import Viewer from "yet-another-react-lightbox";
import Captions from "yet-another-react-lightbox/plugins/captions";
import "yet-another-react-lightbox/styles.css";
import "yet-another-react-lightbox/plugins/captions.css";

export type LightboxViewProps = {
  slides: { src: string; alt: string; title?: string }[];
  /** The slide to begin with. */
  index: number;
  onClose: () => void;
};

/** The viewer itself; Escape, a click beside the picture or a swipe down closes it, and focus goes back. */
export function LightboxView({ slides, index, onClose }: LightboxViewProps) {
  return (
    <Viewer
      open
      close={onClose}
      index={index}
      slides={slides}
      plugins={[Captions]}
      carousel={{ finite: slides.length < 2 }}
      controller={{ closeOnBackdropClick: true, closeOnPullDown: true }}
      labels={{
        Lightbox: "Imagem ampliada",
        Carousel: "Imagens",
        "Photo gallery": "Galeria de imagens",
        Previous: "Imagem anterior",
        Next: "Próxima imagem",
        Close: "Fechar",
        Slide: "Imagem",
        "{index} of {total}": "{index} de {total}",
      }}
      render={slides.length < 2 ? { buttonPrev: () => null, buttonNext: () => null } : undefined}
    />
  );
}
