/** Of two shapes of one thing: what the first has differently, by its topmost names. */
export const whatChanged = (before: object, after: object): object => {
  const now = new Map<string, unknown>(Object.entries(after));
  return Object.fromEntries(
    Object.entries(before).filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(now.get(name))),
  );
};
