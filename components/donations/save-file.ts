/** For the browser to save the file. */
const OBJECT_URL_LIFETIME_MS = 60_000;

/** Has the browser save a file. */
export function saveFile(file: Blob, name: string) {
  const href = URL.createObjectURL(file);
  Object.assign(document.createElement("a"), { href, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(href), OBJECT_URL_LIFETIME_MS);
}
