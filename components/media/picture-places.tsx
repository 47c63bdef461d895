import { Link } from "@/components/ui/link";
import type { PicturePlace } from "@/lib/media/types";

/** Places listed at first; the others are folded. */
const SHOWN = 3;

/** Where a picture is shown, with links. */
export function PicturePlaces({ places, all = false }: { places: PicturePlace[]; all?: boolean }) {
  const shown = all ? places : places.slice(0, SHOWN);
  const others = places.slice(shown.length);
  return (
    <div className="grid gap-1 text-sm">
      <PlaceList places={shown} />
      {others.length > 0 && (
        <details>
          <summary className="min-h-6 w-fit cursor-pointer font-semibold">e mais {others.length}</summary>
          <PlaceList places={others} />
        </details>
      )}
    </div>
  );
}

function PlaceList({ places }: { places: PicturePlace[] }) {
  return (
    <ul className="grid gap-1">
      {places.map(({ kind, title, href }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two places may read the same, and the order is fixed
        <li key={index} className="wrap-anywhere">
          <span className="text-muted">{title ? `${kind}:` : ""}</span>{" "}
          {href ? (
            <Link href={href} className="inline-block min-h-6 underline underline-offset-4">
              {title || kind}
            </Link>
          ) : (
            title || kind
          )}
        </li>
      ))}
    </ul>
  );
}
