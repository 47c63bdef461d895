import type { ReactNode } from "react";
import { PageHeader } from "@/components/ui/page-header";

type Props = {
  title: string;
  /** A one-sentence summary. */
  lead: string;
  sections: { id: string; title: string; content: ReactNode }[];
};

/** A long text with a table of contents. */
export function TextPage({ title, lead, sections }: Props) {
  return (
    <div className="mx-auto grid max-w-page gap-10 px-4 pt-6 sm:gap-14 sm:pt-10">
      <PageHeader title={title}>
        <p>{lead}</p>
      </PageHeader>
      <div className="grid gap-10 lg:grid-cols-[16rem_minmax(0,1fr)] lg:gap-16">
        <nav aria-label="Nesta página" className="lg:sticky lg:top-24 lg:self-start">
          <p className="mb-2 font-display font-semibold text-lg">Nesta página</p>
          <ul>
            {sections.map((section) => (
              <li key={section.id}>
                <a
                  href={`#${section.id}`}
                  className="inline-flex min-h-9 items-center text-muted underline-offset-4 hover:text-ink hover:underline"
                >
                  {section.title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="prose-nova max-w-text">
          {sections.map(({ id, title: heading, content }) => (
            <section key={id} id={id} aria-labelledby={`${id}-titulo`}>
              <h2 id={`${id}-titulo`}>{heading}</h2>
              {content}
            </section>
          ))}
        </div>
      </div>
    </div>
  );
}
