/** A moment that a test waits for, or brings about. */
export function moment() {
  let happen: () => void = () => undefined;
  const happened = new Promise<void>((resolve) => (happen = resolve));
  return { happen, happened };
}
