import { asksToPrint, isAside } from './asides.ts';
import { channelsIn } from './channels.ts';
import { contentTokens } from './content-words.ts';
import { isInstruction, isNothingLike, isOut, linksIt, refusedParts, refusesChannel } from './instructions.ts';
import { onBehalf } from './on-behalf.ts';
import { negatedOrderIn } from './orders.ts';
import { quotedParts, sayingIn, type Part } from './quoted-parts.ts';
import { isNotThere, refersBack } from './refused-before.ts';
import { bareWish, isWord, roleOf, type Place } from './role-of.ts';
import { isIn, startsWith, type Tongue } from './tongue.ts';
import { tokensOf, type Token } from './tokens.ts';
import { isAboutDesign } from './wishes/design-words.ts';

/** Whether a bracket opens in a part and does not close there. */
const endsOpen = (text: string, part: Part | undefined): boolean =>
  part !== undefined &&
  text.slice(part.start, part.end).lastIndexOf('(') > text.slice(part.start, part.end).lastIndexOf(')');

/** "No email", "niente orari": whether nothing of a way to get in touch or of a part of the site is wanted. */
const refusesSome = (tokens: readonly Token[], tongue: Tongue): boolean =>
  tokens[0]?.kind === 'word' && (refusesChannel(tokens, tongue) || refusedParts(tokens, tongue).length > 0);

const WHO = /^(?:he|she|they|er|sie|il|elle|ella|ele|ela|lui|lei|hij|zij|han|hon|hun)$/;
const ASKS =
  /^(?:asks?|asked|wants?|wanted|bittet|gebeten|möchte|demande|demandé|pide|pidió|pede|pediu|chiede|chiesto|vraagt|gevraagd|ber|bad|beder)$/;

/** Whether a clause of its own may begin here: "we bake …", "please make …", "don't mention …". */
function begins(tokens: readonly Token[], index: number, tongue: Tongue): boolean {
  const { words } = tongue;
  // "We do henna and make-up": half of a word orders nothing.
  const [word, dash] = [tokens[index], tokens[index + 1]];
  if (dash?.text === '-' && dash.start === word?.end) return false;
  const lists = [words.weAre, words.first, words.wishVerbs, words.wishes, words.surely, words.dontSay, words.tell];
  if (lists.some((list) => startsWith(list, tokens, index) > 0) || bareWish(tokens, tongue, index) > 0) return true;
  const own = tokens.slice(index, index + 24);
  if (isNothingLike(own) || isOut(own) || linksIt(own) || refusesSome(own.slice(0, 4), tongue)) return true;
  // "… and my granddaughter says I must have a website", "… and she has asked me to see to one".
  const mine = startsWith(words.mine, own);
  if (mine > 0 && [1, 2].some((step) => startsWith(words.says, own, mine + step) > 0)) return true;
  // "… but he wants his name left off" is of what stands before it.
  const isBack = isIn(words.negations, own) || own.some(({ text }) => /^(?:off|out|name|weg|raus)$/.test(text));
  if (WHO.test(own[0]?.text ?? '') && own.slice(1, 3).some(({ text }) => ASKS.test(text)) && !isBack) return true;
  const end = own.findIndex(({ kind }, at) => at > 0 && kind === 'mark');
  return negatedOrderIn(end < 0 ? own : own.slice(0, end), tongue) !== null;
}

/** "I need a site for my salon, small dog £30, …": behind a comma, up to the next one, something is told with its price. */
function tellsPrice(tokens: readonly Token[], index: number): boolean {
  const rest = tokens.slice(index, index + 14);
  const end = rest.findIndex(({ text }, at) => at > 0 && text === ',' && rest[at + 1]?.kind !== 'number');
  const own = rest.slice(0, end < 0 ? rest.length : end);
  return own.some(({ text }) => /^\p{Sc}/u.test(text)) && own.some(({ kind }) => kind === 'number');
}

/** "No phone on the site, they can email: …": behind a comma, up to the next one, a way to get in touch is given. */
function givesWay(tokens: readonly Token[], index: number, tongue: Tongue): boolean {
  const rest = tokens.slice(index, index + 16);
  const end = rest.findIndex(({ text }) => /^[,;]$/.test(text));
  const own = rest.slice(0, end < 0 ? rest.length : end);
  const at = own.findIndex(({ text }) => text === '@');
  const lead = own.slice(0, Math.max(0, at - 1));
  return (
    channelsIn(lead, tongue.language).length > 0 &&
    lead.filter(isWord).length > 2 &&
    ![tongue.words.negations, tongue.words.mine].some((list) => isIn(list, lead))
  );
}

