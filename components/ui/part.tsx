import type { ReactNode } from "react";

type Props = {
  id: string;
  title: ReactNode;
  /** Classes of the title. */
  size?: string;
  className?: string;
  children: ReactNode;
};

/** A part of a page with its own title. */
export function Part({ id, title, size = "text-2xl sm:text-3xl", className = "grid gap-4", children }: Props) {
  return (
    <section aria-labelledby={id} className={className}>
      <h2 id={id} className={size}>
        {title}
      </h2>
      {children}
    </section>
  );
}
