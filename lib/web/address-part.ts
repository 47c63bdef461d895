/** A route parameter as it was typed. PostgreSQL refuses NUL; a broken escape stays what it is and matches nothing. */
export function addressPart(parameter: string) {
  try {
    return decodeURIComponent(parameter).replaceAll("\0", "\ufffd");
  } catch {
    return parameter;
  }
}

/** The number of a list's page in an address: 1 to 999999 written in its one way, or undefined. */
export function pageNumber(parameter: string) {
  return /^[1-9]\d{0,5}$/.test(parameter) ? Number(parameter) : undefined;
}

/** The same where page one has an address without a number. */
export function furtherPageNumber(parameter: string) {
  const page = pageNumber(parameter);
  return page === 1 ? undefined : page;
}
