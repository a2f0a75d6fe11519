import { withoutEnd } from '../ends.ts';
import { channelsIn, MESSENGER } from './channels.ts';
import { contentTokens } from './content-words.ts';
import type { Facts } from './facts/index.ts';
import { isForbidden } from './exclusions.ts';
import { saysKind } from './kind.ts';
import type { Clause, Exclusion, Said, Span, Statement } from './reading.ts';
import { isSaying, overlaps, saidAt } from './said.ts';
import { isIn, startsWith, type Tongue } from './tongue.ts';
import { saidFrom, withoutLaughter } from './small-talk.ts';
import { tokensOf, type Token } from './tokens.ts';
import { topicsIn } from './wishes/topics.ts';

/** Where typed facts stand: what they hold entirely is said once, by them. */
export function typedSpans(facts: Facts, name: Said | null): Span[] {
  const said = [
    facts.address,
    ...facts.phones,
    ...facts.emails,
    ...facts.webs,
    ...facts.hours.said,
    ...facts.hoursVerbatim,
    name,
  ];
  const spanned = [
    ...facts.social,
    ...facts.offers.flatMap(({ offers }) => offers),
    ...facts.timetable,
    ...facts.events,
    ...facts.people,
    ...facts.quotations,
    ...facts.questions,
    ...facts.steps.flatMap(({ steps }) => steps),
  ];
  return [...said.flatMap((one) => (one ? [one.span] : [])), ...spanned.map(({ span }) => span)]
    .filter(({ start, end }) => end > start)
    .sort((one, other) => one.start - other.start);
}

/** Whether typed facts leave nothing of a clause but its label and small words: "Tel: 0131 …", "It's called Nest." */
function isHeld(
  clause: Clause,
  tokens: readonly Token[],
  typed: readonly Span[],
  { isPriced, isNaming, ways }: { isPriced: boolean; isNaming: boolean; ways: readonly Span[] },
  tongue: Tongue,
): boolean {
  const here = typed.filter((span) => overlaps(span, clause.span));
  if (here.length === 0) return false;
  // "Ring after 7: 01633 …": a label with a number says more than what is behind it.
  // "Weddings and funerals: write to …": so does one before a way to get in touch that names none, nor what else a form asks for.
  const isOfWays = here.every((span) => ways.includes(span));
  const isLabel =
    clause.form === 'labelled' &&
    !/\d/.test(clause.label) &&
    !MESSENGER.test(clause.label) &&
    (!isOfWays || isPlainLabel(clause, tongue));
  const from = isLabel ? clause.value.span.start : clause.span.start;
  const left = tokens.filter((token) => token.start >= from && !here.some((span) => overlaps(span, token)));
  // "Second Sitting is the name."
  const labels = isNaming ? labelTokens(left, tongue) : [];
  const rest = contentTokens(left, tongue).filter((token) => !labels.includes(token));
  const said = contentTokens(tokens, tongue).length - rest.length;
  const isNumbered = left.some(({ kind }) => kind === 'number');
  if (left.some(({ text }) => /^\p{Sc}$/u.test(text))) return false;
  // "Ring Nuala on 064 555 0193".
  const isNamed = tongue.language !== 'de' && rest.some((token) => token !== tokens[0] && isCapital(clause, token));
  if (isNamed && !isNumbered) return false;
  // "£45 plus the cowl": what a price leaves is told with it.
  if (isPriced) return rest.length === 0;
  return rest.length === 0 || (rest.length === 1 && said > 2 && !isNumbered && !isIn(tongue.words.weAre, left));
}

/** "Tel", "E-Mail", "Address", "Opening hours", "Prices": what stands behind it is of that kind, and told by that. */
function isPlainLabel({ label }: Clause, tongue: Tongue): boolean {
  const tokens = tokensOf(label);
  const { words, language } = tongue;
  return (
    tokens.length < 2 ||
    channelsIn(tokens, language).length > 0 ||
    topicsIn(tokens, language).length > 0 ||
    [words.phoneLabels, words.addressLabels, words.placeLabels, words.nameLabels, words.open].some((list) =>
      isIn(list, tokens),
    )
  );
}

