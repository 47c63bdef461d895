// Constants of needs for the browser, without zod.

/** Units that the form suggests; others may be typed. */
export const UNITS = ["kg", "unidades", "pacotes", "litros", "caixas", "frascos", "pares", "latas"];
/** Needs a page of the public list. */
export const NEEDS_PER_PAGE = 12;
