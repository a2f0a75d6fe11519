import type { Clause, ClauseRole } from './reading.ts';
import { asksForLanguage, isLanguageLabel } from './asked-language.ts';
import type { Piece } from './clauses.ts';
import {
  dontSayIn,
  forbidsWords,
  isInstruction,
  isNothingLike,
  NONE,
  POLITE,
  refusedParts,
  refusesChannel,
} from './instructions.ts';
import { isLookFragment } from './look-fragments.ts';
import { negatedOrderIn, publishingIn } from './orders.ts';
import { isSmallTalk } from './small-talk.ts';
import { saidAt } from './said.ts';
import { tokensOf, type Token } from './tokens.ts';
import { isIn, startsWith, withoutSubject, type Tongue } from './tongue.ts';
import { channelsIn } from './channels.ts';
import { contentTokens } from './content-words.ts';
import { isAboutDesign, isLookAlone, isOnlyDesign, namesTheSite } from './wishes/design-words.ts';
import { everydayColoursIn } from './wishes/colour-words.ts';
import { moodsIn } from './wishes/moods.ts';
import { signalsIn } from './wishes/signals.ts';
import { phrasesOf } from './vocabulary/index.ts';

const isWord = ({ kind }: Token) => kind === 'word' || kind === 'number';
const isBreak = (token: Token | undefined) => token === undefined || token.kind === 'mark' || token.kind === 'line';

/** How many tokens a greeting takes at the start: "Hi there!", "Liebes Team,", "Hello Pagewright team –". */
function greetingLength(tokens: readonly Token[], { words }: Tongue): number {
  const length = startsWith(words.greetings, tokens);
  if (length === 0) return 0;
  for (let at = length; at <= length + 3; at += 1) if (isBreak(tokens[at])) return Math.min(at + 1, tokens.length);
  const leads = startsWith(words.but, tokens, length);
  if (leads > 0) return length + leads;
  const speaks = startsWith(words.weAre, tokens, length) > 0 || startsWith(words.first, tokens, length) > 0;
  return speaks || startsWith(words.wishVerbs, tokens, length) > 0 ? length : 0;
}

function isThanks(tokens: readonly Token[], { words }: Tongue): boolean {
  const length = startsWith(words.thanks, tokens);
  if (length === 0) return false;
  const rest = tokens.slice(length).filter(isWord).length;
  if (isBreak(tokens[length])) return rest <= 3;
  const isPlain = phrasesOf(words.thanks.split(', ').slice(0, 2).join(', ')).at(tokens, 0) > 0;
  return isPlain ? rest <= 6 : length > 1 && rest <= 2;
}

/** The share of a text that stands between quotes. */
function quotedShare(text: string): number {
  let quoted = 0;
  let open = -1;
  for (let at = text.indexOf('"'); at >= 0; at = text.indexOf('"', at + 1)) {
    if (open >= 0) quoted += at - open;
    open = open >= 0 ? -1 : at;
  }
  return quoted / Math.max(1, text.length);
}

/** Said to who makes the site: "haven't decided on a name yet", "dont need anything fancy", "New site needed for …". */
const UNDECIDED =
  /^(?:(?:do not|don't|dont|haven't|havent|have not|not) (?:really |yet )?(?:need|want|decided|mind|care|know|sure|thought|fussed|bothered)|(?:new |a )?(?:web ?site|site|page|homepage) (?:needed|wanted|required)|(?:this|das|ceci|esto) (?:is|ist|est|es) (?:for|für|pour|para) (?:my|our|mein|meine|unser|unsere|mon|ma|notre|mi|nuestro|nuestra))(?!\p{L})/iu;