/**
 * "Ring 555 0178, don't put an email", "give jo@pane.example; I would rather not have my number about": a part with a way to get in touch,
 * where what is refused is another one.
 */
function givesOther(own: readonly Token[], all: readonly Token[], { words, language }: Tongue): boolean {
  const digits = own.reduce((sum, { kind, text }) => sum + (kind === 'number' ? text.length : 0), 0);
  const given = own.some(({ text }) => text === '@') ? 'email' : digits > 6 ? 'phone' : null;
  const rest = all.filter((token) => !own.includes(token));
  const refused = channelsIn(rest, language).map(({ key }) => key);
  return (
    given !== null &&
    refused.length > 0 &&
    !refused.includes(given) &&
    startsWith(words.negations, own) === 0 &&
    startsWith(words.dontSay, own) === 0
  );
}

/** "I do not have email", "I would rather not have my number about", and not "no calls after 8". */
const deniesWay = (own: readonly Token[], { words, language }: Tongue): boolean =>
  isIn(words.negations, own) && channelsIn(own, language).length > 0 && !own.some(({ kind }) => kind === 'number');

/** Where an aside to who builds the site ends that begins here, or `index`. */
function asideEnd(tokens: readonly Token[], index: number, tongue: Tongue): number {
  const rest = tokens.slice(index, index + 12);
  const mark = rest.findIndex(({ text }) => /^[,;:.!–)]$/.test(text));
  const end = mark < 0 ? rest.length : mark;
  return isAside(rest.slice(0, end), tongue) ? index + end : index;
}

/** "I'm no lawyer - that line has to be on there." */
const isDash = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.text === '-' &&
  tokens[at].start > (tokens[at - 1]?.end ?? 0) &&
  tokens[at].end < (tokens[at + 1]?.start ?? 0);

/** Up to here, who speaks has said no more than one thing that they do. */
const SHARED = 4;