/** Words for a name and for whose it is: "the name of the business". */
const labelTokens = (tokens: readonly Token[], { words }: Tongue): Token[] =>
  tokens.flatMap((_, at) => tokens.slice(at, at + startsWith(words.nameLabels, tokens, at)));

/** Where a sentence goes on that begins with saying the name: "Name is Sudsy Paws, I'm Kel". 0: it does not. */
function behindNaming(tokens: readonly Token[], name: Said | null, tongue: Tongue): number {
  const { articles, nameLabels, first, weAre, mine } = tongue.words;
  const end = name ? tokens.findIndex(({ start }) => start >= name.span.end) : -1;
  const isLabel = startsWith(nameLabels, tokens, startsWith(articles, tokens)) > 0;
  const speaks = [first, weAre, mine].some((list) => startsWith(list, tokens, end + 1) > 0);
  return end > 0 && isLabel && speaks && /^[,;–]$/.test(tokens[end]?.text ?? '') ? (tokens[end + 1]?.start ?? 0) : 0;
}

/** Where a sentence ends that says the name at last: "We wash carpets, and it's called Otter". Its whole end where it does not. */
function beforeNaming(tokens: readonly Token[], name: Said | null, end: number, tongue: Tongue): number {
  const { called, nameLabels, premises } = tongue.words;
  const comma = name ? tokens.findLastIndex(({ text, start }) => text === ',' && start < name.span.start) : -1;
  const own = tokens.slice(comma + 1);
  const isCalled = [called, nameLabels].some((list) => isIn(list, own));
  const isNamed = name !== null && own.some((token) => overlaps(name.span, token));
  if (!isNamed || !isCalled || tokens.slice(0, comma).filter(({ kind }) => kind === 'word').length < FEWEST) return end;
  const known = [...labelTokens(own, tongue), ...own.filter((_, at) => startsWith(premises, own, at) > 0)];
  const left = contentTokens(own, tongue).filter((token) => !known.includes(token) && !overlaps(name.span, token));
  return left.length === 0 ? (tokens[comma]?.start ?? end) : end;
}
/** Fewer words before it are no sentence. */
const FEWEST = 2;

const isCapital = ({ text, span }: Clause, { start }: Token): boolean =>
  /^\p{Lu}\p{Ll}/u.test(text.slice(start - span.start));

const topicOf = (label: string, tongue: Tongue): Statement['topic'] =>
  label === '' ? '' : (topicsIn(tokensOf(label), tongue.language)[0]?.key ?? '');

/** Without a bracket that opens before what is said and closes behind it, or the other way round. */
function withoutHalves(said: string): string {
  const [open, close] = [said.split('(').length, said.split(')').length];
  if (open > close && said.startsWith('(')) return said.slice(1);
  return close > open ? said.replace(/\)(?=[.!?]?$)/u, '') : said;
}

