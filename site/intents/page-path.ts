/**
 * An address for a page of this name that is still free: "Über uns" becomes `/uber-uns`, then `/uber-uns-2`.
 * Names without any Latin letter or digit become `/page`. `settings` belongs to the app and is never given out.
 */
export function pathFromTitle(title: string, taken: string[]): string {
  const words = title
    .normalize('NFKD')
    .replace(/ß/g, 'ss')
    .replace(/[\u0300-\u036f'’]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 60)
    .replace(/^-|-$/g, '');
  const base = `/${words === '' || words === 'settings' ? 'page' : words}`;
  for (let count = 1; ; count += 1) {
    const path = count === 1 ? base : `${base}-${count}`;
    if (!taken.includes(path)) return path;
  }
}
