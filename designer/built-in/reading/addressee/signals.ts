import { channelsIn } from '../channels.ts';
import { printWordsIn } from '../asides.ts';
import { dontSayIn, NONE, POLITE } from '../instructions.ts';
import { publishingIn } from '../orders.ts';
import type { Clause } from '../reading.ts';
import { buildingWordsIn } from '../to-builder.ts';
import { isIn, startsWith, type Tongue } from '../tongue.ts';
import { tokensOf, type Token } from '../tokens.ts';
import { everydayColoursIn } from '../wishes/colour-words.ts';
import { moodsIn } from '../wishes/moods.ts';
import { signalsIn } from '../wishes/signals.ts';
import { topicsIn } from '../wishes/topics.ts';

const YOU =
  /^(?:you|your|yourself|ihr|du|sie|euch|dir|dich|ihnen|vous|vos|votre|tu|te|toi|usted|ustedes|você|vocês|vi|voi|lei|je|jullie|u|uw|pan|pani|państwo|ni|er|dig|jer|vás|vám|sen|siz|sinä|вы|вам|ви|أنت|אתה|אתם)$/;
const IT =
  /^(?:it|this|that|these|those|them|es|das|dies|diese|ça|cela|ceci|le|les|eso|esto|lo|los|las|isso|isto|questo|quello|li|dat|dit|het|ze|to|tego|ich|det|detta|dette|dem|den|bunu|bunları|se|це|это|їх|их|je|ese|esa)$/;
/** What visitors bring: "Ta med egen vattenflaska", "bringt eigene Becher mit". */
const OWN = /^(?:own|eigene?[nrms]?|egen|eget|egna|egne|propi[ao]s?|própri[ao]s?|propri[aeo]?|własn\p{L}+)$/u;
/** The whole website, mostly: "Everything dark please". */
const ALL = /^(?:everything|alles|tout|todo|tudo|tutto|wszystko|allt|alt|vše|kaikki|hepsi|все|всё|הכל|كل)$/;
/** The negations of verbs beside those of things. */
const NOT = /^(?:nicht|not|pas|non|não|niet|nie|inte|ikke)$/;

const HEX = /#[0-9a-f]{3,6}/gi;

/** Classes of words of which it is told whether one is there, and whether it comes first. */
export const CLASSES = [
  'first',
  'mine',
  'weAre',
  'negations',
  'wishVerbs',
  'wishes',
  'surely',
  'site',
  'onSite',
  'look',
  'tell',
  'copulas',
  'articles',
  'but',
  'and',
  'relative',
  'offering',
  'called',
  'thanks',
  'open',
  'phoneLabels',
  'placePrepositions',
  'per',
  'since',
  'ranBy',
] as const;

const LENGTHS = [2, 4, 7, 12, 20];

