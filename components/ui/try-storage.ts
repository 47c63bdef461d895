/** Accesses localStorage or sessionStorage; undefined where the browser refuses (private window, full disk). */
export function tryStorage<Result>(access: () => Result) {
  try {
    return access();
  } catch {
    return undefined;
  }
}
