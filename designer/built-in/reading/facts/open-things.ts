import { vocabularies } from '../vocabulary/index.ts';
import { isTimeWord } from './days.ts';
import { fixed } from './found-phrases.ts';
import { phraseAt, type Source, type Stretch } from './source.ts';
import { isBusiness } from './subject.ts';

/** "Open mic", "open rehearsal": what is open here is a kind of event. */
export const isOpenThing = (source: Source, open: Stretch, ownWords: ReadonlySet<string>) =>
  phraseAt(source, open.to, TO_ALL) > 0 ||
  isOpenKind(source, open, ownWords) ||
  (open.to - open.from === 1 &&
    source.tokens[open.from]?.text === 'open' &&
    source.tokens[open.to]?.kind === 'word' &&
    source.phrases[open.to] === undefined &&
    !isTimeWord(source, open.to) &&
    !isBusiness(source, { from: open.to, to: open.to + 1 }, ownWords));

/** Whether a stretch speaks of being open, and not only of a thing that is called so. */
export function tellsOpen(source: Source, { from, to }: Stretch): boolean {
  for (let index = from; index < to; index += 1) {
    const end = index + phraseAt(source, index, source.words.open);
    if (end > index && end <= to && !isOpenThing(source, { from: index, to: end }, new Set())) return true;
  }
  return false;
}

const TO_ALL = fixed(
  'to all, to everyone, to anyone, à tous, à toutes, für alle, a todos, a todas, para todos, a tutti, voor iedereen, dla wszystkich, för alla, for alle',
);

/** "Prove aperte", "puertas abiertas": an adjective behind what is no part of the business. */
const isOpenKind = (source: Source, { from, to }: Stretch, ownWords: ReadonlySet<string>) =>
  OPEN_KINDS.includes(source.words) &&
  /^(?:aper|ouvert|abiert|abert)/.test(source.tokens[from]?.text ?? '') &&
  to - from === 1 &&
  source.tokens[from - 1]?.kind === 'word' &&
  source.phrases[from - 1] === undefined &&
  !isBusiness(source, { from: from - 1, to: from }, ownWords);
const OPEN_KINDS = [vocabularies.it, vocabularies.fr, vocabularies.es, vocabularies.pt];
