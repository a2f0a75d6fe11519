import type { Item } from './outline.ts';

/** "1", "01.", "Step 2", "③": the words for a step by language: en, de, fr, es, pt, it, nl. */
const NUMERAL =
  /^(?:(?:step|schritt|étape|etape|paso|passo|passaggio|fase|stap|no\.?|nr\.?|#)\s?)?(\d{1,2})\s?(?:[.:)–-]|er|re|º|ª|°)?$/i;
const BEFORE =
  /^(?:(?:step|schritt|étape|etape|paso|passo|passaggio|fase|stap)\s?(\d{1,2})\s?[.:)–-]?\s?|(\d{1,2})\s?[.:)–-]\s)/i;
const CIRCLED = '①②③④⑤⑥⑦⑧⑨⑩';

const numeralOf = (text: string): number => {
  const circled = text.length === 1 ? CIRCLED.indexOf(text) + 1 : 0;
  return circled || Number(NUMERAL.exec(text.trim())?.[1] ?? 0);
};

function taken(item: Item): { number: number; item: Item } {
  const own = BEFORE.exec(item.title);
  const alone = numeralOf(item.title);
  if (alone > 0) {
    const [first, ...texts] = item.texts;
    return { number: alone, item: { ...item, title: first?.text ?? '', texts } };
  }
  if (own)
    return { number: Number(own[1] ?? own[2]), item: { ...item, title: item.title.slice(own[0].length).trim() } };
  const at = item.texts.findIndex(({ text }) => numeralOf(text) > 0);
  const number = at < 0 ? 0 : numeralOf(item.texts[at]?.text ?? '');
  return { number, item: at < 0 ? item : { ...item, texts: item.texts.filter((_text, index) => index !== at) } };
}

/** Items that count themselves, 1, 2, 3, without their numbers. Null when they do not. */
export function withoutNumerals(items: readonly Item[]): Item[] | null {
  const all = items.map(taken);
  const isCounted = all.length >= 2 && all.every(({ number, item }, at) => number === at + 1 && item.title !== '');
  return isCounted ? all.map(({ item }) => item) : null;
}
