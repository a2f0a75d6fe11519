import { withoutEnd } from '../ends.ts';
import { holdsOneOf } from './facts/names.ts';
import type { AskedPart, Clause } from './reading.ts';
import { saidAt } from './said.ts';
import { isIn, startsWith, type Tongue } from './tongue.ts';
import { tokensOf } from './tokens.ts';
import { partsAsked } from './wishes/asked-parts.ts';
import { isOnlyDesign } from './wishes/design-words.ts';
import { topicsIn } from './wishes/topics.ts';

/**
 * What pages and sections that are asked for shall hold, where it is said with them, as facts under their titles: "A page Tips: dry wood,
 * no paint", "For Volunteers: we need people", "FAQ please: Do you deliver? No." Linear.
 */
export function withAskedContents(clauses: readonly Clause[], text: string, tongue: Tongue): Clause[] {
  const { pages } = partsAsked(clauses.filter(isSteering), tongue);
  const told = withAnswers(clauses, text, tongue).flatMap((clause) =>
    clause.role === 'fact' ? asking(clause, text, tongue) : withContents(clause, pages, text, tongue),
  );
  return withFollowing(told, text, tongue);
}

const isSteering = ({ role }: Clause) => role === 'wish' || role === 'exclusion';

/** A wish with what stands behind the title that it asks for. */
function withContents(clause: Clause, asked: readonly AskedPart[], text: string, tongue: Tongue): Clause[] {
  if (!isSteering(clause) || clause.form === 'heading') return [clause];
  const own = clause.form === 'labelled' ? asked.find(({ title }) => isTitledBy(clause.label, title)) : undefined;
  const at = own ? requestAt(clause, own, tongue) : 0;
  const value = contentIn(text, clause.value.span.start, clause.value.span.start + at);
  if (own && isTold(value, tongue)) {
    const rest = contentIn(text, value.span.end, clause.span.end);
    const request = /\p{L}/u.test(rest.text) ? [{ ...clause, ...rest, role: 'wish' as const, ...PLAIN }] : [];
    return [{ ...clause, ...value, role: 'fact', under: own.title, ...PLAIN }, ...request];
  }
  const titled = partsAsked([clause], tongue).pages.find(({ title }) => contentAt(clause.text, title) >= 0);
  if (!titled) return [clause, ...bracketed(clause, asked, text, tongue)];
  const from = clause.span.start + contentAt(clause.text, titled.title);
  const content = contentIn(text, from, clause.span.end);
  if (!isTold(content, tongue) && !ASKS.test(content.text)) return [clause];
  const lead = withoutEnd(text.slice(clause.span.start, from), /[\s:]/u);
  const wish = saidAt(text, clause.span.start, clause.span.start + lead.length);
  return [
    { ...clause, ...wish, value: wish, role: 'wish', ...PLAIN },
    { ...clause, ...content, role: 'fact', under: titled.title, ...PLAIN },
  ];
}

/** "Could we have a page for concerts please, the next one is on 14 December": up to the comma a page is asked for, behind it told of. */
function asking(clause: Clause, text: string, tongue: Tongue): Clause[] {
  const comma = clause.form === 'sentence' ? clause.text.indexOf(', ') : -1;
  if (comma < 0) return [clause];
  const { start, end } = clause.span;
  const wish = contentIn(text, start, start + comma);
  const told = contentIn(text, start + comma + 1, end);
  const tokens = tokensOf(wish.text);
  const asks = [tongue.words.wishes, tongue.words.wishVerbs].some((list) => isIn(list, tokens));
  const [page] = asks ? partsAsked([{ ...clause, ...wish, role: 'wish' }], tongue).pages : [];
  if (!page || !isTold(told, tongue)) return [clause];
  return [
    { ...clause, ...wish, role: 'wish' },
    { ...clause, ...told, under: page.title },
  ];
}

const PLAIN = { form: 'sentence', label: '' } as const;

const contentIn = (text: string, start: number, end: number) => {
  const said = saidAt(text, start, end);
  return { ...said, value: said };
};

/** "Volunteers", "For Volunteers" and "Volunteers page" of a page "Volunteers". */
function isTitledBy(label: string, title: string): boolean {
  const words = label.toLowerCase().split(/\s+/);
  const wanted = title.toLowerCase().split(/\s+/).join(' ');
  return words.length <= wanted.split(' ').length + 2 && ` ${words.join(' ')} `.includes(` ${wanted} `);
}

/**
 * Where the contents begin behind a title: "a page Tips: …", "une page Conseils avec : …", "a page “In Memory” with the names of those
 * we lost: …"; -1 where none are told.
 */