/** What is seen of a clause's letters, whatever its language. */
function shapesOf({ text, form, label, under }: Clause, isGerman: boolean): Record<string, boolean> {
  return {
    [form]: true,
    money: /\p{Sc}/u.test(text),
    clock: /\d[:.h]\d\d/.test(text),
    mail: /@|www/.test(text),
    telephone: /\d[\d ]{5}/.test(text),
    quotes: text.includes('"'),
    named: /"[^" ]+(?: [^" ]+){0,2}"/.test(text),
    asks: text.includes('?'),
    shouts: text.includes('!'),
    semicolon: text.includes(';'),
    bracket: text.startsWith('('),
    colon: text.includes(':'),
    endsOpen: text.endsWith(':'),
    small: /^\p{Ll}/u.test(text),
    code: /#[0-9a-f]{3}/i.test(text),
    capitals: /\p{Lu}{4}/u.test(text),
    fullName: !isGerman && /\p{L} \p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+/u.test(text),
    [`upper${Math.min(3, text.match(/ \p{Lu}\p{Ll}/gu)?.length ?? 0)}${isGerman ? 'de' : ''}`]: true,
    labelled: label !== '',
    headed: under !== '',
  };
}

/** Every two of these that come together are a signal of their own. */
const pairsOf = (those: Record<string, boolean>): string[] => {
  const there = Object.keys(those).filter((key) => those[key]);
  return there.flatMap((one, index) => there.slice(index + 1).map((other) => `${one}+${other}`));
};

const is = (token: Token | undefined, shape: RegExp) => shape.test(token?.text ?? '');

/** "Everything is grown here on site", "repointing we look at first": where and how somebody works, no website and no look. */
const isOfWork = (tokens: readonly Token[], at: number): boolean =>
  (is(tokens[at], /^site$/) && is(tokens[at - 1], /^(?:on|sur)$/)) ||
  (is(tokens[at], /^look(?:s|ed|ing)?$/) && is(tokens[at + 1], /^(?:at|after|into|for|forward)$/));

/** Where a clause stands. `share`: how much of the brief is before it, null where that tells nothing. */
export type Place = { isFirst: boolean; isLast: boolean; share: number | null };

/**
 * What speaks for or against a clause being said to whoever builds the site: classes of words, what it is about, its marks and
 * its place.
 */
export function signalsOf(clause: Clause, { isFirst, isLast, share }: Place, tongue: Tongue): string[] {
  const { words, language } = tongue;
  const tokens = tokensOf(clause.text);
  const spoken = tokens.filter(({ kind }, at) => kind === 'word' && !isOfWork(tokens, at));
  const classes = CLASSES.flatMap((key) =>
    startsWith(words[key], spoken) > 0 ? [`${key}0`] : isIn(words[key], spoken) ? [key] : [],
  );
  const has = (...keys: string[]) => keys.some((key) => classes.includes(key) || classes.includes(`${key}0`));
  const any = (shape: RegExp, many = spoken.length) => spoken.slice(0, many).some((token) => is(token, shape));
  const numbers = clause.text.replace(HEX, '').match(/\d+/g)?.length ?? 0;
  const signals = signalsIn(spoken, language);
  const published = any(OWN) ? [] : publishingIn(spoken, language);
  const topics = topicsIn(spoken, language).length;
  const printing = printWordsIn(spoken, language).filter(({ key }) => key !== 'where');
  const building = [...buildingWordsIn(spoken, language), ...printing].map(({ key }) => key);
  const forbids = dontSayIn(spoken, tongue);
  const isNone = (token: Token | undefined) => is(token, NONE) || is(token, NOT);
  // "Leave everything roomy", "Halt es schlicht": before its object, without a subject, stands what is to be done.
  const isVerbFirst =
    // "Milk, not cooked food": of a list.
    tokens[1]?.text !== ',' &&
    !CLASSES.some((key) => startsWith(words[key], spoken) > 0) &&
    (is(spoken[1], IT) ||
      [words.articles, words.mine, words.negations].some((list) => startsWith(list, spoken, 1) > 0));
  const about = {
    isFirst,
    verbFirst: isVerbFirst,
    mood: moodsIn(spoken, language).length > 0 || signals.some(({ key }) => key === 'dark' || key === 'light'),
    colour: everydayColoursIn(spoken, language).length > 0,
    channel: channelsIn(spoken, language).length > 0,
    forbids: forbids !== null,
    publish: published.length > 0,
    you: any(YOU),
    it: any(IT),
    polite: any(POLITE),
  };
  const flags = {
    forbidsFirst: forbids !== null && forbids.at <= startsWith(words.wishVerbs, spoken),
    ...shapesOf(clause, language === 'de'),
    ...about,
    it0: is(spoken[0], IT),
    // "Please use that", "das schreiben".
    publishIt: published.some(({ index, length }) => is(spoken[index + length], IT) || is(spoken[index - 1], IT)),
    everything: any(ALL),
    polite0: is(spoken[0], POLITE),
    politeEnd: is(spoken.at(-1), POLITE),
    none0: isNone(spoken[0]),
    none: spoken.slice(1, 4).some(isNone),
  };
  return [
    ...classes,
    ...Object.entries(flags).flatMap(([key, holds]) => (holds ? [key] : [])),
    ...new Set(building.map((key) => `building-${key}`)),
    ...new Set(signals.map(({ key }) => `signal-${key}`)),
    `words${LENGTHS.find((length) => spoken.length <= length) ?? 'more'}`,
    `numbers${Math.min(3, numbers)}`,
    `commas${Math.min(3, tokens.filter(({ text }) => text === ',').length)}`,
    `topics${Math.min(2, topics)}`,
    ...(share === null ? [] : [`fifth${Math.floor(share * 5)}`, ...(isLast ? ['isLast'] : [])]),
    ...pairsOf({
      negation: has('negations'),
      first: has('first'),
      topic: topics > 0,
      look: has('look', 'site'),
      wish: has('wishes', 'surely'),
      order: classes.includes('wishVerbs0'),
      building: building.length > 0,
      number: numbers > 0,
      short: spoken.length <= 6,
      late: share !== null && share > 0.6,
      ...about,
    }),
  ];
}
