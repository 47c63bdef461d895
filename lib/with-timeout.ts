/** The outcome, or undefined when it takes longer than that; a failure after it is nobody's. */
export async function withTimeout<Value>(milliseconds: number, outcome: Promise<Value>): Promise<Value | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), milliseconds);
  });
  return Promise.race([outcome, late]).finally(() => clearTimeout(timer));
}
