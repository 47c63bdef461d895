import { Picture } from "@/components/ui/picture";
import { initials } from "@/lib/initials";
import { DEFAULT_IMAGE } from "@/lib/site";
import type { VolunteerCardData } from "@/lib/volunteers/types";

type Props = {
  volunteer: VolunteerCardData;
  sizes: string;
  className: string;
  priority?: boolean;
  decorative?: boolean;
};

/** A volunteer's picture, or the initials instead of the default picture (a landscape). */
export function Portrait({ volunteer: { name, image, picture }, className, ...props }: Props) {
  if (image !== DEFAULT_IMAGE) {
    return <Picture picture={picture} className={`bg-sunken object-cover ${className}`} {...props} />;
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
