import { differenceCiede2000 } from 'culori';
import type { WebsiteDocument } from '#site/model/document.ts';

const difference = differenceCiede2000();
const NEAR = 10;

/** Whether an asked colour is there: in its part, or anywhere. Near is a CIEDE2000 difference of 10 at most. */
export function hasColour(
  { theme }: WebsiteDocument,
  part: 'main' | 'background' | 'text' | 'any',
  value: string,
): boolean {
  const all = [theme.accent, theme.background, theme.ink, theme.support];
  const there = { main: [theme.accent, theme.background], background: [theme.background], text: [theme.ink], any: all }[
    part
  ];
  return there.some((colour) => difference(colour, value) <= NEAR);
}
