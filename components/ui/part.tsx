import type { ReactNode } from "react";

type Props = {
  id: string;
  title: ReactNode;
  /** A sentence below the title. */
  lead?: ReactNode;
  /** Classes of the title. */
  size?: string;
  className?: string;
  children: ReactNode;
};

/** A part of a page with its own title. */
export function Part({ id, title, lead, size = "text-2xl sm:text-3xl", className = "grid gap-4", children }: Props) {
  return (
    <section aria-labelledby={id} className={className}>
      <div>
        <h2 id={id} className={size}>
          {title}
        </h2>
        {lead && <p className="mt-1 text-muted">{lead}</p>}
      </div>
      {children}
    </section>
  );
}
