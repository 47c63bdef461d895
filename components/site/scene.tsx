import type { ComponentProps } from "react";
import { StaticPicture } from "@/components/ui/static-picture";

type Props = { name: string } & Pick<ComponentProps<typeof StaticPicture>, "alt" | "sizes" | "priority" | "className">;

/** A drawing that comes with the site. */
export function Scene({ name, className = "", ...props }: Props) {
  return (
    <StaticPicture
      {...props}
      base={`/cenas/${name}`}
      widths={[720, 1280]}
      width={1600}
      height={1000}
      className={`aspect-[8/5] w-full rounded-card object-cover ${className}`}
    />
  );
}
