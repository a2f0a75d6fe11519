import { channelsIn } from './channels.ts';
import { contentTokens } from './content-words.ts';
import { callsNames, dontSayIn, isOut, refusedParts } from './instructions.ts';
import { publishingIn } from './orders.ts';
import type { Channel, Clause, Exclusion } from './reading.ts';
import { firstAt, isIn, startsWith, type Tongue } from './tongue.ts';
import { tokensOf, type Token } from './tokens.ts';
import { placesOf } from './vocabulary/index.ts';
import { lexicon } from './wishes/lexicon.ts';
import { topicsIn } from './wishes/topics.ts';
import { signalsIn } from './wishes/signals.ts';

/** Words about words: "don't use the word cheap" is about "cheap". */
const metaWordsIn = lexicon<'meta'>({
  meta: 'get, gets, got, word, words, term, terms, phrase, name, number, thing, things, anything, something, stuff, mention, mentioned, yet, fact, please, just, really, lol, obviously, any, kind, sort, that, less, said, better, appear, bit, part, parts | wort, wörter, wörtern, begriff, name, namen, nummer, dass, erwähnen, schreiben, sagen, nennen, zeigen, verwenden, bitte, etwas, irgendwas, an, mehr, teil, stelle, sache | mot, mots, terme, nom, numéro, chose, choses, fait, que, mention, partie, passage | palabra, palabras, término, nombre, número, cosa, cosas, que, mención, salga, salgan, aparezca, aparezcan, parte | palavra, palavras, termo, nome, número, coisa, coisas, que, menção, parte | parola, parole, termine, nome, numero, cosa, cose, che, parte | woord, woorden, term, naam, nummer, dat, iets, dingen, noemen, vermelden, stuk, stukje, deel | słowo, słowa, słów, termin, nazwa, numer, numeru, że, coś, tekst, tekstu, informacji | ord, ordet, orden, namn, namnet, nummer, att, något, saker, biten, delen | ord, ordet, ordene, navn, navnet, nummer, at, noget, ting, delen | كلمة, كلمات, اسم, رقم, أن, شيء | מילה, מילים, המילה, שם, מספר, משהו',
});

const TIES = ['about', 'with', 'for', 'on', 'page'];

/** "…, please, he's coming and he's sensitive": who somebody is tells nothing of what is refused. */
const SOMEBODY =
  /^(?:he|she|they|him|her|them|er|ihn|ihm|elle|ils|elles|él|ella|ellos|ele|ela|lui|lei|hij|zij|ona|han|hon|hun)'?$/;