function contentAt(text: string, title: string): number {
  // A title is raised, and may stand in small letters.
  const small = title.charAt(0).toLowerCase() + title.slice(1);
  const at = Math.max(text.lastIndexOf(title), text.lastIndexOf(small));
  const colon = at < 0 ? null : /^["'”»]?(?: \p{L}{1,12}){0,8}\s?:\s+/u.exec(text.slice(at + title.length));
  return colon ? at + title.length + colon[0].length : -1;
}

/** What stands behind the colon of a wish for a page belongs to it, to the end of the sentence. */
function withFollowing(clauses: readonly Clause[], text: string, tongue: Tongue): Clause[] {
  let under = '';
  return clauses.map((clause, index) => {
    const before = clauses[index - 1];
    const gap = text.slice(before?.span.end ?? 0, clause.span.start);
    const isBehind = before && isSteering(before) && (/^["'”»]?\s?:\s+$/.test(gap) || clause.under === before.text);
    if (before && isBehind) under = partsAsked([before], tongue).pages.at(-1)?.title ?? '';
    else if (/[.!?\n]/.test(text.slice((before?.span.end ?? 1) - 1, clause.span.start))) under = '';
    return under !== '' && clause.role === 'fact' ? { ...clause, under } : clause;
  });
}

/** Where in the value the stretch begins that asks for the page: "trasy: …, osobna podstrona Trasy proszę"; its end where none does. */
function requestAt({ value }: Clause, { title }: AskedPart, { words }: Tongue): number {
  const last = value.text.lastIndexOf(', ');
  const tail = value.text.slice(last + 1);
  return last > 0 && (tail.includes(title) || isIn(words.site, tokensOf(tail))) ? last : value.text.length;
}

/** "What to bring (warm boots, sunglasses, a thermos)" among titles: a list in brackets is what the page holds. */
const bracketed = (clause: Clause, asked: readonly AskedPart[], text: string, tongue: Tongue): Clause[] =>
  asked.flatMap(({ title, about }) => {
    if (about.split(', ').length < FEWEST) return [];
    const at = clause.text.indexOf(`${title} (${about})`);
    const start = clause.span.start + at + title.length + 2;
    const content = contentIn(text, start, start + about.length);
    // "Home (prices, hours, map)" lists what is to be found there.
    return at < 0 || !isTold(content, tongue) || topicsIn(tokensOf(about), tongue.language).length > 0
      ? []
      : [{ ...clause, ...content, role: 'fact' as const, under: title, ...PLAIN, form: 'item' as const }];
  });
/** Fewer things in brackets explain a title. */
const FEWEST = 3;

/** Whether it tells visitors something, and not whoever builds the page how to make it. */
function isTold({ text }: { text: string }, tongue: Tongue): boolean {
  const { words } = tongue;
  const tokens = tokensOf(text);
  const begins = [words.wishVerbs, words.dontSay, words.site];
  // "The menu, a gallery": what the page has, and nothing of it.
  const isPart = startsWith(words.articles, tokens) > 0 && topicsIn(tokens.slice(0, 3), tongue.language).length > 0;
  return (
    !isPart &&
    tokens.filter(({ kind }) => kind === 'word').length > 1 &&
    !begins.some((list) => startsWith(list, tokens) > 0) &&
    ![words.site, words.look].some((list) => isIn(list, tokens)) &&
    !isOnlyDesign(tokens, tongue)
  );
}

const ASKS = /[?？؟]["”»)]?$/u;
/** Behind so many sentences without a question none follows. */
const LONGEST_ANSWER = 3;

/** Questions that stand behind a wish for them, with their answers. */
function withAnswers(clauses: readonly Clause[], text: string, tongue: Tongue): Clause[] {
  const { questionLabels } = tongue.words;
  const found: Clause[] = [];
  let under = '';
  let block = -1;
  let isAnswered = true;
  clauses.forEach((clause, index) => {
    const { role, label, value, form } = clause;
    const asks = ASKS.test(value.text);
    if (form === 'labelled' && asks && holdsOneOf(label, questionLabels)) {
      const wish = saidAt(text, clause.span.start, clause.span.start + label.length);
      [under, block, isAnswered] = [label, clause.block, false];
      found.push({ ...clause, ...wish, value: wish, role: 'wish', ...PLAIN });
      found.push({ ...clause, ...value, value, role: 'fact', under, ...PLAIN });
      return;
    }
    const before = found.at(-1);
    const opens = asks && before?.block === clause.block && isSteering(before);
    if (opens && under === '' && holdsOneOf(before.text, questionLabels))
      [under, block, isAnswered] = [before.text, clause.block, false];
    const ahead = clauses.slice(index, index + LONGEST_ANSWER + 1).findIndex(({ text: said }) => ASKS.test(said));
    const goesOn = under !== '' && clause.block === block && (!isAnswered || ahead >= 0);
    if (!goesOn || form === 'labelled' || form === 'heading') {
      under = '';
      found.push(clause);
      return;
    }
    isAnswered = !asks;
    found.push({ ...clause, role: role === 'quotation' ? role : 'fact', under });
  });
  return found;
}
