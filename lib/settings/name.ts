import type { Settings } from "./types";

type Named = Pick<Settings, "name" | "article">;

/** 'o Projeto Nova', 'a Casa Nova', within a sentence. */
export const theName = ({ article, name }: Named) => `${article} ${name}`;
/** The same at the beginning of a sentence. */
export const TheName = ({ article, name }: Named) => `${article.toUpperCase()} ${name}`;
/** 'do Projeto Nova', 'da Casa Nova'. */
export const ofName = ({ article, name }: Named) => `d${article} ${name}`;

/** The title of the home page. */
export const siteTitle = ({ name, tagline }: Pick<Settings, "name" | "tagline">) =>
  tagline ? `${name} · ${tagline}` : name;
