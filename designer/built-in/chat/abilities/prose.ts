import { edit } from '../edit.ts';
import type { Ability, Ask, Plan } from '../ask.ts';

import { entriesWithin } from '../document/named.ts';
import { entriesOf } from '../document/entries.ts';
import { textsOf, type Edit } from '../document/places.ts';
import { plain } from '../message/plain.ts';
import { isForNow } from '../message/when.ts';
import { askRemoval, isOneOf, isRemoval } from './remove.ts';
import { AND, cutOut, proseNamed, sentencesIn, standsElsewhere, wordsAt, type Piece } from '../document/prose.ts';

const OR = /\s(?:or|oder|ou|o|of|eller|lub|nebo|tai|veya|або)\s/u;

/** An entry of which a text was all goes with it. */
function whole({ document }: Ask, edit: Edit): Edit {
  const at = edit.place.join('/');
  const entry = entriesOf(document).find(({ place }) => at.startsWith(`${place.join('/')}/`));
  return edit.value === '' && entry ? { place: entry.place, value: undefined } : edit;
}

/** "Take Wanda off": a sentence that says nothing else, or one of the things that it lists. */
function taken(ask: Ask): Plan[] {
  const { request, document } = ask;
  const isOther = request.has('do.change', 'do.add', 'mark.be', 'mark.about', 'mark.all', 'part.price', 'part.nav');
  if (!request.has('do.remove') || isOther || request.has('do.keep') || isForNow(request)) return [];
  if (isOneOf(ask) || request.quotes.length > 0 || entriesWithin(document, request).length > 0) return [];
  const found = proseNamed(document, request, AND);
  if (standsElsewhere(document, request, found)) return [];
  // "Lessons at my house or online": of two ways one may stay.
  const either = [...new Set(found.map(({ item }) => wordsAt(item)))].filter((item) => OR.test(item));
  if (either.length > 0) return [askRemoval(ask, 0.8, either)];
  const edits = found.flatMap((one) => cutOut(one) ?? []).map((edit) => whole(ask, edit));
  return edit(0.8, document, edits);
}

/** "I'm no longer offering a free first lesson": a sentence that the request says word for word. */
function saidWhole(ask: Ask): Plan[] {
  const { request, document } = ask;
  if (request.quotes.length > 0 || !isRemoval(ask)) return [];
  const said = ` ${plain(request.text)} `;
  const isSaid = (sentence: string) => {
    const words = plain(sentence).split(' ');
    return words.length > 1 && words.some((word) => word.length > 3) && said.includes(` ${words.join(' ')} `);
  };
  const edits = textsOf(document).flatMap(({ place, text }): Edit[] => {
    if (place[0] !== 'sections' || place.length !== PROSE) return [];
    const sentences = sentencesIn(place, text);
    const kept = sentences.filter((one) => !isSaid(wordsAt(one)));
    if (place.at(-1) === 'heading' || kept.length === sentences.length) return [];
    return [
      {
        place,
        value:
          kept.length === 0
            ? ''
            : withoutPieces(
                text,
                sentences.filter((one) => isSaid(wordsAt(one))),
              ),
      },
    ];
  });
  return edit(0.93, document, edits, { isSure: true, covers: /\d/u.test(request.text) ? '' : request.text });
}
/** `sections/<id>/props/body`: the owner's sentences, and no entry of a list. */
const PROSE = 4;
const withoutPieces = (text: string, pieces: readonly Piece[]): string =>
  pieces
    .reduceRight((left, { start, end }) => left.slice(0, start) + left.slice(end).replace(/^[.!?]+\s*/u, ''), text)
    .trim();

/** What stands in the owner's sentences and in no list: a thing taken out. */
export const prose: Ability = { name: 'prose', plan: (ask) => [...saidWhole(ask), ...taken(ask)] };