/** A sentence as it is printed: a capital at its start, a stop at its end. Entries of lists keep their open end. */
export function asSentence(said: string, form: Clause['form']): string {
  const text = withoutLaughter(withoutHalves(withoutEnd(said.replace(/^[\s,;،؛|–-]+/, ''), /[\s,;،؛|–-]/)));
  const opened = /^\p{Ll}\p{L}*(?=[\s,'’])/u.test(text) ? text.charAt(0).toUpperCase() + text.slice(1) : text;
  const words = opened.split(/\s+/).length;
  const isWhole =
    form !== 'sentence' ||
    words < 3 ||
    /[.!?…:。！？؟]["”»“」]?$/.test(opened) ||
    (words < 6 && /[\p{N}€$£%]$/u.test(opened));
  return isWhole ? opened : `${opened}${/\p{Script=Han}|[\u3040-\u30ff]/u.test(opened) ? '。' : '.'}`;
}

const isWhole = (list: string, { label }: Clause) => startsWith(list, tokensOf(label)) === tokensOf(label).length;

const saysWhere = (clause: Clause, { words }: Tongue) =>
  clause.form === 'labelled' && [words.placeLabels, words.addressLabels].some((list) => isWhole(list, clause));

const HEADLINES: readonly Statement['topic'][] = ['prices', 'hours'];
const isHeadline = (label: string, { language, words }: Tongue): boolean => {
  const tokens = tokensOf(label);
  const [topic] = topicsIn(tokens, language);
  // What is not read has no headings.
  const isRead = words.first !== '';
  return isRead && topic?.index === 0 && topic.length === tokens.length && HEADLINES.includes(topic.key);
};

/** "Name: …", "Where: …", "About us: …", "Contact: …": labels that every form has say nothing on a page. */
const isFormLabel = (clause: Clause, tongue: Tongue): boolean =>
  clause.form === 'labelled' &&
  (isWhole(tongue.words.nameLabels, clause) ||
    isSaying(clause.label) ||
    saysWhere(clause, tongue) ||
    saysKind(clause, tongue) ||
    // "Price: …" stands below that heading.
    isHeadline(clause.label, tongue) ||
    ['about', 'home', 'team', ...(/\s/u.test(clause.label) ? [] : ['contact'])].includes(
      topicOf(clause.label, tongue),
    ));

/** The cells of a row in one line: "| Monday | Trad & Tea |". */
const withoutPipes = (text: string) =>
  /^\||\s\|\s/.test(text)
    ? text
        .split('|')
        .map((cell) => cell.trim())
        .filter((cell) => cell !== '')
        .join(' · ')
    : text;

const LETTER = /[\p{L}\p{N}]/u;
const STOP = /[.!?…:。！？؟]["”»“」)]?$/u;
/** More words without a stop are a sentence. */
const MOST = 18;

/** Whether nothing more stands on the line behind a span. */
const endsItsLine = (text: string, { end }: Span) => !LETTER.test(/^[^\n]*/.exec(text.slice(end, end + 24))?.[0] ?? '');

/** Whether the line above a place, or below it, ends without a stop as well. */
function isAmongLines(text: string, { start, end }: Span): boolean {
  const above = text.lastIndexOf('\n', start);
  const below = text.indexOf('\n', end);
  const next = below < 0 ? below : text.indexOf('\n', below + 1);
  const lines = [
    text.slice(Math.max(text.lastIndexOf('\n', above - 1) + 1, above - 80), Math.max(0, above)),
    below < 0 ? '' : text.slice(below + 1, next < 0 ? text.length : next),
  ];
  return lines.some((line) => LETTER.test(line) && !STOP.test(line.trimEnd()));
}

/** A line that stands by itself, without a stop, and in which nobody says that anything is: the line of a flyer. */
function isOpenLine(text: string, { span, form }: Clause, tokens: readonly Token[], { words }: Tongue): boolean {
  const before = text.slice(Math.max(0, span.start - 24), span.start);
  const isAlone = !LETTER.test(before.slice(before.lastIndexOf('\n') + 1)) && endsItsLine(text, span);
  if (form !== 'sentence' || !isAlone || tokens.length > MOST || STOP.test(text.slice(span.start, span.end)))
    return false;
  const speaks = [words.copulas, words.first, words.weAre, words.offering].some((list) => isIn(list, tokens));
  return !speaks || isAmongLines(text, span);
}

/** "Moto-école Deux Roues – Namur (Jambes)" as a title: what stands behind the name is a line below it. */
function behindName(clause: Clause, name: Said | null, text: string, { words }: Tongue): Clause {
  if (clause.form !== 'heading' || !name || !overlaps(name.span, clause.span)) return clause;
  const said = saidAt(text, name.span.end, clause.span.end);
  // "– website notes (from the committee)" is said to whoever builds it.
  const isTold = /^[–,|·(-]/.test(said.text) && !isIn(words.site, tokensOf(said.text));
  return isTold ? { ...clause, ...said, value: said, form: 'item' } : clause;
}

/** Fewer words are no sentence without their end. */
const FEWEST_FREE = 4;

/** "I don't do colouring any more, my chest won't have it": what stands before a part that may not be printed; '' where that is nothing. */
function withoutRefusedTail(
  text: string,
  form: Clause['form'],
  exclusions: readonly Exclusion[],
  tongue: Tongue,
): string {
  const tokens = tokensOf(text);
  const { but, relative } = tongue.words;
  const joint = tokens.findLast(({ text: mark }, at) => {
    const isJoint = /^[,;–]$/.test(mark) || startsWith(but, tokens, at) > 0 || startsWith(relative, tokens, at) > 0;
    const head = tokens.slice(0, at).filter(({ kind }) => kind === 'word').length;
    return isJoint && head >= FEWEST_FREE && !isForbidden(text.slice(0, tokens[at]?.start), exclusions, tongue);
  });
  return joint ? asSentence(text.slice(0, joint.start), form) : '';
}

/** All of the owner's sentences that may be printed, in order, as they typed them. */
export function statementsOf(
  clauses: readonly Clause[],
  facts: Facts,
  name: Said | null,
  typedText: string,
  exclusions: readonly Exclusion[],
  tongue: Tongue,
): Statement[] {
  const typed = typedSpans(facts, name);
  const priced = facts.offers.flatMap(({ offers }) => offers.filter(({ price }) => price !== ''));
  const quotes = facts.quotations.map(({ span }) => span);
  const ways = [...facts.phones, ...facts.emails, ...facts.webs].map(({ span }) => span);
  const statements = clauses.flatMap((whole, index): Statement[] => {
    const clause = behindName(whole, name, typedText, tongue);
    const { role, form, span, block, under } = clause;
    const isLeftQuotation = role === 'quotation' && !quotes.some((quote) => overlaps(quote, span));
    if ((role !== 'fact' && !isLeftQuotation) || form === 'heading') return [];
    const tokens = tokensOf(clause.text).map((token) => ({
      ...token,
      start: token.start + span.start,
      end: token.end + span.start,
    }));
    // "Oh".
    if (tokens.length === 1 && clause.text.length < 4) return [];
    const isPriced = priced.some((offer) => overlaps(offer.span, span));
    const isNaming = name !== null && overlaps(name.span, span);
    if (
      isHeld(clause, tokens, typed, { isPriced, isNaming, ways }, tongue) ||
      !tokens.some(({ kind }) => kind === 'word')
    )
      return [];
    const isRow =
      form === 'labelled' &&
      clause.value.span.start > span.start &&
      !clause.text.includes('"') &&
      (clauses[index + 1]?.form === 'labelled' || endsItsLine(typedText, span));
    const own = isFormLabel(clause, tongue) ? clause.value.span : span;
    const pause = form === 'sentence' && own === span ? saidFrom(tokens, tongue) : 0;
    const named = form === 'sentence' && own === span ? behindNaming(tokens, name, tongue) : 0;
    const end = form === 'sentence' && isNaming ? beforeNaming(tokens, name, own.end, tongue) : own.end;
    const value = saidAt(typedText, Math.max(named, own.start + pause), end).text;
    const text = asSentence(withoutPipes(value), isOpenLine(typedText, clause, tokens, tongue) ? 'item' : form);
    const heading = topicOf(under, tongue);
    const told = topicOf(clause.label, tongue) || (saysWhere(clause, tongue) ? 'location' : '');
    const topic = told || (heading === 'hours' && !/\d/.test(clause.text) ? '' : heading);
    const free = isForbidden(text, exclusions, tongue) ? withoutRefusedTail(text, form, exclusions, tongue) : text;
    if (free === '') return [];
    const row =
      isRow && own === span ? { row: { label: clause.label, value: withoutEnd(clause.value.text, /[.;]/) } } : {};
    return [{ text: free, span, topic, block, under, ...(free === text && row) }];
  });
  // The head of a table whose rows stand elsewhere.
  const rows = clauses.filter(({ span }) => / \| |\t/.test(typedText.slice(span.start, span.end)));
  const isHead = ({ span, block, text }: Statement) =>
    !/\d/.test(text) &&
    rows.some((row) => row.span === span) &&
    rows.some((row) => row.block === block && row.span.start > span.start) &&
    !statements.some(
      (other) => other.block === block && other.span.start > span.start && rows.some((row) => row.span === other.span),
    );
  return rows.length > 0 ? statements.filter((statement) => !isHead(statement)) : statements;
}