/** What a clause says must not be: meaning words, in order, each once. */
function wordsFrom(tokens: readonly Token[], tongue: Tongue): string[] {
  const all = [...new Set(contentTokens(tokens, tongue).map(({ text }) => text.replace(/'$/, '')))];
  const telling = all.filter((word) => {
    const alone = tokensOf(word);
    return (
      word.length > 1 &&
      !SOMEBODY.test(word) &&
      signalsIn(alone, tongue.language).every(({ key }) => !TIES.includes(key)) &&
      metaWordsIn(alone, tongue.language).length === 0 &&
      publishingIn(alone, tongue.language).length === 0
    );
  });
  return telling;
}

/** "The council, that's over now", "the bands that come": what goes on about a thing is none of its words. */
function withoutAfter(tokens: readonly Token[], tongue: Tongue): Token[] {
  const end = tokens.findIndex(
    (_, index) =>
      index > 1 &&
      startsWith(tongue.words.relative, tokens, index) > 0 &&
      wordsFrom(tokens.slice(0, index), tongue).length > 0,
  );
  return end < 0 ? [...tokens] : tokens.slice(0, end);
}

/** "No names of students": of them other things may be said, and of "the name of Priya" none. */
function withoutWhose(tokens: readonly Token[], text: string, tongue: Tongue): Token[] {
  const at = tokens.findIndex(({ text }, index) => NAMES.test(text) && OF.test(tokens[index + 1]?.text ?? ''));
  if (at < 0) return [...tokens];
  const own = tokens.slice(at + 2);
  if (own.slice(0, 2).some(({ start }) => /^\p{Lu}/u.test(text.slice(start, start + 2)))) return [...tokens];
  const end = own.findIndex((token, index) => token.kind !== 'word' || startsWith(tongue.words.and, own, index) > 0);
  return [...tokens.slice(0, at), ...(end < 0 ? [] : own.slice(end))];
}
const NAMES = /^(?:names?|faces?|namen|gesichter|noms?|visages|nombres?|caras|nomes?|rostos|nomi|volti|gezichten)$/;
const OF = /^(?:of|von|der|de|des|di|dei|dos|das|van)$/;

const untilBreak = (tokens: readonly Token[], from: number): Token[] => {
  const own = tokens.slice(from);
  const end = own.findIndex(({ text, kind }) => kind === 'line' || /^[.;!?,–(:]$/.test(text));
  return end < 0 ? own : own.slice(0, end);
};

/** Words of the trade that this is said not to be: "not a restaurant", "kein Restaurant", "no somos una escuela". */
function tradesDenied(tokens: readonly Token[], tongue: Tongue): string[] {
  const { words } = tongue;
  const at = firstAt(words.negations, tokens);
  if (at < 0) return [];
  // "And Tina in the office, who is not a son".
  if ([1, 2].some((back) => at >= back && startsWith(words.relative, tokens, at - back) > 0)) return [];
  let next = at + startsWith(words.negations, tokens, at);
  const said = [words.weAre, words.copulas].map((list) => startsWith(list, tokens, next));
  const verb = Math.max(...said);
  next += verb;
  // French closes its negation behind the verb.
  next += startsWith(words.negations, tokens, next);
  const article = startsWith(words.articles, tokens, next);
  const isThing =
    verb > 0 ||
    startsWith(words.copulas, tokens, at) > 0 ||
    /^(?:isn|aren|wasn)'t$/.test(tokens[at]?.text ?? '') ||
    [words.weAre, words.copulas].some((list) => isIn(list, tokens.slice(Math.max(0, at - 3), at)));
  const fused = words.articles === '' || /^(?:kein|geen|ingen|intet|inget)/.test(tokens[at]?.text ?? '');
  const isDenied = article > 0 ? isThing || /^[,–(]$/.test(tokens[at - 1]?.text ?? '') || at === 0 : fused && isThing;
  return isDenied ? wordsFrom(untilBreak(tokens, next + article), tongue) : [];
}

const WANTED =
  /^(?:wanted|needed|necessary|erwünscht|gewünscht|nötig|souhaitée?|voulue?|nécessaire|deseado|necesario|desejado|preciso|gradito|desiderato|necessario|gewenst|nodig|potrzebny|potrzebna|önskat|önskas|ønsket|nødvendig)$/;

/** What stands in quotes, or behind the order or the negation, or before it where nothing follows. */
function objectOf(tokens: readonly Token[], text: string, tongue: Tongue): Token[] {
  const { words } = tongue;
  const order = dontSayIn(tokens, tongue);
  const negation = firstAt(words.negations, tokens);
  const end = order?.end ?? Math.max(0, negation) + startsWith(words.negations, tokens, Math.max(0, negation));
  const quoted = order
    ? [...text.matchAll(/"([^"]+)"|(?<=\s)'([^']{2,40})'(?!\p{L})/gu)].flatMap(([, inside, single]) => [
        ...tokensOf(inside ?? single ?? ''),
        COMMA,
      ])
    : [];
  if (quoted.length > 0) return quoted;
  const start = tokens[end]?.text === ':' ? end + 1 : end;
  const after = withoutAfter(untilPositive(tokens.slice(start), tongue), tongue);
  if (isOut(tokens)) return tokens.slice(0, -2);
  // "A contact form is not wanted, I'd never find the messages."
  if (negation > 0 && WANTED.test(tokens[end]?.text ?? '')) return tokens.slice(0, negation);
  // "Our flat at 4 Mill Lane, not on the website as people ring", "my name is …, but don't put that".
  const at = order?.at ?? negation;
  const isBack = startsWith(words.onSite, tokens, end) > 0 || wordsFrom(untilBreak(tokens, end), tongue).length === 0;
  if (at > 2 && isBack && wordsFrom(tokens.slice(0, at), tongue).length > 0) return tokens.slice(0, at);
  if (wordsFrom(after, tongue).length > 0) return after;
  const before = tokens.slice(0, order?.at ?? 0);
  return wordsFrom(before, tongue).length > 0 ? before : order ? [] : [...tokens];
}

/** "Don't say “24 hours”": what is quoted with a number is refused whole, and no hours of another kind are. */
function phrasesIn(tokens: readonly Token[], text: string, tongue: Tongue): string[] {
  const quoted = dontSayIn(tokens, tongue)
    ? [...text.matchAll(/"([^"]+)"/g)].map(([, inside = '']) => inside.trim())
    : [];
  const isCounted = (said: string) => /\d/.test(said) && said.includes(' ');
  return quoted.every(isCounted) ? quoted.map((said) => said.toLowerCase()) : [];
}

const COMMA: Token = { text: ',', start: 0, end: 0, kind: 'mark' };

const THAT = /^(?:dass|daß|że|dat|that)$/;

/** "No phone calls, email us at …": what is said after the mark is not excluded, unless it goes on listing. */
function untilPositive(tokens: readonly Token[], { words }: Tongue): Token[] {
  const end = tokens.findIndex((token, index) => {
    if (THAT.test(tokens[index + 1]?.text ?? '')) return false;
    if (index === 0 && token.kind === 'mark') return true;
    if (!/^[,;:.!–(]$/.test(token.text)) return startsWith(words.but, tokens, index) > 0 && index > 0;
    const rest = tokens.slice(index + 1, index + 9);
    // "Without zooming, a map, a page for helpers": what has an article is wanted again.
    const isThing = startsWith(words.articles, rest) > 0 && startsWith(words.articles, tokens) === 0;
    return (
      /^[;:.!–]$/.test(token.text) ||
      isThing ||
      SOMEBODY.test(rest[0]?.text ?? '') ||
      rest.some(
        ({ text, kind }) =>
          kind === 'number' ||
          /^(?:@|only|just|instead|nur|lieber|solo|seulement|plutôt|apenas|alleen|tylko|bara|kun|فقط|רק)$/.test(text),
      ) ||
      [words.first, words.mine, words.weAre].some((list) => isIn(list, rest))
    );
  });
  return end < 0 ? [...tokens] : tokens.slice(0, end);
}

/** "We'll give them by email", "helst mail": a way that is used, or liked better. */
const BY =
  /^(?:by|via|per|über|par|por|door|przez|via|rather|preferably|lieber|liebsten|besser|plutôt|preferiblemente|mejor|preferência|preferibilmente|meglio|liefst|najlepiej|helst|hellere)$/;

/** "No calls during class", "don't ring after nine": at other times people may. */
const AT_TIMES =
  /^(?:during|while|when|after|before|until|between|outside|während|nach|vor|zwischen|außerhalb|pendant|après|avant|durante|después|mientras|antes|depois|enquanto|dopo|prima|mentre|tijdens|na|voor|tussen|podczas|po|przed|under|efter|före|før|mens)$/;

/** "Not the old address": the one of today is another. */
const OLD =
  /^(?:old|former|previous|alten?|alte[rs]|früheren?|ancien|ancienne|vieux|vieille|antiguo|antigua|viejo|vieja|antigo|antiga|vecchio|vecchia|oude|stary|stara|starego|gamla|gammal|gamle|gammel|eski)$/;
/** "Don't put the house phone on": the one of the business is another. */
const OF_HOME =
  /^(?:house|home|private|personal|her|his|their|private?[nrs]?|ihre?[nrs]?|seine?[nrs]?|haar|zijn|hennes|hans|hendes)$/;

/** "Ring 01632 960214, I don't do email": what is given is not refused. */
const gives = (text: string, channel: Channel): boolean =>
  (channel === 'email' && /\S@\S/.test(text)) || (channel === 'phone' && text.replace(/\D/g, '').length > 6);

/** "By phone only, so no form", "電話のみ": that way is the one that is left. */
const ONLY = /^(?:only|nur|seulement|uniquement|solo|sólo|só|alleen|tylko|endast|bara|kun|のみ|だけ)/;

/** "We have no phone" and not "we are in no such trade, and brides do ring us". */
const isDenied = (tokens: readonly Token[], index: number, { words }: Tongue): boolean =>
  tokens.some((_, at) => at < index && index - at <= DENIED && startsWith(words.negations, tokens, at) > 0) ||
  startsWith(words.negations, tokens, index + 1) > 0;
const DENIED = 5;

/** "We've heard them", "he'll drown me": who speaks or does it, without the verb that leans on it. */
const uncontracted = (tokens: readonly Token[]): Token[] =>
  tokens.flatMap((token, at) => {
    const leans = (index: number) => LEANING.test(tokens[index]?.text ?? '') && WHO.test(tokens[index - 1]?.text ?? '');
    if (leans(at)) return [];
    return leans(at + 1) ? { ...token, text: token.text.slice(0, -1) } : token;
  });
const WHO = /^(?:i|we|you|they|he|she|it|who|that|there)'$/;
const LEANING = /^(?:ve|ll|d)$/;

/** "Don't mention the sheep, she is sick of the calls": behind a comma, with a verb of its own and no denial, stands why. */
function withoutReason(tokens: readonly Token[], { words }: Tongue): readonly Token[] {
  const end = tokens.findIndex(({ text }, at) => {
    if (at === 0 || !/^[,;]$/.test(text)) return false;
    const part = untilBreak(tokens, at + 1);
    return isIn(words.copulas, part) && !isIn(words.negations, part);
  });
  return end < 0 ? tokens : tokens.slice(0, end);
}

function exclusionOf(clause: Clause, tongue: Tongue): Exclusion {
  const { text, span, role } = clause;
  const tokens = uncontracted(tokensOf(text));
  const object = withoutWhose(objectOf(tokens, text, tongue), text, tongue);
  const parts = refusedParts(tokens, tongue);
  const named = wordsFrom(object, tongue);
  const phrases = phrasesIn(tokens, text, tongue);
  const words = parts.length > 0 ? [] : phrases.length > 0 ? phrases : named;
  const spoken = withoutReason(named.length > 0 ? object : tokens, tongue);
  // "Please don't all call in May": at other times they may.
  const { weekdays, months } = tongue.words;
  const isAtTimes = [weekdays, months].some((list) => tokens.some((_, at) => placesOf(list).at(tokens, at) !== null));
  const behind = (token: Token | undefined) =>
    tokens[tokens.findIndex(({ start }) => start === token?.start) + 1]?.text ?? '';
  const channels = channelsIn(spoken, tongue.language).flatMap(({ key, index, length }) =>
    isAtTimes ||
    callsNames(spoken, index) ||
    AT_TIMES.test(behind(spoken[index + length - 1])) ||
    ONLY.test(spoken[index + 1]?.text ?? '') ||
    (role === 'fact' &&
      !isDenied(
        tokens,
        tokens.findIndex(({ start }) => start === spoken[index]?.start),
        tongue,
      )) ||
    BY.test(spoken[index - 1]?.text ?? '') ||
    OLD.test(spoken[index - 1]?.text ?? '') ||
    (key === 'phone' && OF_HOME.test(spoken[index - 1]?.text ?? '')) ||
    (role === 'fact' && gives(text, key))
      ? []
      : [key],
  );
  return {
    text,
    span,
    words,
    channels: [...new Set(channels)],
    trades: tradesDenied(tokens, tongue),
    parts,
    publishable: role === 'fact',
  };
}

/** Whether a fact says what the owner does not do, have or want: it holds for the whole site. */
function refuses(clause: Clause, tongue: Tongue): boolean {
  const tokens = tokensOf(clause.text);
  const { words } = tongue;
  if (!isIn(words.negations, tokens) || /[?؟]$/.test(clause.text)) return false;
  if (startsWith(words.negations, tokens) > 0) return true;
  const at = firstAt(words.negations, tokens);
  const speaks = tokens.slice(Math.max(0, at - 4), at + 4);
  return tradesDenied(tokens, tongue).length > 0 || isIn(words.first, speaks) || isIn(words.weAre, speaks);
}

/** The words of an exclusion, by what each "or", "and" and comma parts: "funding or awards" are two. */
function partsOf({ text, words }: Pick<Exclusion, 'text' | 'words'>, tongue: Tongue): string[][] {
  const parts: string[][] = [[]];
  const tokens = tokensOf(text).map((token) => ({ ...token, text: token.text.replace(/'$/, '') }));
  tokens.forEach((token, index) => {
    const cuts =
      token.text === ',' || [tongue.words.or, tongue.words.and].some((list) => startsWith(list, tokens, index) > 0);
    if (cuts) parts.push([]);
    else if (words.includes(token.text)) parts.at(-1)?.push(token.text);
  });
  const { months, weekdays } = tongue.words;
  const isWhen = (word: string) => [months, weekdays].some((list) => placesOf(list).at(tokensOf(word), 0) !== null);
  // "No trimming between May and August": nothing else of August is refused.
  const isOnlyWhen = (part: readonly string[]) => parts.some((other) => !other.every(isWhen)) && part.every(isWhen);
  // "24 hours" of a quotation is no word of it.
  const others = words.filter((word) => !tokens.some(({ text: said }) => said === word)).map((word) => [word]);
  return [...parts.filter((part) => part.length > 0 && !isOnlyWhen(part)), ...others];
}

/** "No electric bikes" of who mends bikes: what is said without the rest of its part is not excluded itself. */
function narrowed(exclusion: Exclusion, facts: readonly string[][], tongue: Tongue): Exclusion {
  if (exclusion.publishable) return exclusion;
  const has = (fact: readonly string[], word: string) => fact.some((one) => isSameWord(one, word) || isForm(one, word));
  const free = partsOf(exclusion, tongue).flatMap((part) => {
    const said = part.filter((word) =>
      facts.some((fact) => has(fact, word) && part.some((other) => !has(fact, other))),
    );
    return said.length < part.length ? said : [];
  });
  return { ...exclusion, words: exclusion.words.filter((word) => !free.includes(word)) };
}

/** "No prices for the summer camp": of the camp, and not the headings of the site. `all`: its words before any was free. */
function special(exclusion: Exclusion, all: readonly string[], { language }: Tongue): Exclusion {
  const words = exclusion.words.filter((word) => topicsIn(tokensOf(word), language).length === 0);
  return words.length > 0 || all.length > exclusion.words.length ? { ...exclusion, words } : exclusion;
}

/** All that must not stand on the site; the name does. What visitors are told themselves ("No dogs") is publishable. */
export function exclusionsOf(clauses: readonly Clause[], name: string, tongue: Tongue): Exclusion[] {
  const told = clauses.filter((clause) => clause.role === 'fact' && !refuses(clause, tongue)).map(({ text }) => text);
  const facts = [...told, name].map((text) => tokensOf(text).map((token) => token.text));
  return clauses
    .filter((clause) => clause.role === 'exclusion' || (clause.role === 'fact' && refuses(clause, tongue)))
    .map((clause) => {
      const exclusion = exclusionOf(clause, tongue);
      return special(narrowed(exclusion, facts, tongue), exclusion.words, tongue);
    });
}

/** Whether a word of a text may be a form of one that is kept out: it has its stem, and little more. */
export function isForm(said: string, word: string): boolean {
  const stem = word.length > 5 ? word.replace(/(?:es|s|e|n|en|ing|ed)$/u, '') : word.replace(/s$/u, '');
  return said === word || (said.startsWith(stem) && said.length - stem.length < 4 && stem.length > 2);
}

/** A word and what grammar makes of it: "wedding", "weddings". */
const isSameWord = (one: string, other: string) => {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  return long === short || (short.length >= 4 && long.startsWith(short) && long.length - short.length <= 2);
};

/** Whether a text says what an instruction forbids: all words of one of its parts ("funding or awards" are two). */
export function isForbidden(text: string, exclusions: readonly Exclusion[], tongue: Tongue): boolean {
  const said = tokensOf(text).map((token) => token.text);
  return exclusions.some((exclusion) => {
    if (exclusion.publishable || exclusion.words.length === 0) return false;
    const parts = partsOf(exclusion, tongue);
    const isSaid = (word: string) =>
      word.includes(' ') ? text.toLowerCase().includes(word) : said.some((one) => isSameWord(one, word));
    return parts.some((part) => part.every((word) => isSaid(word.toLowerCase())));
  });
}
