import type { ReactNode } from "react";
import { Breadcrumb } from "./breadcrumb";

type Props = {
  /** The heading, and the last crumb. */
  title: string;
  crumbs: { label: string; href: string }[];
  children?: ReactNode;
};

/** The top of a page below home: breadcrumb, heading, introduction. */
export function PageHeader({ title, crumbs, children }: Props) {
  return (
    <header className="grid gap-4">
      <Breadcrumb crumbs={[...crumbs, { label: title }]} />
      <h1 className="text-4xl sm:text-6xl">{title}</h1>
      {children && <div className="max-w-text text-lg text-muted">{children}</div>}
    </header>
  );
}
