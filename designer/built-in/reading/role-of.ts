import { asksToPrint, isAside, printWordsIn } from './asides.ts';
import { asksForLanguage } from './asked-language.ts';
import { dontSayIn, forbidsWords, isInstruction, isWordForWords, KEEP } from './instructions.ts';
import { isLookFragment } from './look-fragments.ts';
import { publishingIn } from './orders.ts';
import type { ClauseRole } from './reading.ts';
import { isSmallTalk } from './small-talk.ts';
import { buildingWordsIn, saidToBuilder } from './to-builder.ts';
import { isIn, startsWith, withoutSubject, type Tongue } from './tongue.ts';
import type { Token } from './tokens.ts';
import { phrasesOf } from './vocabulary/index.ts';
import { isPartsAlone } from './wishes/asked-parts.ts';
import { everydayColoursIn } from './wishes/colour-words.ts';
import { isAboutDesign, isLookAlone, isOnlyDesign, namesTheSite } from './wishes/design-words.ts';
import { listsPages } from './wishes/page-titles.ts';
import { signalsIn } from './wishes/signals.ts';
import { topicsIn } from './wishes/topics.ts';

export const isWord = ({ kind }: Token) => kind === 'word' || kind === 'number';
export const isBreak = (token: Token | undefined) =>
  token === undefined || token.kind === 'mark' || token.kind === 'line';

/** How many tokens a greeting takes at the start: "Hi there!", "Liebes Team,", "Hello Pagewright team –". */
export function greetingLength(tokens: readonly Token[], { words }: Tongue): number {
  const length = startsWith(words.greetings, tokens);
  // "hallo@…" greets nobody.
  if (length === 0 || tokens[length]?.text === '@') return 0;
  // "Respected Sir/Madam," is one greeting.
  const most = length + (tokens.slice(length, length + 3).some(({ text }) => text === '/') ? 5 : 3);
  const isTied = (at: number) => tokens[at]?.text === '-' && tokens[at]?.start === tokens[at - 1]?.end;
  for (let at = length; at <= most; at += 1)
    // "Liebes Baukasten-Team," is one word.
    if (isBreak(tokens[at]) && tokens[at]?.text !== '/' && !isTied(at)) return Math.min(at + 1, tokens.length);
  const leads = startsWith(words.but, tokens, length);
  if (leads > 0) return length + leads;
  // "Hello yeah this is for": one word more may stand before who speaks.
  const speaks = [words.weAre, words.first, words.wishVerbs];
  const at = [length, length + 1].find((from) => speaks.some((list) => startsWith(list, tokens, from) > 0));
  return at ?? 0;
}

