import type { ReactNode } from "react";
import { Breadcrumb } from "./breadcrumb";

type Props = {
  /** What the page is called, in the heading and at the end of the way that leads to it. */
  title: string;
  crumbs: { label: string; href: string }[];
  children?: ReactNode;
};

/** The beginning of a page below home: where we are, what it is, and a sentence about it. */
export function PageHeader({ title, crumbs, children }: Props) {
  return (
    <header className="grid gap-4">
      <Breadcrumb crumbs={[...crumbs, { label: title }]} />
      <h1 className="text-4xl sm:text-6xl">{title}</h1>
      {children && <div className="max-w-text text-lg text-muted">{children}</div>}
    </header>
  );
}
