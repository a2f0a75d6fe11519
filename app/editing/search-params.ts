/**
 * The address of the same screen with some search parameters changed (`null` takes one away). Panels, selections and widths
 * live in the address, so that every one of them is a link.
 */
export function searchWith(
  current: URLSearchParams,
  changes: Record<string, string | number | null | undefined>,
): string {
  const search = new URLSearchParams(current);
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) search.delete(name);
    else if (value !== undefined) search.set(name, String(value));
  }
  const text = search.toString();
  return text === '' ? '?' : `?${text}`;
}
