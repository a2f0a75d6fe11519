import { channelsIn } from './channels.ts';
import { negatedOrderIn } from './orders.ts';
import type { Topic } from './reading.ts';
import { isIn, startsWith, type Tongue } from './tongue.ts';
import { outsideBrackets, type Token } from './tokens.ts';
import { everydayColoursIn } from './wishes/colour-words.ts';
import { isAboutDesign } from './wishes/design-words.ts';
import { moodsIn } from './wishes/moods.ts';
import { topicsIn } from './wishes/topics.ts';

const WHOM = /^(?:me|us|it|this|that|them|him|her|you|yourself|myself|ourselves)$/;
/** What tells when, where or how to call. */
const CALLED_UP =
  /^(?:at|on|after|before|between|during|until|till|unless|if|when|while|in|from|by|back|up|for|about|with|to|via|please|again|anymore|late|early|first|now|today|tonight|tomorrow|directly|and|or|but|because|as|so|outside|over|every|too)$/;

/** "Don't call me passionate", "call it cheap": "call" before whom or what, and what it is not to be called. */
export function callsNames(tokens: readonly Token[], at: number): boolean {
  const [whom, what] = [tokens[at + 1], tokens[at + 2]];
  return (
    tokens[at]?.text === 'call' && WHOM.test(whom?.text ?? '') && what?.kind === 'word' && !CALLED_UP.test(what.text)
  );
}

/** Where an order to leave something unsaid begins and ends. "We don't use plastic" says what the owner does and is none. */
export function dontSayIn(tokens: readonly Token[], tongue: Tongue): { at: number; end: number } | null {
  const { words } = tongue;
  for (let at = 0; at < tokens.length; at += 1) {
    const length = startsWith(words.dontSay, tokens, at);
    if (length === 0) continue;
    const isOwn = [at - 1, at - 2].some((index) => index >= 0 && startsWith(words.first, tokens, index) > 0);
    // "Don't call us after eight" is said to visitors, "don't call us a vet" is not.
    const isName = tokens[at + length - 1]?.text !== 'call' || callsNames(tokens, at + length - 1);
    // "For people who would rather not."
    const isOthers = [at - 1, at - 2].some((index) => index >= 0 && startsWith(words.relative, tokens, index) > 0);
    if (!isOwn && !isOthers && isName) return { at, end: at + length };
  }
  return negatedOrderIn(tokens, tongue);
}

/** Words that ask kindly. */
export const POLITE = /^(?:please|pls|plz|bitte|svp|graag|liefst|gerne|proszę|snälla|venligst|בבקשה)$/;
/** None of a thing: not the negation of a verb. */
export const NONE =
  /^(?:no|nothing|nichts|rien|nada|niente|niets|niks|nic|aucun|aucune|nessun|nessuna|ningún|ninguna|nenhum|nenhuma|żadnych|kein|keine|keinen|geen|bez|inga|inget|ingen|intet|sans|sin|sem|senza|بدون|בלי)$/;

/** "Nothing that sounds like …", "nichts wie …": what it must not be like. */
const NOTHING_LIKE =
  /^(?:(?:so|and|please|bitte|und|et|y) )?(?:nothing|nichts|rien|nada|nulla|niente|niets|nic|inget|intet) (?:(?:that|which|was|qui|que|che|dat|co|som|der) )?(?:looks?|sounds?|feels?|reads?|like|too|wie|nach|zu|comme|trop|tipo|como|come|zoals|jak)(?![\p{L}])/u;
/** "Nothing fancy", "nothing religious please"; "nothing added" says how something is made. */
const NOTHING_SUCH =
  /^(?:(?:so|and|but) )?(?:nothing|nada|nichts|rien de|niets|niente di) (?:too )?(?!less|more|else|but|to|for|new|of)\p{L}{3,14}(?<!ed|en|ado|ato)(?: (?:please|pls|plz|bitte|svp|por favor))?(?: [.!,–-].*)?$/u;
export function isNothingLike(tokens: readonly Token[]): boolean {
  const said = tokens
    .slice(0, 6)
    .map(({ text }) => text)
    .join(' ');
  return NOTHING_LIKE.test(said) || NOTHING_SUCH.test(said);
}

/** "Lass das Wort … weg", "leave watches out of it": one word at the beginning, the other where the order ends. */
const LEAVE =
  /^(?:lass|laß|lasst|laßt|lassen|leave|laisse|laissez|deja|dejad|dejen|deixa|deixem|lascia|lasciate|laat|lämna|lad)$/;