function isWish(tokens: readonly Token[], text: string, tongue: Tongue, place: Place): boolean {
  const { words } = tongue;
  if (isOnlyDesign(tokens, tongue) || isLookAlone(tokens, tongue)) return true;
  if (isLookFragment(tokens, text, place.isLate, place.isKnown, tongue) || needsForOwn(tokens, tongue)) return true;
  // "Please list the committee first": what is asked for is done with words and pictures.
  const polite = startsWith(words.wishVerbs, tokens);
  if (polite > 0 && publishingIn(tokens.slice(polite, polite + 1), tongue.language).length > 0) return true;
  // "Please keep my surname off it", "make the winner big": visitors keep, use and make other things.
  const object = tokens.slice(polite, polite + 2);
  if (
    polite > 0 &&
    object.some(
      (_, at) =>
        startsWith(words.mine, object, at) > 0 &&
        !/^(?:me|us|uns|mir|mich|nous|moi|nos|ons|oss|os)$/.test(object[at]?.text ?? ''),
    )
  )
    return true;
  if (UNDECIDED.test(text) && !/[\d@]/.test(text)) return true;
  if (/^(?:please |and |also )?make (?:the|this|that|them|everything|sure the) /i.test(text)) return true;
  const isQuestion = /[?？؟]$/.test(text);
  const design = isAboutDesign(tokens, tongue);
  if (isQuestion && !isIn(words.site, tokens) && !isIn(words.look, tokens)) return false;
  if (isIn(words.surely, tokens) || asksForLanguage(tokens, tongue)) return true;
  // "Black site with white text please".
  const isPolite = tokens.some(({ text: word }) => POLITE.test(word));
  if (isPolite && (isIn(words.site, tokens) || everydayColoursIn(tokens, tongue.language).length > 0)) return true;
  // "bitte als Spruch ganz vorne".
  if (startsWith(words.wishVerbs, tokens) > 0 && signalsIn(tokens, tongue.language).some(({ key }) => key === 'first'))
    return true;
  if (isIn(words.wishes, tokens) || bareWish(tokens, tongue) > 0 || startsWith(words.wishVerbs, tokens) > 0)
    return design;
  const isShort = tokens.filter(isWord).length <= 3 && isIn(words.site, tokens);
  // "A page up to 300 words is £22".
  return (isShort || namesTheSite(tokens, tongue)) && !/www\.|https?:|\p{Sc}/u.test(text);
}

/** "need a websight for my window cleaning": what is needed is for what the owner does, however it is spelt. */
function needsForOwn(tokens: readonly Token[], tongue: Tongue): boolean {
  const needs = bareWish(tokens, tongue);
  const own =
    needs > 0 ? tokens.findIndex((_, at) => at >= needs && startsWith(tongue.words.mine, tokens, at) > 0) : -1;
  return own > needs && own <= needs + 5;
}

/** Where in its brief a clause stands: wishes come near the end. `isKnown`: in a language that is read. */
type Place = { isLate: boolean; isKnown: boolean };

/** "need a website" after "I run a studio and": a wish without its subject. */
function bareWish(tokens: readonly Token[], { words }: Tongue, index = 0): number {
  return startsWith(withoutSubject(words.wishes, words.first), tokens, index);
}
function roleOf(text: string, tokens: readonly Token[], tongue: Tongue, place: Place): ClauseRole {
  if (isSmallTalk(tokens, tongue) || isThanks(tokens, tongue) || tokens.filter(isWord).length === 0) return 'chatter';
  const polite = startsWith(tongue.words.wishVerbs, tokens);
  const orders = [0, polite].includes(dontSayIn(tokens, tongue)?.at ?? -1) || forbidsWords(tokens, tongue);
  if (!orders && quotedShare(text) > 0.5 && tokens.filter(isWord).length > 4) return 'quotation';
  if (isInstruction(tokens, tongue) || keepsOffline(tokens, tongue)) return 'exclusion';
  return isWish(tokens, text, tongue, place) ? 'wish' : 'fact';
}

/** "She doesn't want her phone number online." */
const keepsOffline = (tokens: readonly Token[], { words, language }: Tongue) =>
  isIn(words.negations, tokens) &&
  channelsIn(tokens, language).length > 0 &&
  (isIn(words.onSite, tokens) || tokens.some(({ text }) => text === 'online'));

type Part = { start: number; end: number; role: ClauseRole };

/** "No email", "niente orari": whether nothing of a way to get in touch or of a part of the site is wanted. */
const refusesSome = (tokens: readonly Token[], tongue: Tongue): boolean =>
  tokens[0]?.kind === 'word' && (refusesChannel(tokens, tongue) || refusedParts(tokens, tongue).length > 0);

