import type { ReactNode } from "react";
import { Link } from "@/components/ui/link";
import { Picture } from "@/components/ui/picture";
import type { Picture as PictureData } from "@/lib/images/picture";

type Props = {
  /** Before the text, where there is room for it. */
  picture?: PictureData;
  /** The picture in grey. */
  grey?: boolean;
  title: string;
  /** The item's form; absent without the permission to change it. */
  href?: string;
  /** Beside the text, or below it on a phone. */
  badges: ReactNode;
  children: ReactNode;
};

/** What a card of a management list says of its item. */
export function CardSummary({ picture, grey, title, href, badges, children }: Props) {
  return (
    <>
      {picture && (
        <Picture
          picture={picture}
          sizes="6rem"
          decorative
          className={`hidden h-16 w-24 shrink-0 rounded-field bg-sunken object-cover sm:block ${grey ? "grayscale" : ""}`}
        />
      )}
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 basis-52">
          <h2 className="font-sans font-semibold text-lg leading-snug tracking-normal">
            {href ? (
              <Link href={href} prefetch={false} className="underline-offset-4 hover:underline">
                {title}
              </Link>
            ) : (
              title
            )}
          </h2>
          {children}
        </div>
        {badges}
      </div>
    </>
  );
}
