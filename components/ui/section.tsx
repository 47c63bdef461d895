import type { ReactNode } from "react";

type Props = {
  /** The section's anchor. */
  id: string;
  title: string;
  lead?: ReactNode;
  /** A link or form beside the title. */
  action?: ReactNode;
  /** A darker band across the whole window. */
  sunken?: boolean;
  children: ReactNode;
};

/** A section of a long page. */
export function Section({ id, title, lead, action, sunken = false, children }: Props) {
  return (
    <section id={id} aria-labelledby={`${id}-titulo`} className={`py-16 sm:py-24 ${sunken ? "bg-sunken" : ""}`}>
      <div className="mx-auto grid max-w-page gap-8 px-4 sm:gap-10">
        <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
          <div className="grid gap-3">
            <h2 id={`${id}-titulo`} className="text-3xl sm:text-5xl">
              {title}
            </h2>
            {lead && <p className="max-w-text text-lg text-muted">{lead}</p>}
          </div>
          {action}
        </div>
        {children}
      </div>
    </section>
  );
}
