"use client";

import Viewer from "yet-another-react-lightbox";
import Captions from "yet-another-react-lightbox/plugins/captions";
import "yet-another-react-lightbox/styles.css";
import "yet-another-react-lightbox/plugins/captions.css";
import "./lightbox-view.css";

type Props = {
  slides: { src: string; alt: string; title?: string }[];
  /** The first slide to show. */
  index: number;
  onClose: () => void;
};

/** The viewer. Escape, a click beside the picture or a swipe down closes it and returns the focus. */
export function LightboxView({ slides, index, onClose }: Props) {
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
