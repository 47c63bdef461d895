/** A typed amount without its currency; spaces only between thousands: '10 20' is no number. */
export const bareAmount = (typed: string) =>
  typed
    .replace(/^\s*R\$/i, "")
    .trim()
    .replace(/\s(?=\d{3}(?!\d))/g, "");
