import { Picture } from "@/components/ui/picture";
import type { Picture as PictureData } from "@/lib/images/picture";
import { initials } from "@/lib/initials";

type Props = { name: string; picture?: PictureData; className?: string };

/** A person's picture, else the initials. The name always stands beside it, so it is decorative. */
export function Avatar({ name, picture, className = "size-12" }: Props) {
  const look = `${className} shrink-0 rounded-full`;
  if (picture)
    return <Picture picture={picture} sizes="6rem" decorative className={`${look} bg-sunken object-cover`} />;
  return (
    <span aria-hidden className={`${look} grid place-items-center bg-leaf-soft font-semibold text-leaf`}>
      {initials(name)}
    </span>
  );
}
