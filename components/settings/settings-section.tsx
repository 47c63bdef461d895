import type { ReactNode } from "react";

type Props = { id: string; title: string; lead: ReactNode; children: ReactNode };

/** `id` is the section's anchor. */
export function SettingsSection({ id, title, lead, children }: Props) {
  return (
    <section id={id} aria-labelledby={`${id}-titulo`} className="grid scroll-mt-20 gap-5 border-line border-t pt-6">
      <div className="grid gap-1">
        <h2 id={`${id}-titulo`} className="text-2xl">
          {title}
        </h2>
        <p className="max-w-text text-muted">{lead}</p>
      </div>
      {children}
    </section>
  );
}
