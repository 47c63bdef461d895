import type { ReactNode } from "react";
import type { Picture as PictureData } from "@/lib/images/picture";
import { Link } from "./link";
import { Picture } from "./picture";

type Props = {
  picture: PictureData;
  /** Of the picture, in the window. */
  sizes: string;
  /** Of its frame: classes of an aspect or a height. */
  frame: string;
  priority?: boolean;
  above: ReactNode;
  heading: "h2" | "h3";
  title: ReactNode;
  /** Where all of the card leads; absent in a preview. */
  href?: string;
  children: ReactNode;
};

/** A card with a picture above its title. A client component for the reason given at `Picture`. */
export function PictureCard({
  picture,
  sizes,
  frame,
  priority,
  above,
  heading: Heading,
  title,
  href,
  children,
}: Props) {
  return (
    <article className="group relative flex h-full flex-col overflow-hidden rounded-card border border-line bg-surface shadow-card">
      <div className={`${frame} overflow-hidden bg-sunken`}>
        <Picture
          picture={picture}
          sizes={sizes}
          priority={priority}
          className="size-full object-cover transition-transform duration-500 group-hover:scale-[1.03]"
        />
      </div>
      <div className="flex flex-1 flex-col gap-3 p-5">
        {above}
        <Heading className="text-2xl">
          {href ? (
            <Link href={href} className="underline-offset-4 after:absolute after:inset-0 group-hover:underline">
              {title}
            </Link>
          ) : (
            title
          )}
        </Heading>
        {children}
      </div>
    </article>
  );
}
