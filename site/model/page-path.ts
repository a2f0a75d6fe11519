import { spelled } from './spelled.ts';

/**
 * An address for a page of this name that is still free: "Über uns" becomes `/ueber-uns`, then `/ueber-uns-2`.
 * Names without any Latin letter or digit become `/page`. `settings` belongs to the app and is never given out.
 */
export function pathFromTitle(title: string, taken: readonly string[]): string {
  const words = spelled(title, 60);
  const base = `/${words === '' || words === 'settings' ? 'page' : words}`;
  for (let count = 1; ; count += 1) {
    const path = count === 1 ? base : `${base}-${count}`;
    if (!taken.includes(path)) return path;
  }
}