/** Whether a clause of its own may begin here: "we bake …", "please make …", "don't mention …". */
function begins(tokens: readonly Token[], index: number, tongue: Tongue): boolean {
  const { words } = tongue;
  const lists = [words.weAre, words.first, words.wishVerbs, words.wishes, words.surely, words.dontSay, words.tell];
  if (lists.some((list) => startsWith(list, tokens, index) > 0) || bareWish(tokens, tongue, index) > 0) return true;
  const own = tokens.slice(index, index + 24);
  if (isNothingLike(own) || refusesSome(own.slice(0, 4), tongue)) return true;
  const end = own.findIndex(({ kind }, at) => at > 0 && kind === 'mark');
  return negatedOrderIn(end < 0 ? own : own.slice(0, end), tongue) !== null;
}

/** Token indexes at which a sentence may fall apart, each with where its connecting words begin. */
function jointsOf(tokens: readonly Token[], tongue: Tongue): { from: number; to: number }[] {
  const { words } = tongue;
  const found: { from: number; to: number }[] = [];
  for (let index = 1; index < tokens.length; index += 1) {
    let to = index;
    for (let length = 1; length > 0; to += length) {
      const isMark = /^[,;–،؛(]$/.test(tokens[to]?.text ?? '');
      length = isMark ? 1 : Math.max(startsWith(words.and, tokens, to), startsWith(words.but, tokens, to));
    }
    if (to >= tokens.length) break;
    // "tel 01632 960 118 no email"
    if (to === index && (tokens[index - 1]?.kind !== 'number' || !refusesSome(tokens.slice(index, index + 4), tongue)))
      continue;
    if (begins(tokens, to, tongue)) found.push({ from: index, to });
    index = Math.max(index, to - 1);
  }
  return found;
}

/** A part that says something by itself: who does what. */
function standsAlone(tokens: readonly Token[], tongue: Tongue): boolean {
  if (tokens.filter(isWord).length < 3) return false;
  const { words } = tongue;
  const lists = [words.weAre, words.first];
  return (
    lists.some((list) => startsWith(list, tokens) > 0) ||
    isIn(words.copulas, tokens) ||
    startsWith(words.dontSay, tokens) > 0
  );
}

/** "No email please, I never look at it": a few words behind an order, without a number, say why. */
const givesReason = (tokens: readonly Token[], { words }: Tongue) =>
  tokens.filter(isWord).length <= 10 &&
  !tokens.some(({ kind, text }) => kind === 'number' || text === '@') &&
  startsWith(words.but, tokens) === 0;

/** Where in "Please mention that we deliver" begins what shall be said. */
function toldAt(tokens: readonly Token[], { words }: Tongue): Token | null {
  const spoken = tokens.filter(({ kind }) => kind !== 'mark');
  const polite = startsWith(words.wishVerbs, spoken);
  const skip = startsWith(words.tell, spoken) > 0 ? 0 : polite;
  const length = startsWith(words.tell, spoken, skip);
  return length > 0 ? (spoken[skip + length] ?? null) : null;
}

/** A sentence as one part or as parts of different roles. Neighbours of one role stay together. */
function partsOf(text: string, start: number, end: number, tongue: Tongue, isKnown: boolean): Part[] {
  const place = { isLate: start > text.length * 0.55, isKnown };
  const tokens = tokensOf(text.slice(start, end)).map((token) => ({
    ...token,
    start: token.start + start,
    end: token.end + start,
  }));
  const told = toldAt(tokens, tongue);
  if (told)
    return [
      { start, end: told.start, role: 'wish' },
      { start: told.start, end, role: 'fact' },
    ];
  const role = roleOf(text.slice(start, end), tokens, tongue, place);
  // "I am the vine" – please at the very top.
  // "Saying it is." – that's the sentence I want at the very top.
  const closing = tokens[0]?.text === '"' ? tokens.findLastIndex(({ text: mark }) => mark === '"') : 0;
  const behind = closing > 0 ? tokens.slice(closing + 1).filter(isWord) : [];
  if (behind[0] && signalsIn(behind, tongue.language).some(({ key }) => key === 'first'))
    return [
      { start, end: tokens[closing]?.end ?? end, role: 'quotation' },
      { start: behind[0].start, end, role: 'wish' },
    ];
  const whole = [{ start, end, role }];
  if (role === 'quotation' || role === 'chatter') return whole;
  const joints = jointsOf(tokens, tongue);
  if (joints.length === 0) return whole;
  const parts: Part[] = [];
  [...joints, { from: tokens.length, to: tokens.length }].reduce((from, joint) => {
    const own = tokens.slice(from, joint.from);
    const first = own[0];
    const last = own.at(-1);
    if (!first || !last) return joint.to;
    const meant = roleOf(text.slice(first.start, last.end), own, tongue, place);
    // A name in quotes is much of a part and no quotation.
    const found = meant === 'wish' || meant === 'exclusion' ? meant : 'fact';
    // "Won the cup in 2023 – don't brag about it".
    const content = contentTokens(own, tongue).length;
    const isSaid =
      (role === 'exclusion' && !isIn(tongue.words.negations, own) && content > 1) ||
      (role === 'wish' && parts.length === 0 && content > 2);
    const previous = parts.at(-1);
    const isReason = previous?.role === 'exclusion' && found === 'fact' && givesReason(own, tongue);
    const kept = isReason ? 'exclusion' : found === 'fact' && !isSaid && !standsAlone(own, tongue) ? role : found;
    if (previous && (previous.role === kept || (kept === role && previous.role !== 'fact'))) previous.end = last.end;
    else parts.push({ start: first.start, end: last.end, role: kept });
    return joint.to;
  }, 0);
  const tail = parts.at(-1);
  if (tail) tail.end = Math.max(tail.end, end);
  return parts.some((part) => part.role !== role) ? parts : whole;
}

/** "Colours: navy" and "Please include:" steer what stands after or below them. */
function steers(label: string, tongue: Tongue): ClauseRole | '' {
  const tokens = tokensOf(label);
  if (tokens.length === 0) return '';
  const { words } = tongue;
  if (isInstruction(tokens, tongue)) return 'exclusion';
  if (isLanguageLabel(label)) return 'wish';
  // "For the design: grass green".
  const tie = /^(?:for|für|pour|para|per|voor|dla|för|til)$/.test(tokens[0]?.text ?? '') ? 1 : 0;
  const from = tie + (tie > 0 ? startsWith(words.articles, tokens, tie) : 0);
  const whole = (list: string) => from + startsWith(list, tokens, from) === tokens.length && from < tokens.length;
  if (whole(words.look) || whole(words.site) || isWish(tokens, label, tongue, { isLate: false, isKnown: true }))
    return 'wish';
  return '';
}

const tellsNumbers = (value: string, tongue: Tongue) =>
  /\d\D+\d/.test(value) && !value.includes('#') && !isAboutDesign(tokensOf(value), tongue);

/** Tells what each piece does, and takes sentences apart that do two things. Linear. */
export function clausesOf(text: string, pieces: readonly Piece[], tongue: Tongue, isKnown = true): Clause[] {
  const clauses: Clause[] = [];
  let isOver = false;
  for (const piece of pieces) {
    const { start, end } = piece.span;
    if (piece.form === 'heading') {
      const greeted = greetingLength(tokensOf(piece.text), tongue) > 0 || isThanks(tokensOf(piece.text), tongue);
      const role = greeted ? 'chatter' : steers(piece.text, tongue) || 'fact';
      clauses.push({ ...piece, role });
      continue;
    }
    const tokens = tokensOf(piece.text);
    const steered =
      steers(piece.under, tongue) ||
      (piece.label && !/www\.|https?:|@/.test(piece.value.text) && steers(piece.label, tongue));
    // "Put the next dates up: 29 March, 26 April".
    if (steered === 'wish' && piece.form === 'labelled' && tellsNumbers(piece.value.text, tongue)) {
      clauses.push({ ...piece, ...piece.value, form: 'sentence', label: '', role: 'fact' });
      continue;
    }
    if (steered) {
      clauses.push({ ...piece, role: steered });
      continue;
    }
    // After the goodbye comes a signature.
    if (isOver && tokens.filter(isWord).length <= 4 && !piece.label) {
      clauses.push({ ...piece, role: 'chatter' });
      continue;
    }
    if (piece.form === 'labelled') {
      clauses.push({
        ...piece,
        role: roleOf(piece.text, tokens, tongue, { isLate: start > text.length * 0.55, isKnown }),
      });
      continue;
    }
    const spans = tokensOf(text.slice(start, end));
    const greeting = greetingLength(spans, tongue);
    const after = start + (spans[greeting]?.start ?? end - start);
    const parts: Part[] = greeting > 0 ? [{ start, end: Math.min(after, end), role: 'chatter' }] : [];
    const rest = greeting > 0 ? after : start;
    if (rest < end) {
      const isName = greeting > 0 && spans.slice(greeting).filter(isWord).length <= 2;
      parts.push(
        ...(isName ? [{ start: rest, end, role: 'chatter' as const }] : partsOf(text, rest, end, tongue, isKnown)),
      );
    }
    for (const part of parts) {
      const said = saidAt(text, part.start, part.end);
      if (said.text !== '') clauses.push({ ...piece, ...said, value: said, role: part.role });
    }
    isOver = parts.some(({ role }) => role === 'chatter') && isThanks(spans, tongue);
  }
  return withHeads(withTails(clauses, tongue), tongue);
}

/** What is no sentence of its own behind a wish goes on wishing: "Make it dark. Nothing loud. Maybe some gold." */
function withTails(clauses: readonly Clause[], tongue: Tongue): Clause[] {
  const { words, language } = tongue;
  let previous: Clause | undefined;
  return clauses.map((clause) => {
    const before = previous;
    previous = clause;
    const follows = before && before.block === clause.block && (before.role === 'wish' || before.role === 'exclusion');
    if (!follows || clause.role !== 'fact' || clause.form !== 'sentence') return clause;
    const tokens = tokensOf(clause.text);
    const isOwn = [words.first, words.mine].some((list) => isIn(list, tokens));
    const isLong =
      tokens.filter(isWord).length > 12 || tokens.some(({ kind, text }) => kind === 'number' || text === '@');
    // "Niente musica" is none of a thing, "non facciamo torte" what they do not do.
    const denies = NONE.test(tokens[0]?.text ?? '') && tokens[1]?.kind === 'word';
    // "Not blue. Sea green."
    const isBare = tokens.filter(isWord).length <= 2 && !/^.\P{Lu}*\p{Lu}/u.test(clause.text);
    const steersOn =
      isBare ||
      denies ||
      isIn(words.look, tokens) ||
      moodsIn(tokens, language).length > 0 ||
      everydayColoursIn(tokens, language).length > 0 ||
      signalsIn(tokens, language).some(({ key }) => key === 'first');
    if (isOwn || isLong || !steersOn) return clause;
    return (previous = { ...clause, role: denies ? 'exclusion' : 'wish' });
  });
}

/** "Quiet. Lots of white space. No lilies, no doves, no clouds. Please avoid …": what leads up to a wish wishes as well. */
function withHeads(clauses: readonly Clause[], tongue: Tongue): Clause[] {
  let next: Clause | undefined;
  return clauses
    .toReversed()
    .map((clause) => {
      const after = next;
      next = clause;
      const leads = after && after.block === clause.block && (after.role === 'wish' || after.role === 'exclusion');
      if (!leads || clause.role !== 'fact' || clause.form !== 'sentence') return clause;
      const tokens = tokensOf(clause.text);
      const denials = tokens.filter(({ text }) => NONE.test(text)).length;
      const isShort =
        tokens.filter(isWord).length <= 5 && !tokens.some(({ kind, text }) => kind === 'number' || text === '@');
      const design = everydayColoursIn(tokens, tongue.language).length > 0;
      const isLook = isShort && (design || moodsIn(tokens, tongue.language).length > 0) && !isSpoken(tokens, tongue);
      if (denials < 3 && !isLook) return clause;
      return (next = { ...clause, role: isLook ? 'wish' : 'exclusion' });
    })
    .toReversed();
}

const isSpoken = (tokens: readonly Token[], { words }: Tongue): boolean =>
  [words.first, words.mine, words.copulas, words.offering, words.weAre].some((list) => isIn(list, tokens));
