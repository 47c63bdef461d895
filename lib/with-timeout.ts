/** The promise's value, or undefined after the timeout; a later rejection is ignored. */
export async function withTimeout<Value>(milliseconds: number, outcome: Promise<Value>): Promise<Value | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), milliseconds);
  });
  return Promise.race([outcome, late]).finally(() => clearTimeout(timer));
}
