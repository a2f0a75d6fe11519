import { linkOf, placeOf } from './draft.ts';
import type { Draft } from './draft.ts';
import { splitPrice } from './prices.ts';
import type { Button, Part, Picture, Stretch, Text } from './outline.ts';

const MOST_INTRO = 500;

/** "Small dogs £32": what something costs is no introduction. */
const isPriceList = (text: string) => {
  const lines = text.split('\n');
  return text.length <= 400 && lines.every((line) => line.length <= 90 && (splitPrice(line)?.name ?? '') !== '');
};

/** The page's opening out of its first stretch, and what of the stretch stands below it. */
export function openingOf(stretch: Stretch): { hero: Draft; rest: Stretch } {
  const texts: Text[] = [];
  const buttons: Button[] = [];
  const pictures: Picture[] = [];
  let length = 0;
  let at = 0;
  for (; at < stretch.parts.length; at += 1) {
    const part = stretch.parts[at];
    if (part?.is === 'text' && isPriceList(part.text)) break;
    if (part?.is === 'text' && length + part.text.length <= MOST_INTRO - 10) {
      texts.push(part);
      length += part.text.length + 2;
    } else if (part?.is === 'button') buttons.push(part);
    else if (part?.is === 'picture' && pictures.length < 5) pictures.push(part);
    else if (part?.is !== 'fact') break;
  }
  const isLong = stretch.heading.length > 120;
  const leading = buttons.filter(({ to }) => to !== '');
  const [picture, ...more] = pictures;
  const lead: Part[] = isLong
    ? [{ is: 'text', text: stretch.heading, rich: stretch.heading, isStrong: true, hint: '' }]
    : [];
  const hero: Draft = {
    kind: 'hero',
    variant: !picture ? 'statement' : more.length > 1 ? 'mosaic' : 'split',
    props: {
      eyebrow: stretch.kicker.slice(0, 80),
      heading: isLong ? '' : stretch.heading,
      intro: texts.map(({ text }) => text).join('\n\n'),
      primary: linkOf(leading),
      secondary: linkOf(leading.slice(1)),
      picture: placeOf(picture),
      more: more.slice(0, 4).map((one) => ({ picture: placeOf(one) })),
    },
    tells: 'the opening with its heading',
  };
  return { hero, rest: { ...stretch, kicker: '', heading: '', parts: [...lead, ...stretch.parts.slice(at)] } };
}

const isShort = ({ parts }: Stretch) =>
  parts.every((part) => /^(?:text|button|picture|fact)$/.test(part.is)) &&
  parts.reduce((sum, part) => sum + (part.is === 'text' ? part.text.length : 0), 0) <= MOST_INTRO - 130;

/**
 * The stretches with the one that opens the page in front: that of the first level where it is among the first, else the first one. A
 * name alone on the first level takes the line below it along.
 */
export function withOpeningFirst(stretches: readonly Stretch[]): { opening: Stretch | null; rest: Stretch[] } {
  const titled = stretches.findIndex(({ level }) => level === 1);
  const early = stretches.findIndex(({ level, heading, parts }) => level === 2 && heading !== '' && parts.length > 0);
  const isLate = early >= 0 && early <= 1 && titled - early >= 2;
  const first = isLate ? early : titled === -1 ? 0 : titled;
  const [opening, next] = [stretches[first], stretches[first + 1]];
  if (!opening) return { opening: null, rest: [] };
  const before = stretches.slice(0, first);
  const isAlone =
    opening.parts.length === 0 &&
    next !== undefined &&
    next.hint === opening.hint &&
    isShort(next) &&
    next.parts.length > 0;
  if (!isAlone) return { opening, rest: [...before, ...stretches.slice(first + 1)] };
  const tagline: Part = { is: 'text', text: next.heading, rich: next.heading, isStrong: false, hint: '' };
  return { opening: { ...opening, parts: [tagline, ...next.parts] }, rest: [...before, ...stretches.slice(first + 2)] };
}
