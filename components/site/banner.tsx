import { ArrowRight } from "lucide-react";
import Link from "next/link";
import { Carousel } from "@/components/ui/carousel";
import { CarouselSlide } from "@/components/ui/carousel-slide";
import { StaticPicture } from "@/components/ui/static-picture";
import { routes } from "@/lib/routes";

const SLIDES = [
  {
    title: "Vizinho ajuda vizinho",
    text: "Cada um entra com o que sabe fazer. Tem quem cozinhe, quem ensine e quem escute.",
    link: { href: routes.volunteers, label: "Conheça quem participa" },
    alt: "Cinco voluntários de idades diferentes, lado a lado, com o sol atrás",
  },
  {
    title: "Café quente na praça",
    text: "Pão, fruta e conversa sem pressa para quem dormiu na rua e para quem só quer companhia.",
    link: { href: routes.agenda, label: "Veja quando é o próximo" },
    alt: "Três pessoas atrás de uma mesa de toalha xadrez com pão, bolo, frutas e um bule de café",
  },
  {
    title: "Criança tem que brincar",
    text: "Pipa, bola, livro e dever de casa em dia, com adulto por perto.",
    link: { href: routes.projects("criancas"), label: "Projetos com crianças" },
    alt: "Três crianças riem e empinam pipas no morro, com as casas do bairro ao fundo",
  },
  {
    title: "Cesta que chega na porta",
    text: "Quem monta também entrega. E toda doação fica anotada para quem quiser conferir.",
    link: { href: routes.donations(), label: "Confira as doações" },
    alt: "Um voluntário entrega uma caixa de alimentos a uma moradora",
  },
  {
    title: "Plantar para dividir",
    text: "A horta do salão tempera a sopa, completa as cestas e reúne avós e netos.",
    link: { href: routes.projects("acoes"), label: "Veja as nossas ações" },
    alt: "Um senhor de chapéu rega a horta enquanto uma menina segura uma muda de couve",
  },
];

/** The five slides of the home page; each arrow is called after the slide to which it leads. */
export function Banner() {
  return (
    <div className="mx-auto max-w-page px-4">
      <Carousel label="O que fazemos" count={SLIDES.length} captions={SLIDES.map(({ title }) => title)}>
        {SLIDES.map((slide, index) => (
          <CarouselSlide key={slide.title} className="basis-full">
            <Slide {...slide} n={index + 1} />
          </CarouselSlide>
        ))}
      </Carousel>
    </div>
  );
}

/** The drawings keep their left third free for the words, which are dark in both themes, as the drawings are light. */
function Slide({ n, title, text, link, alt }: (typeof SLIDES)[number] & { n: number }) {
  return (
    <div className="relative flex h-full flex-col overflow-hidden rounded-card bg-surface">
      <StaticPicture
        base={`/banner/${n}-wide`}
        widths={[960, 1600]}
        width={1600}
        height={700}
        narrow={{ base: `/banner/${n}-tall`, widths: [480, 720], width: 840, height: 700 }}
        sizes="(min-width: 1200px) 73rem, calc(100vw - 2rem)"
        alt={alt}
        priority={n === 1}
        className="aspect-[6/5] w-full object-cover sm:aspect-[16/7]"
      />
      <div className="flex flex-1 flex-col items-start gap-2 p-5 sm:absolute sm:inset-y-0 sm:left-0 sm:w-[40%] sm:justify-center sm:p-8 sm:text-[#2d1a23] lg:gap-4 lg:p-12">
        <h2 className="text-2xl sm:text-3xl lg:text-5xl">{title}</h2>
        <p className="sm:max-lg:hidden lg:text-lg">{text}</p>
        <Link
          href={link.href}
          className="mt-auto inline-flex min-h-11 items-center gap-2 font-semibold underline decoration-2 underline-offset-4 sm:mt-0"
        >
          {link.label} <ArrowRight aria-hidden className="size-5 shrink-0" />
        </Link>
      </div>
    </div>
  );
}