const OUT = /^(?:weg|raus|aus|draußen|out|off|dehors|fuera|fora|fuori|weg|buiten|ute|ude|ud)$/;
const ALSO = /^(?:too|also|either|please|auch|bitte|aussi|también|anche|também|ook|också|også)$/;
/** "So that out", "así que eso fuera", "leave that out too": what was said before is. */
export function isOut(tokens: readonly Token[]): boolean {
  const spoken = tokens.filter(({ kind, text }) => kind === 'word' && !ALSO.test(text));
  const [that, out] = spoken.slice(-2);
  return (
    spoken.length > 1 &&
    OUT.test(out?.text ?? '') &&
    /^(?:that|it|this|das|es|ça|cela|eso|esto|isso|isto|questo|quello|dat|to|det)$/.test(that?.text ?? '')
  );
}

/** "So don't link it": any verb with what was said before for its object. */
export const linksIt = (tokens: readonly Token[]): boolean => {
  const spoken = tokens.filter(({ kind }) => kind === 'word');
  const [dont, verb, it] = spoken;
  return (
    spoken.length === 3 &&
    /^(?:don't|dont)$/.test(dont?.text ?? '') &&
    verb !== undefined &&
    /^(?:it|that|them|this)$/.test(it?.text ?? '')
  );
};

/** "But we don't want it on the site because": what was said before it is not wanted there. */
export const wantsItNot = (tokens: readonly Token[]): boolean =>
  /^(?:(?:we|i) )?(?:do not|don't|dont) want (?:it|that|this|them) (?:on|up|in|there|printed|shown) /.test(
    `${tokens.map(({ text }) => text).join(' ')} `,
  );

/** "Please keep legal advice off the site": from visitors they keep other things. */
const HIDDEN = /^(?:private|secret|hidden|privat|geheim|privé|hemlig|hemligt|hemmelig|hemmeligt)$/;
export const KEEP = /^(?:keep|halt|haltet|halten|houd|håll|hold)$/;
function leavesOut(tokens: readonly Token[], { words, language }: Tongue): boolean {
  const spoken = tokens.filter(({ kind }) => kind === 'word');
  const is = (shape: RegExp, index: number) => shape.test(spoken[index]?.text ?? '');
  const polite =
    is(LEAVE, 0) || is(KEEP, 0) ? 0 : POLITE.test(spoken[0]?.text ?? '') ? 1 : startsWith(words.wishVerbs, spoken);
  const isHidden = spoken.some((_, index) => index > polite && (is(OUT, index) || is(HIDDEN, index)));
  // "Keep my home address off", "please keep my number private".
  if (is(KEEP, polite) && isHidden && channelsIn(spoken, language).length > 0) return true;
  const out = spoken.findIndex((_, index) => index > polite && index < polite + 8 && is(OUT, index));
  if (out < 0) return false;
  const ends = spoken.slice(out + 1, out + 3).every(({ text }) => /^(?:of|it|this)$/.test(text));
  return (
    is(LEAVE, polite) ||
    (is(KEEP, polite) && ends && out + 1 < spoken.length) ||
    (is(KEEP, polite) && isIn(words.site, spoken.slice(out, out + 4)))
  );
}

/** "Tekst o wypadku proszę pominąć", "den Streit bitte weglassen": asked for politely, wherever the verb stands. */
const OMIT =
  /^(?:omit|verzichten|verzichtet|weglassen|rauslassen|auslassen|omettre|omitir|omitan|omita|omettere|omettete|tralasciare|weglaten|overslaan|pominąć|pomiń|pomińcie|utelämna|uteslut|udelade|udelad|vynechte|опустите|пропустите)$/;
const omits = (tokens: readonly Token[], { words }: Tongue): boolean =>
  tokens.some(({ text }) => OMIT.test(text)) &&
  tokens.some(({ text }, index) => POLITE.test(text) || startsWith(words.wishVerbs, tokens, index) > 0);

/** "My first name can't appear", "darf nirgends stehen": what must not be seen. */
const UNSEEN =
  /(?<!\p{L})(?:(?:can't|cant|cannot|must not|mustn't|should not|shouldn't|may not) (?:appear|be (?:mentioned|named|printed))|(?:darf|dürfen|soll|sollen) (?:\p{L}+ ){0,4}(?:nicht (?:\p{L}+ ){0,3}(?:auftauchen|vorkommen|erscheinen)|(?:nirgends|nirgendwo) (?:\p{L}+ ){0,3}(?:auftauchen|vorkommen|erscheinen|stehen))|ne (?:peut|peuvent|doit|doivent) (?:pas )?(?:apparaître|figurer)|no (?:puede|pueden|debe|deben) (?:salir|aparecer|figurar)|não (?:pode|podem|deve|devem) (?:aparecer|sair|constar)|non (?:può|possono|deve|devono) (?:comparire|apparire|figurare)|mag (?:\p{L}+ ){0,2}(?:niet (?:\p{L}+ ){0,2}verschijnen|nergens (?:\p{L}+ ){0,2}(?:staan|verschijnen))|nie (?:może|mogą) się (?:pojawić|znaleźć)|får inte (?:synas|nämnas)|må ikke (?:vises|nævnes))(?!\p{L})/u;
const isUnseen = (tokens: readonly Token[]): boolean => UNSEEN.test(tokens.map(({ text }) => text).join(' '));

/** Words about words: "no phrases such as "bridging cultures"", "words we don't use: "needy"". */
const WORDS =
  /^(?:words?|phrases?|sentences?|terms?|mottos?|clichés?|slogans?|satz|spruch|motto|wörter|worte|begriffe|floskeln|phrasen|mots?|formules?|expressions?|palabras?|frases?|términos|palavras?|termos|parole|frasi|woorden|zin|zinnen|zdanie|hasło|mening|meningen|sætning|sætningen|słów|słowa|zwrotów|ord|fraser)$/;
export const isWordForWords = (token: Token | undefined): boolean => WORDS.test(token?.text ?? '');
const NONE_OF = /(?:^| )(?:none of|nichts von|rien de|nada de|nada d|niente di|niets van|nic z)(?: \p{L}+)?$/u;
export function forbidsWords(tokens: readonly Token[], { words }: Tongue): boolean {
  const quote = tokens.findIndex(({ text }) => text === '"');
  const before = tokens.slice(0, Math.max(0, quote));
  // "Whatever happens no "world-class"".
  const bare = tokens.findIndex(({ text, kind }) => kind === 'mark' && text === "'");
  if (bare > 0 && NONE.test(tokens[bare - 1]?.text ?? '')) return true;
  const closing = tokens.findIndex(({ text }, index) => index > quote && text === '"');
  if (quote > 0 && closing - quote < 6 && NONE.test(before.at(-1)?.text ?? '')) return true;
  // "Please, none of that "nestled in the dale" stuff".
  const lead = before
    .slice(-3)
    .map(({ text }) => text)
    .join(' ');
  if (quote > 0 && NONE_OF.test(lead)) return true;
  return before.some(({ text }) => WORDS.test(text)) && isIn(words.negations, before);
}

/** Where a text that says there is none of a thing tells of which: behind "no", "und kein", "pas de"; below 0 where it says something else. */
function noneOf(tokens: readonly Token[], { words }: Tongue): number {
  const from = startsWith(words.but, tokens) || startsWith(words.and, tokens);
  const none = tokens[from]?.text ?? '';
  if (!NONE.test(none) && !/^(?:pas|inga|ingen)$/.test(none)) return -1;
  return from + Math.max(1, startsWith(words.negations, tokens, from));
}

/** What only a website has, and what a business has as well: "no forms to fill in", "no waiting list". */
const PARTS: readonly Topic[] = ['newsletter', 'blog', 'testimonials', 'gallery', 'hours'];
/** "And no newsletter, I'd never write it", "quindi niente orari": a part of a website that there is to be none of. */
export function refusedParts(tokens: readonly Token[], tongue: Tongue): Topic[] {
  const at = noneOf(tokens, tongue);
  if (at < 0 || tokens.some(({ kind }) => kind === 'number')) return [];
  const said = tokens.slice(at, at + 5);
  return topicsIn(said, tongue.language).flatMap(({ key, index, length }) => {
    const isAlone = said[index + length]?.kind !== 'word' || isIn(tongue.words.onSite, tokens);
    return index <= 1 && (PARTS.includes(key) || (isAlone && key === 'contactForm')) ? [key] : [];
  });
}

/** "No licence needed", "sans réservation": there is none of a thing that no website has, so visitors are told. */
export function isNoneOfBusiness(tokens: readonly Token[], tongue: Tongue): boolean {
  const at = noneOf(tokens, tongue);
  const thing = topicsIn(tokens.slice(at, at + 4), tongue.language)[0];
  const isTopic = thing?.index === 0 && tokens[at + thing.length]?.kind !== 'word' && !TOLD.includes(thing.key);
  return at >= 0 && !isTopic && !isOfTheSite(tokens, at, tongue);
}
/** What visitors are told that there is none of, though a page may be about it. */
const TOLD: readonly Topic[] = ['waitlist', 'booking'];

/** Whether a text asks for something, or what stands at a place in it is the website, its look, a part of it or a way to get in touch. */
function isOfTheSite(tokens: readonly Token[], at: number, tongue: Tongue): boolean {
  const { words, language } = tongue;
  const end = tokens.findIndex(({ kind, text }, index) => index > at && kind !== 'word' && text !== '-');
  const thing = tokens.slice(at, end < 0 ? undefined : end);
  return (
    [words.wishes, words.surely].some((list) => isIn(list, tokens)) ||
    tokens.some(({ text }, index) => POLITE.test(text) || startsWith(words.onSite, tokens, index) > 1) ||
    [words.site, words.look].some((list) => isIn(list, thing)) ||
    thing.some(isWordForWords) ||
    refusedParts(tokens, tongue).length > 0 ||
    refusesChannel(tokens, tongue) ||
    [moodsIn, everydayColoursIn].some((find) => find(thing, language).length > 0)
  );
}

/** "Non chiamateci …", "ne nous appelez pas …": a name that the business must not be given. */
const CALL_US = /^(?:chiamateci|chiamarci|appelez|llamen|llames|llaméis|nennt|nennen|noem|chamem)$/;

/** "No phone please": a way to get in touch that is refused first, without an hour. */
export function refusesChannel(tokens: readonly Token[], { words, language }: Tongue): boolean {
  if (tokens.some(({ kind }) => kind === 'number')) return false;
  const said = tokens.filter(({ kind }) => kind === 'word');
  const spoken = said.slice(startsWith(words.but, said));
  const polite = Math.max(startsWith(words.wishVerbs, spoken), POLITE.test(spoken[0]?.text ?? '') ? 1 : 0);
  const isNone = NONE.test(spoken[polite]?.text ?? '') || /^(?:pas|ingen|нет|без|ei)$/.test(spoken[polite]?.text ?? '');
  const no = isNone ? Math.max(1, startsWith(words.negations, spoken, polite)) : 0;
  const near = channelsIn(spoken.slice(polite + no, polite + no + 4), language)[0];
  // "No call-out fee" is about money.
  const isJoined = tokens.some(
    ({ text }, at) => text === '-' && channelsIn(tokens.slice(at - 1, at), language).length > 0,
  );
  // "No forms to fill in": what is behind it says that it is none of the website.
  const form = tokens.findIndex((token) => token === spoken[polite + no + (near?.index ?? 0)]);
  const isTold = near?.key === 'form' && tokens[form + 1]?.kind === 'word' && !isIn(words.onSite, tokens);
  return no > 0 && near !== undefined && near.index <= 1 && !isJoined && !isTold;
}

/** Whether a clause tells the designer what must not stand on the site. */
export function isInstruction(tokens: readonly Token[], tongue: Tongue): boolean {
  const { words } = tongue;
  if (
    dontSayIn(tokens, tongue) ||
    isNothingLike(tokens) ||
    isOut(tokens) ||
    linksIt(tokens) ||
    isUnseen(tokens) ||
    refusesChannel(tokens, tongue)
  )
    return true;
  if (leavesOut(tokens, tongue) || omits(tokens, tongue) || refusedParts(tokens, tongue).length > 0) return true;
  const outside = outsideBrackets(tokens);
  // "(no tourists, please)"
  if (!isIn(words.negations, outside.length > 2 ? outside : tokens)) return false;
  // "On préfère qu'il n'y ait pas de numéro de téléphone".
  const wants =
    startsWith(words.first, tokens) > 0 && [words.wishes, words.surely].some((list) => startsWith(list, tokens) > 0);
  if (wants && channelsIn(tokens, tongue.language).length > 0 && !tokens.some(({ kind }) => kind === 'number'))
    return true;
  if (forbidsWords(tokens, tongue)) return true;
  if (tokens.some(({ text }) => CALL_US.test(text)) && tokens.some(({ text }) => text === '"')) return true;
  // "Please, no doves and no lilies": none of a thing, asked for politely and first.
  const spoken = tokens.filter(({ kind }) => kind === 'word');
  const polite = POLITE.test(spoken[0]?.text ?? '') || startsWith(words.wishVerbs, spoken) > 1;
  if (polite && spoken.some(({ text }, index) => NONE.test(text) && index < spoken.length - 1)) return true;
  if (isIn(words.onSite, tokens)) return true;
  const negation = startsWith(words.negations, tokens);
  // "Not a shop" and "No somos una tienda" say what it is.
  const says = [words.articles, words.weAre, words.copulas].some((list) => startsWith(list, tokens, negation) > 0);
  const elliptic = negation > 0 && !says;
  // "We do not want photographs of the ringers."
  const asked =
    /^(?:we|i) (?:do not|don't|dont) want /.test(spoken.map(({ text }) => text).join(' ')) ||
    isIn(words.wishes, tokens) ||
    isIn(words.surely, tokens) ||
    startsWith(words.wishVerbs, tokens) > 0;
  if (!asked && (!elliptic || isNoneOfBusiness(tokens, tongue))) return false;
  return isAboutDesign(tokens, tongue) || (elliptic && tokens.some(isWordForWords));
}