/** Token indexes at which a sentence may fall apart, each with where its connecting words begin. */
function jointsOf(tokens: readonly Token[], tongue: Tongue): { from: number; to: number }[] {
  const { words } = tongue;
  const found: { from: number; to: number }[] = [];
  for (let index = 1; index < tokens.length; index += 1) {
    let to = index;
    for (let length = 1; length > 0; to += length) {
      const isMark = /^[,;–،؛(]$/.test(tokens[to]?.text ?? '') || isDash(tokens, to);
      length = isMark ? 1 : Math.max(startsWith(words.and, tokens, to), startsWith(words.but, tokens, to));
    }
    if (to >= tokens.length) break;
    // "tel 01632 960 118 no email"
    if (to === index && (tokens[index - 1]?.kind !== 'number' || !refusesSome(tokens.slice(index, index + 4), tongue)))
      continue;
    // "… includes a home visit and a printed copy of the words": a thing is added.
    const isMarked = tokens.slice(index, to).some(({ kind }) => kind === 'mark');
    const mayBeAside = to > index && (isMarked || startsWith(words.articles, tokens, to) === 0);
    const aside = mayBeAside ? asideEnd(tokens, to, tongue) : to;
    // "I repair and set up violins": who does the one does the other.
    const isShared =
      !isMarked &&
      index <= SHARED &&
      startsWith(words.first, tokens) > 0 &&
      startsWith(words.wishVerbs, tokens, to) > 0;
    if (isShared) continue;
    if (aside > to) found.push({ from: index, to }, ...(aside < tokens.length ? [{ from: aside, to: aside + 1 }] : []));
    else if (
      begins(tokens, to, tongue) ||
      (tokens[index]?.text === ',' && (tellsPrice(tokens, to) || givesWay(tokens, to, tongue)))
    )
      found.push({ from: index, to });
    if (aside > to) to = aside + 1;
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

/** "I stopped doing those in 2020" goes on about what was refused. */
const THOSE = /^(?:it|those|them|these|das|ça|cela|eso|esos|isso|quelli|dat|tego|det)$/;
export const isPronoun = ({ text }: Token) => THOSE.test(text);

/** "No email please, I never look at it": a few words behind an order, without a number, say why. */
const givesReason = (tokens: readonly Token[], { words }: Tongue) =>
  tokens.filter(isWord).length <= 10 &&
  (THOSE.test(tokens.findLast(isPronoun)?.text ?? '') ||
    !tokens.some(({ kind, text }) => kind === 'number' || text === '@')) &&
  startsWith(words.but, tokens) === 0;

/** "Keep my home address off it, it's 18 Wickham Ct": which one is meant of what must not be seen. */
const tellsRefused = ({ start, end }: Part, text: string, own: readonly Token[], tongue: Tongue): boolean =>
  /^(?:it'?|that'|das|c'|es|è|het|dat|det)$/.test(own[0]?.text ?? '') &&
  channelsIn(own, tongue.language).length === 0 &&
  isInstruction(tokensOf(text.slice(start, end)), tongue) &&
  channelsIn(tokensOf(text.slice(start, end)), tongue.language).length > 0;

/** Where in "Please mention that we deliver" begins what shall be said. */
function toldAt(tokens: readonly Token[], { words }: Tongue): Token | null {
  const spoken = tokens.filter(({ kind }) => kind !== 'mark');
  const polite = startsWith(words.wishVerbs, spoken);
  const skip = startsWith(words.tell, spoken) > 0 ? 0 : polite;
  const length = startsWith(words.tell, spoken, skip);
  return length > 0 ? (spoken[skip + length] ?? null) : null;
}

/** What an order to print says shall be printed: its quotation of some words, or what stands behind its colon. */
function toldWithin(text: string, start: number, tokens: readonly Token[], tongue: Tongue) {
  const orders = tokens.some((_, at) => startsWith(tongue.words.site, tokens, at) > 0)
    ? false
    : asksToPrint(tokens, tongue);
  if (!orders) return null;
  const [open, close] = tokens.flatMap(({ text: mark }, at) => (mark === '"' ? [at] : []));
  const quoted = open !== undefined && close !== undefined ? tokens.slice(open, close + 1) : [];
  const [first, last] = [quoted[0], quoted.at(-1)];
  // Nobody said it of them, so that it is no quotation.
  if (first && last && quoted.filter(isWord).length > 3) return { start: first.end, end: last.start };
  const colon = tokens.findIndex(({ text: mark }) => mark === ':');
  const after = tokens.slice(colon + 1);
  const [begin, stop] = [after[0], after.at(-1)];
  const isTold = colon > 2 && after.filter(isWord).length > 2 && asksToPrint(tokens.slice(0, colon), tongue);
  const isPlain =
    isTold && roleOf(text.slice(begin?.start, stop?.end), after, tongue, { isLate: false, isKnown: true }) === 'fact';
  return begin && stop && isPlain ? { start: begin.start, end: stop.end } : null;
}

/** "… Nestwerk (before: Praxis Nord, please don't mention that)": a bracket of which a part steers is dropped whole. */
export function withoutHalfBrackets(text: string, parts: readonly Part[]): void {
  parts.forEach((part, at) => {
    const next = parts[at + 1];
    const open = text.slice(part.start, part.end).lastIndexOf('(') + part.start;
    if (!next || !['wish', 'exclusion'].includes(next.role) || part.role !== 'fact' || open < part.start) return;
    if (!text.slice(open, part.end).includes(')') && text.slice(next.start, next.end).includes(')'))
      [part.end, next.start] = [open, open];
  });
}

/** "We want a simple site with the menu: eel 19 €, risotto 16 €": where behind the colon of a wish several amounts or dates are listed. */
export function listedAt(text: string, tokens: readonly Token[], tongue: Tongue, place: Place): Token | null {
  const colon = tokens.findIndex(({ text: mark }, at) => mark === ':' && tokens[at + 1]?.start !== tokens[at]?.end);
  const [first, after] = [tokens[0], tokens[colon + 1]];
  const [lead, value] = [tokens.slice(0, Math.max(0, colon)), tokens.slice(colon + 1)];
  const end = lead.at(-1)?.end;
  if (colon < SHORTEST_LEAD || !first || !after || value.some(({ text: mark }) => mark === '#')) return null;
  const isMoney = (at: number) =>
    /^\p{Sc}$/u.test(value[at]?.text ?? '') || startsWith(tongue.words.money, value, at) > 0;
  const money = value.filter((_, at) => isMoney(at)).length;
  const dates = text.slice(after.start, value.at(-1)?.end).match(DATE)?.length ?? 0;
  const isList = money >= LISTED || (dates >= LISTED && !isAboutDesign(value, tongue));
  return isList && roleOf(text.slice(first.start, end), lead, tongue, place) === 'wish' ? after : null;
}
const SHORTEST_LEAD = 3;
const LISTED = 2;
const DATE = /(?<!\d)\d{1,2}[./]\d{1,2}(?!\d)/gu;

/** A sentence as one part or as parts of different roles. Neighbours of one role stay together. */
export function partsOf(text: string, start: number, end: number, tongue: Tongue, isKnown: boolean): Part[] {
  const place = { isLate: start > text.length * 0.55, isKnown };
  const tokens = tokensOf(text.slice(start, end)).map((token) => ({
    ...token,
    start: token.start + start,
    end: token.end + start,
  }));
  const told = asideEnd(tokens, 0, tongue) > 0 ? null : toldAt(tokens, tongue);
  if (told)
    return [
      { start, end: told.start, role: 'wish' },
      { start: told.start, end, role: 'fact' },
    ];
  const behalf = onBehalf(tokens, tongue);
  if (behalf)
    return behalf.isSomebody
      ? [{ start, end, role: 'wish' }]
      : [
          { start, end: behalf.from, role: 'chatter' },
          { start: behalf.from, end, role: 'fact' },
        ];
  const saying = sayingIn(text, tokens, tongue);
  if (saying)
    return [
      { start, end: saying.start, role: 'wish' },
      { ...saying, role: 'quotation' },
    ];
  const list = listedAt(text, tokens, tongue, place);
  if (list)
    return [
      { start, end: list.start, role: 'wish' },
      { start: list.start, end, role: 'fact' },
    ];
  const role = roleOf(text.slice(start, end), tokens, tongue, place);
  const quoted = quotedParts(text, start, end, { tokens, role }, tongue, place);
  if (quoted) return quoted;
  const within = role === 'wish' ? toldWithin(text, start, tokens, tongue) : null;
  if (within)
    return [
      { start, end: within.start, role },
      { ...within, role: 'fact' as const },
      { start: within.end, end, role },
    ].filter((part) => /\p{L}/u.test(text.slice(part.start, part.end)));
  const whole = [{ start, end, role }];
  if (role === 'quotation' || role === 'chatter') return whole;
  const joints = jointsOf(tokens, tongue);
  if (joints.length === 0) return whole;
  const parts: Part[] = [];
  const ends = [...joints, { from: tokens.length, to: tokens.length }];
  ends.reduce((from, joint, at) => {
    const own = tokens.slice(from, joint.from);
    const first = own[0];
    const last = own.at(-1);
    if (!first || !last) return joint.to;
    const meant = roleOf(text.slice(first.start, last.end), own, tongue, place);
    // "Se habla español, put that up high", "I can't give legal advice - that line has to be on there".
    const next = tokens.slice(joint.to, ends[at + 1]?.from ?? joint.to);
    const isPointedAt = isAside(next, tongue) && !isIn(tongue.words.negations, next) && !isInstruction(next, tongue);
    // A name in quotes is much of a part and no quotation.
    const isPriced = meant === 'exclusion' && tellsPrice(own, 0);
    const isGiven = role === 'exclusion' && givesOther(own, tokens, tongue);
    const asked = isGiven && startsWith(tongue.words.wishVerbs, own) > 0 ? 'wish' : 'fact';
    const isSteering = !isPriced && !isGiven && !isPointedAt && (meant === 'wish' || meant === 'exclusion');
    const isRefused = role === 'exclusion' && !isGiven && deniesWay(own, tongue);
    const found = isRefused ? 'exclusion' : isSteering ? meant : asked;
    // "Won the cup in 2023 – don't brag about it".
    const content = contentTokens(own, tongue).length;
    const isSaid =
      isPointedAt ||
      (role === 'exclusion' && !isIn(tongue.words.negations, own) && (content > 1 || givesWay(own, 0, tongue))) ||
      isGiven ||
      (role === 'wish' && (tellsPrice(own, 0) || (parts.length === 0 && content > 2)));
    const previous = parts.at(-1);
    // "We live at 4 Mill Lane but please not on the website": what stands before is what must not.
    const isBack = () => isNotThere(own, tongue) || (refersBack(own) && !endsOpen(text, previous));
    if (previous && found === 'exclusion' && isBack()) {
      Object.assign(previous, { end: last.end, role: 'exclusion' });
      return joint.to;
    }
    const isReason =
      previous !== undefined &&
      found === 'fact' &&
      ((previous.role === 'exclusion' && givesReason(own, tongue)) || tellsRefused(previous, text, own, tongue));
    const kept = isReason ? 'exclusion' : found === 'fact' && !isSaid && !standsAlone(own, tongue) ? role : found;
    if (
      previous &&
      (previous.role === kept || (kept === role && !isRefused && ![role, previous.role].includes('fact')))
    )
      previous.end = last.end;
    else parts.push({ start: first.start, end: last.end, role: kept });
    return joint.to;
  }, 0);
  const tail = parts.at(-1);
  if (tail) tail.end = Math.max(tail.end, end);
  withoutHalfBrackets(text, parts);
  // "(30% off for the trade, don't put that on the site)": what stands in brackets is said to one reader.
  const isBracketed = tokens[0]?.text === '(' && tokens.at(-1)?.text === ')';
  if (isBracketed && parts.some((part) => part.role === 'exclusion')) return [{ start, end, role: 'exclusion' }];
  return parts.some((part) => part.role !== role) ? parts : whole;
}
