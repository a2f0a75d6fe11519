import type { Clause, Wishes } from '../reading.ts';
import { tokensOf } from '../tokens.ts';
import type { Tongue } from '../tongue.ts';
import { everydayColoursIn } from './colour-words.ts';
import { isSaidOfLooks } from './context.ts';
import { moodsIn } from './moods.ts';
import { isOfSeveral } from './page-titles.ts';
import { signalsIn } from './signals.ts';

/** Feelings, light or dark, one page, the template by its name: what the owner wishes of the look as a whole. */
export function lookOf(
  wishes: readonly Clause[],
  templates: readonly string[],
  tongue: Tongue,
): Pick<Wishes, 'moods' | 'mode' | 'onePage' | 'template'> {
  const moods = new Set<string>();
  let mode: Wishes['mode'] = '';
  let onePage = false;
  let template = '';
  for (const { text } of wishes) {
    const tokens = tokensOf(text);
    const signals = signalsIn(tokens, tongue.language);
    const colours = everydayColoursIn(tokens, tongue.language);
    const isShade = (index: number, length: number) =>
      colours.some((colour) => colour.index === index + length || colour.index + colour.length === index);
    for (const { key, index, length } of moodsIn(tokens, tongue.language))
      if (!isShade(index, length) && isSaidOfLooks(tokens, index, length, tongue)) moods.add(key);
    for (const { key, index, length } of signals) {
      if (key === 'onePage' && !isOfSeveral(tokens, { index, length }, tongue)) onePage = true;
      if (key !== 'dark' && key !== 'light') continue;
      // "Dark text on ivory".
      if (signals.some((part) => part.key === 'text' && part.index === index + length)) continue;
      if (!isShade(index, length) && isSaidOfLooks(tokens, index, length, tongue)) mode ||= key;
    }
    const named = signals.find(({ key }) => key === 'template');
    if (named) {
      const near = tokens.slice(Math.max(0, named.index - 3), named.index + 4).map((token) => token.text);
      template ||= templates.find((name) => near.includes(name.toLowerCase())) ?? '';
    }
  }
  return { moods: [...moods], mode, onePage, template };
}
