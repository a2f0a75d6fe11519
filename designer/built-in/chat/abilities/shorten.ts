import type { Ability, Ask } from '../ask.ts';
import { change, meansFocus } from '../ask.ts';
import { propText } from '../document/entries.ts';
import { sectionsMeant } from '../document/find.ts';
import { fieldOf, operationsFor, textsOf, type Text } from '../document/places.ts';
import { valuesIn } from '../document/spots.ts';
import { amountsIn } from '../message/amount.ts';
import type { Request } from '../message/request.ts';

/** Splits into sentences, each with the stop that ends it. */
const sentencesOf = (text: string) => text.split(/(?<=[.!?…])\s+/u).filter((sentence) => sentence !== '');

/** A shorter text from the same words, half of its sentences or `most`, or the same text when nothing can be left out. */
export function shortened(text: string, most?: number): string {
  const sentences = sentencesOf(text);
  if (most !== undefined) return sentences.slice(0, most).join(' ');
  if (sentences.length > 1) return sentences.slice(0, Math.ceil(sentences.length / 2)).join(' ');
  const [first = ''] = text.split(/\s[–—-]\s|[;:,]\s|\s\|\s/u);
  const cut = first.trim().replace(/[,;:]$/u, '');
  const isWorth = cut.split(/\s+/u).length >= 2 && cut.length < text.trim().length * 0.85;
  if (!isWorth) return text;
  return /[.!?]$/u.test(text.trim()) && !/[.!?]$/u.test(cut) ? `${cut}.` : cut;
}

function target({ request, document, page, focus }: Ask): Text[] {
  const [meant] = sectionsMeant(document, request, page);
  const chosen = focus.path && !meant ? textsOf(document).filter(({ place }) => place.join('/') === focus.path) : [];
  if (chosen.length > 0) return chosen;
  const focused = page.sections.find(({ id }) => id === focus.sectionId && meansFocus({ request, focus }));
  const section = meant?.thing.section ?? focused ?? page.sections.find(({ hidden }) => !hidden);
  if (!section) return [];
  const text = (prop: string): Text[] => {
    const words = propText(section, prop);
    return words === '' ? [] : [{ place: ['sections', section.id, 'props', prop], text: words }];
  };
  if (request.has('part.heading')) return text('heading');
  if (request.has('part.intro')) return text('intro');
  const all = textsOf(document).filter(({ place }) => place[1] === section.id && place.at(-1) !== 'heading');
  return all.filter(({ text: words }) => words.length > 60);
}

const SENTENCES = /^(?:sentences?|satze?|phrases?|frases?)$/u;
/** "In two sentences at most", "höchstens drei Sätze". */
function mostSaid({ text, language }: Request): { most: number; words: string } | undefined {
  const count = valuesIn(text, language).find(({ kind, noun }) => kind === 'count' && SENTENCES.test(noun));
  const most = Number(count?.key);
  return count && most > 0 ? { most, words: text.slice(count.start) } : undefined;
}

/** Shorter texts: by leaving out, since nothing may be said that the owner did not say. */
export const shorten: Ability = {
  name: 'shorten',
  plan(ask) {
    const { request, document } = ask;
    // "Cut £18" is a haircut and its price.
    if (!request.has('do.shorten') || request.quotes.length > 0 || amountsIn(request).some(({ hasUnit }) => hasUnit))
      return [];
    const said = mostSaid(request);
    const edits = target(ask)
      .map(({ place, text }) => ({ place, value: shortened(text, said?.most), text }))
      .filter(({ value, text }) => value !== text);
    if (edits.length === 0) return [{ score: 0.7, does: 'ask', id: 'cannotShorten', needs: 'value' }];
    const isNamed = ask.focus.path !== undefined || request.has('part.heading', 'part.intro', 'part.text');
    return change(0.88, operationsFor(document, edits), {
      names: isNamed ? edits.map(({ place }) => fieldOf(place)) : [],
      ...(said && { covers: said.words }),
    });
  },
};
