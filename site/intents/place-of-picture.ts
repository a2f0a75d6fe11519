/** Parts whose forms stand on the settings screen. */
const ON_SETTINGS: ReadonlySet<string> = new Set(['logo', 'icon', 'sharing']);

/** A logo, an icon, a card: nothing is cut off it. */
export const isShownWhole = (part: string): boolean => ON_SETTINGS.has(part);

/** Changes of the address that lead from the library back to the form that a picture is for. */
export function placeOfPicture(part: string): Record<string, string | null> {
  const leave = { for: null, field: null, picture: null, removed: null, after: null };
  const [kind, id = null] = part.split(':', 2);
  if (kind === 'section') return { ...leave, panel: null, section: id };
  return ON_SETTINGS.has(part) ? { ...leave, panel: null } : { ...leave, panel: 'site', open: part };
}
