/** The function, of which one run at a time serves everybody who calls it meanwhile. */
export function coalesced<Result>(run: () => Promise<Result>) {
  let inFlight: Promise<Result> | undefined;
  return () => {
    inFlight ??= run().finally(() => {
      inFlight = undefined;
    });
    return inFlight;
  };
}
