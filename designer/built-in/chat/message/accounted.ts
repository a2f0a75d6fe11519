import { weekdays } from '#site/model/weekdays.ts';
import { rangesOn } from '../document/week.ts';
import type { WebsiteDocument } from '#site/model/document.ts';
import { changesBetween } from '#site/operations/index.ts';
import { entriesOf } from '../document/entries.ts';
import { textsOf } from '../document/places.ts';
import { plain } from './plain.ts';
import { hedgesIn } from './when.ts';
import type { Request, Sense } from './request.ts';

/** Minutes that the business is open. */
const openTime = ({ business }: WebsiteDocument) =>
  weekdays.flatMap((day) => rangesOn(business.hours, day)).reduce((sum, { opens, closes }) => sum + closes - opens, 0);

const countOf = (document: WebsiteDocument) =>
  entriesOf(document).length + document.pages.reduce((sum, { sections }) => sum + 1 + sections.length, 0);
/** How often each word stands on the website. */
function wordsOf(document: WebsiteDocument): Map<string, number> {
  const words = new Map<string, number>();
  for (const { text } of textsOf(document))
    for (const word of text.split(/\s+/u)) words.set(word, (words.get(word) ?? 0) + 1);
  return words;
}
const isLessOf = (some: Map<string, number>, others: Map<string, number>) =>
  [...others].some(([word, count]) => count > (some.get(word) ?? 0));

const CHANNELS: readonly string[] = ['part.phone', 'part.email', 'part.address', 'part.hours'];
const REMOVALS: readonly string[] = ['do.remove', 'mark.noLonger'];
/** What a word that orders may mean beside: then it is not known which of it was meant. */
const isOnly = ({ concepts }: Sense, names: readonly string[]) => concepts.every((one) => names.includes(one));

/**
 * Words of a request that the difference does not do: an order to take away where nothing went, a new page where the name of the
 * business changed, "for now" and "maybe" where a change is for good, "don't" before what was done.
 */
export function unaccounted(request: Request, before: WebsiteDocument, after: WebsiteDocument): Set<number> {
  const { senses, tokens } = request;
  const changes = changesBetween(before, after).forward.filter(({ path }) => path[0] !== 'locks');
  const touches = (...roots: string[]) => changes.some(({ path }) => roots.includes(path[0] ?? ''));
  const isLook = changes.length > 0 && changes.every(({ path }) => path[0] === 'theme');
  const isRenamed = changes.some(({ path }) => path.join('/').startsWith('brand/name'));
  const isGone = countOf(after) < countOf(before);
  const isMore = countOf(after) > countOf(before);
  const [old, now] = [wordsOf(before), wordsOf(after)];
  const isLost = isLessOf(now, old) || openTime(after) < openTime(before);
  const isLonger = isLessOf(old, now);
  const found = new Set<number>();
  const leave = ({ from, to }: { from: number; to: number }) => {
    for (let at = from; at < to; at += 1) found.add(at);
  };
  const hasOther = request.has('do.swap', 'mark.instead', 'do.change', 'mark.be', 'mark.it', 'mark.to');
  const isKept = !isGone && !isLost && !hasOther && !touches('header', 'pages', 'blog');
  // "Ditch the orange, make it green": where the colours changed it is done.
  const isOfColour = ({ to }: Sense) => isLook && request.colours.some(({ index }) => index >= to && index <= to + 1);
  // "Deep clean"
  const isOfName = ({ from, to }: Sense) =>
    [request.between(Math.max(0, from - 1), to), request.between(from, to + 1)].some(
      (words) => words.includes(' ') && entriesOf(before).some(({ name }) => plain(name).includes(plain(words))),
    );
  for (const sense of senses) {
    const { concepts, from } = sense;
    const isIdle = [
      isOnly(sense, REMOVALS) && (isLook || isKept) && !isOfColour(sense),
      isOnly(sense, ['do.add']) && !isMore && !isLonger && isGone && !request.has('do.remove', 'mark.noLonger'),
      isOnly(sense, ['do.rename']) && isGone,
      isOnly(sense, CHANNELS) && isGone && !touches('business'),
      isOnly(sense, ['part.page', 'part.section']) && isRenamed,
      isOnly(sense, ['mark.dark', 'mark.light']) &&
        !isOfName(sense) &&
        !touches('theme') &&
        !changes.some(({ path }) => path.includes('ground')),
    ].includes(true);
    if (isIdle) leave(sense);
    const before = tokens[from - 1]?.text ?? '';
    const isOrder = concepts.some((one) => /^do\.(?:change|remove|add|move|hide|raise|lower|rename)$/u.test(one));
    if (isOrder && /^(?:don't|dont|not|never|nicht|keine?|ne|no|não)$/u.test(before) && !request.has('mark.noLonger'))
      leave({ from: from - 1, to: sense.to });
    // "Lösch nicht das Team"
    if (isOrder && !request.has('mark.noLonger') && /^(?:nicht|pas)$/u.test(tokens[sense.to]?.text ?? ''))
      leave({ from, to: sense.to + 1 });
  }
  for (const hedge of hedgesIn(request)) leave(hedge);
  return found;
}
