import localFont from "next/font/local";

// display 'optional': a font that loads late is used from the next page on, so that no text shifts.
const display = localFont({
  // One weight is half the size of the variable font.
  src: "./fonts/bricolage-grotesque-700.woff2",
  weight: "700",
  display: "optional",
  variable: "--font-display",
});
const text = localFont({
  src: "./fonts/figtree-300-900.woff2",
  weight: "300 900",
  display: "optional",
  variable: "--font-text",
});

/** Classes for the document, which give it both. */
export const fonts = `${display.variable} ${text.variable}`;
