/** A mail's HTML: every mail program has its own letters, and an address, as of a link for a new password, is wider than a phone. */
export const mailHtml = (...parts: readonly string[]) =>
  [
    `<!doctype html><html lang="pt-BR"><body style="max-width:600px;font-family:sans-serif;font-size:16px;line-height:1.5;overflow-wrap:anywhere">`,
    ...parts,
    "</body></html>",
  ].join("\n");

/** What closes a mail, set apart from its text: by its size, as no grey can be read on white and on a dark mail program. */
export const mailFooter = (html: string) => `<p style="margin-top:24px;font-size:14px">${html}</p>`;
