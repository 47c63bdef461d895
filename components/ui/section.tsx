import type { ReactNode } from "react";

type Props = {
  /** The anchor of the section, which its heading names. */
  id: string;
  title: string;
  lead?: ReactNode;
  /** What one can do with all of it: a link beside the title. */
  action?: ReactNode;
  /** A band of another tone across the whole window. */
  sunken?: boolean;
  children: ReactNode;
};

/** A section of a long page: title, a sentence, content. */
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
