import type { ReactNode } from "react";
import { Link } from "./link";

/** A link within a text, also a muted one. */
export const TextLink = ({ href, children }: { href: string; children: ReactNode }) => (
  <Link href={href} className="text-ink underline underline-offset-4">
    {children}
  </Link>
);
