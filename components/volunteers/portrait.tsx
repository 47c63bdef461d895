import { Picture } from "@/components/ui/picture";
import { initials } from "@/lib/initials";
import { DEFAULT_IMAGE } from "@/lib/site";
import type { VolunteerCardData } from "@/lib/volunteers/types";

type Props = {
  volunteer: VolunteerCardData;
  sizes: string;
  className: string;
  priority?: boolean;
  /** The name beside it says enough. */
  decorative?: boolean;
};

/** A person's picture; who has none yet is shown by the initials, and not by a landscape. */
export function Portrait({ volunteer: { name, image, picture }, className, ...shown }: Props) {
  if (image !== DEFAULT_IMAGE) {
    return <Picture picture={picture} className={`bg-sunken object-cover ${className}`} {...shown} />;
  }
  return (
    <span
      aria-hidden
      className={`@container grid place-items-center bg-leaf-soft font-bold font-display text-leaf ${className}`}
    >
      <span className="text-[36cqw] leading-none">{initials(name)}</span>
    </span>
  );
}
