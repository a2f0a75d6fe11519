import { counted } from './draft.ts';
import type { Draft } from './draft.ts';
import type { Item } from './outline.ts';

/** "11,400+", "24 mo", "98 %", "24/7": a short number with at most a unit. */
const FIGURE = /^[<>~≈+]?\s?(?:[€£$]\s?)?(?!0\d)\d[\d.,\s’'/]{0,12}(?:\s?[\p{L}²³]{1,6}\.?)?\s?[%+]?\+?$/u;
export const YEAR =
  /^(?:(?:since|seit|depuis|anno)\s)?(?:1[5-9]|20)\d\d(?:\s?[-–]\s?(?:(?:1[5-9]|20)?\d\d|today|heute)?)?$/i;
const LONGEST_FIGURE = 20;
const LONGEST_LABEL = 80;

export const isFigure = (text: string): boolean => text.length <= LONGEST_FIGURE && FIGURE.test(text.trim());

/** What items count, when all of them are figures with what they count. */
export function figuresDraft(items: readonly Item[], intro: Record<string, unknown>): Draft | null {
  const all = items.flatMap((item) => {
    const [value = '', ...rest] = [item.title, ...item.texts.map(({ text }) => text)].filter(Boolean);
    const [label = '', ...notes] = rest;
    if (isFigure(value)) return [{ value, label, note: notes.join(' ') }];
    return isFigure(label) ? [{ value: label, label: value, note: notes.join(' ') }] : [];
  });
  const areYears = items.every(({ title }) => YEAR.test(title));
  return all.length === items.length &&
    all.length >= 2 &&
    !areYears &&
    all.every(({ label }) => label !== '' && label.length <= LONGEST_LABEL && !isFigure(label))
    ? { kind: 'stats', props: { ...intro, items: all }, tells: counted(all.length, 'figure') }
    : null;
}
