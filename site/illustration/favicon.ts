import type { Tones } from '../themes/index.ts';
import { escapeXml } from './fixed-colours.ts';

const ARTICLE = /^(the|a|la|le|les|il|lo|i|der|die|das|el|los|de|het|den)\s+/i;

/** The letter a name is known by: its first one that is a letter or digit, articles aside. */
const letterOf = (name: string): string =>
  /[\p{L}\p{N}]/u.exec(name.trim().replace(ARTICLE, ''))?.[0]?.toLocaleUpperCase() ?? '•';

/** A letter on two colours, 64 × 64, readable at 16 px. */
export function faviconSvg(
  name: string,
  { accent, accentInk, support }: Pick<Tones, 'accent' | 'accentInk' | 'support'>,
): string {
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><clipPath id="a"><rect width="64" height="64" rx="15"/></clipPath>' +
    `<g clip-path="url(#a)"><path fill="${accent}" d="M0 0h64v64H0z"/><circle cx="64" cy="64" r="20" fill="${support}"/>` +
    `<text x="30" y="45" text-anchor="middle" font-family="Georgia,'Times New Roman',serif" font-weight="700" font-size="40" fill="${accentInk}">${escapeXml(letterOf(name))}</text></g></svg>`
  );
}
