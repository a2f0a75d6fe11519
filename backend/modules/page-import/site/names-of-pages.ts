import { keyOf } from '../contact-ways.ts';
import type { OpenedPage } from '../opened-page.ts';
import type { Outline } from '../outline.ts';

const LONGEST = 60;
const SEPARATORS = /\s[|–—·•»-]\s|[|»]|:\s/;

function headingIn(parts: readonly Outline[]): string {
  for (const part of parts) {
    const found = part.is === 'heading' ? part.text : part.is === 'group' ? headingIn(part.children) : '';
    if (found) return found;
  }
  return '';
}

/** What people call a page: as menus do, else by the part of its title that is not the website's name, else by its heading. */
export function nameOfPage(label: string, { head, body }: Pick<OpenedPage, 'head' | 'body'>): string {
  const parts = head.title.split(SEPARATORS).map((part) => part.trim());
  const own = parts.find((part) => part !== '' && keyOf(part) !== keyOf(head.name) && part.length <= LONGEST) ?? '';
  const heading = headingIn(body);
  const said =
    [label, own, heading.length <= LONGEST ? heading : '', head.title].find((one) => one.trim() !== '') ?? '';
  return said.slice(0, LONGEST).trim() || 'Page';
}
