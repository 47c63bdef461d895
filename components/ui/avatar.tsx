import { Picture } from "@/components/ui/picture";
import type { Picture as PictureData } from "@/lib/images/picture";
import { initials } from "@/lib/initials";

type Props = { name: string; picture?: PictureData; className?: string };

/** A person's picture or initials. Hidden from screen readers, because the name is always beside it. */
export function Avatar({ name, picture, className = "size-12" }: Props) {
  const classes = `${className} shrink-0 rounded-full`;
  if (picture)
    return <Picture picture={picture} sizes="6rem" decorative className={`${classes} bg-sunken object-cover`} />;
  return (
    <span
      aria-hidden
      className={`${classes} grid place-items-center whitespace-nowrap bg-leaf-soft font-semibold text-leaf`}
    >
      {initials(name)}
    </span>
  );
}
