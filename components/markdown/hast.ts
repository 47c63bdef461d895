import type { ExtraProps } from "react-markdown";

/** Nodes of an article's HTML, between react-markdown and React. */
export type Element = NonNullable<ExtraProps["node"]>;
export type Content = Element["children"][number];
