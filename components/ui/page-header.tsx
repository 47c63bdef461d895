import type { ReactNode } from "react";
import { Breadcrumb, type BreadcrumbProps } from "./breadcrumb";

/** The top of a page below home: breadcrumb, heading, introduction. */
export function PageHeader({ title, parent, children }: BreadcrumbProps & { children?: ReactNode }) {
  return (
    <header className="grid gap-4">
      <Breadcrumb title={title} parent={parent} />
      <h1 className="text-4xl sm:text-6xl">{title}</h1>
      {children && <div className="max-w-text text-lg text-muted">{children}</div>}
    </header>
  );
}
