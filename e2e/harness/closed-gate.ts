/** What a test lets others wait for, by `await gate.passed`, until it calls `gate.open()`. */
export function closedGate() {
  let open = () => {};
  const passed = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { passed, open };
}