export function isThanks(tokens: readonly Token[], tongue: Tongue): boolean {
  const { words } = tongue;
  // "With kind regards".
  const lead = startsWith(words.roleConnectors, tokens);
  if (lead > 0 && lead < tokens.length) return isThanks(tokens.slice(lead), tongue);
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

export function isWish(tokens: readonly Token[], text: string, tongue: Tongue, place: Place): boolean {
  const { words } = tongue;
  if (isOnlyDesign(tokens, tongue) || isLookAlone(tokens, tongue)) return true;
  if (isLookFragment(tokens, text, place.isLate, place.isKnown, tongue)) return true;
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
  // "Keep it short", "håll det kort".
  const [keep, it] = tokens;
  const isKept = KEEP.test(keep?.text ?? '') && /^(?:it|this|es|das|het|dat|det)$/.test(it?.text ?? '');
  if (isKept && tokens.filter(isWord).length <= 4) return true;
  // "Our colours are black and amber."
  const owned = Math.max(startsWith(words.mine, tokens), startsWith(words.articles, tokens));
  const looks = owned > 0 ? startsWith(words.look, tokens, owned) : 0;
  if (looks > 0 && everydayColoursIn(tokens, tongue.language).length > 0) return true;
  const isQuestion = /[?？؟]$/.test(text);
  const design = isAboutDesign(tokens, tongue);
  if (isQuestion && !isIn(words.site, tokens) && !isIn(words.look, tokens)) return false;
  if (isIn(words.surely, tokens) || asksForLanguage(tokens, tongue)) return true;
  // "Black site with white text please".
  if (isIn(words.wishes, tokens) || bareWish(tokens, tongue) > 0 || startsWith(words.wishVerbs, tokens) > 0)
    return design;
  const isShort = tokens.filter(isWord).length <= 3 && isIn(words.site, tokens);
  // "A page up to 300 words is £22".
  return (isShort || namesTheSite(tokens, tongue)) && !/www\.|https?:|\p{Sc}/u.test(text);
}

/** Fewer things that websites tell may be what somebody needs for the business. */
const CONTENTS = 2;

/** "Need rates, reviews and a gallery", "Gebraucht werden: Leistungen, Anfahrt": several things that websites tell are wanted. */
export function asksForContents(tokens: readonly Token[], text: string, tongue: Tongue): boolean {
  const spoken = tokens.filter(({ kind }) => kind === 'word');
  const isWanted = [0, 1, 2].some(
    (at) => startsWith(tongue.words.wishes, spoken, at) > 0 || (at === 0 && bareWish(spoken, tongue) > 0),
  );
  const isNeeded = buildingWordsIn(spoken.slice(0, CONTENTS + 2), tongue.language).some(({ key }) => key === 'need');
  const asked = new Set(topicsIn(spoken, tongue.language).map(({ key }) => key));
  return (isWanted || isNeeded) && asked.size >= CONTENTS && !/[?？؟]/u.test(text);
}

/** Where in its brief a clause stands: wishes come near the end. `isKnown`: in a language that is read. */
export type Place = { isLate: boolean; isKnown: boolean };

/** "need a website" after "I run a studio and": a wish without its subject. */
export function bareWish(tokens: readonly Token[], { words }: Tongue, index = 0): number {
  return startsWith(withoutSubject(words.wishes, words.first), tokens, index);
}

/** What a stretch of a brief does. */
export function roleOf(text: string, tokens: readonly Token[], tongue: Tongue, place: Place): ClauseRole {
  const polite = startsWith(tongue.words.wishVerbs, tokens);
  const orders = [0, polite].includes(dontSayIn(tokens, tongue)?.at ?? -1) || forbidsWords(tokens, tongue);
  if (isThanks(tokens, tongue) || tokens.filter(isWord).length === 0) return 'chatter';
  if (!orders && isSmallTalk(tokens, tongue)) return 'chatter';
  // "The phrase "…" should be written large".
  const isQuoted = tokens.some(({ text: mark }, at) => mark === '"' && isWordForWords(tokens[at - 1]));
  if (isQuoted && asksToPrint(tokens, tongue)) return 'wish';
  // "Put “Nothing added”", "say “died”": whoever builds it is told which words to use.
  const quote = tokens.findIndex(({ text: mark }) => mark === '"');
  const order = printWordsIn(tokens.slice(0, Math.max(0, quote)), tongue.language);
  const isOrdered = order.some(
    ({ key, index, length }) => key === 'print' && [0, polite].includes(index) && index + length === quote,
  );
  if (isOrdered) return 'wish';
  // "A page "How it works" and a page "Our menders"".
  const isPage = signalsIn(tokens.slice(0, Math.max(0, quote)), tongue.language).some(
    ({ key, index, length }) => key === 'page' && index + length === quote,
  );
  if (isPage) return 'wish';
  if (!orders && quotedShare(text) > 0.5 && tokens.filter(isWord).length > 4) return 'quotation';
  if (isInstruction(tokens, tongue)) return 'exclusion';
  if (listsPages(text, tokens, tongue)) return 'wish';
  const told = saidToBuilder(tokens, tongue, place.isLate);
  if (told) return told;
  if (isAside(tokens, tongue)) return 'wish';
  // A heading of the same words names what stands below it.
  return isPartsAlone(tokens, tongue) || asksForContents(tokens, text, tongue) || isWish(tokens, text, tongue, place)
    ? 'wish'
    : 'fact';
}
