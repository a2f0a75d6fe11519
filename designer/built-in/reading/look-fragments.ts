import { startsWith, isIn, type Tongue } from './tongue.ts';
import type { Token } from './tokens.ts';
import { everydayColoursIn, shadesIn } from './wishes/colour-words.ts';
import { moodsIn } from './wishes/moods.ts';
import { namedColoursIn } from './wishes/named-colours.ts';
import { signalsIn } from './wishes/signals.ts';

/** "#1e90ff", "#fd0a3e" and "#f0c"; "Suite #204" is an address. */
const HEX = /#(?:[0-9a-f]{6}|(?=\d{0,2}[a-f])[0-9a-f]{3})(?![\p{L}\p{N}])/iu;

const COLOUR =
  /^(?:colou?rs?|(?:haupt|hintergrund|grund)?farb(?:e|en|ton|töne)|couleurs?|colore?s?|colori|cor|cores|(?:hoofd|achtergrond)?kleur(?:en)?|kolory?|barwy|(?:huvud|bakgrunds)?färg(?:er)?|(?:hoved|baggrunds)?farver?|لون|ألوان|الألوان|اللون|צבע|צבעים|הצבעים)$/;

/** "Algo alegre", "something cosy". */
const SOMETHING = /^(?:something|etwas|was|algo|qualcosa|iets|något|noget|coś|شيء|משהו)$/;

/** Words that liken one thing to another. */
const LIKE = /^(?:like|wie|comme|como|come|als|zoals|jak|som|مثل|כמו)$/;

/** "colour" and "please" in languages that the designer tells and does not read. */
const FOREIGN =
  /(?<!\p{L})(?:lliw|lliwiau|gwefan|wefan|renk|pääväri|taustaväri|renkler|rengi|sitesi|siteyi|väri|värit|sivut|sivusto|sivustolle|barva|barvy|stránky|szín|színek|színű|honlap|farge|farger|fargen|nettside|warna|situs|culoare|culori|χρώμα|χρώματα|цвет|цвета|колір|кольори|boja|boje|sajt|litir|litur|väriksi)(?!\p{L})|[色]|サイト|색|사이트/iu;

/**
 * A piece of a brief that says how the website shall look though no verb asks for it: a colour's code, a list that opens with
 * colours or moods ("Navy, brick red, one red dot"), "Colour: mud". "Green tea" goes on with a noun and is none; moods alone
 * ("Warm, family-run") are only where wishes stand, near the end.
 */
export function isLookFragment(
  tokens: readonly Token[],
  text: string,
  isLate: boolean,
  isKnown: boolean,
  tongue: Tongue,
): boolean {
  if (HEX.test(text)) return true;
  if (!isKnown && isLate && text.length < 90 && FOREIGN.test(text)) return true;
  const { words, language } = tongue;
  if ([words.first, words.weAre].some((list) => startsWith(list, tokens) > 0)) return false;
  const spoken = tokens.filter(({ kind }) => kind !== 'line');
  if (spoken.some(({ kind }) => kind === 'number') || spoken.length > 30) return false;
  const colours = [
    ...everydayColoursIn(spoken, language),
    ...namedColoursIn(spoken, tongue).filter((one) => one.isPlain),
  ];
  const moods = [...moodsIn(spoken, language), ...shadesIn(spoken, language)];
  const small = [words.articles, words.wishVerbs, words.and, words.placePrepositions, words.or];
  const design = (at: number): number =>
    Math.max(
      0,
      ...[...colours, ...moods].filter(({ index }) => index === at).map(({ length }) => length),
      startsWith(words.look, spoken, at),
    );
  let at = 0;
  if (SOMETHING.test(spoken[0]?.text ?? '')) at = 1;
  while (at < spoken.length && design(at) === 0 && small.some((list) => startsWith(list, spoken, at) > 0)) at += 1;
  if (
    COLOUR.test(spoken[at]?.text ?? '') &&
    at === 0 &&
    (isLate || design(1) > 0 || startsWith(words.copulas, spoken, 1) > 0 || /^[:?–-]$/.test(spoken[1]?.text ?? ''))
  )
    return true;
  const begin = at;
  while (at < spoken.length) {
    const length = design(at);
    if (length > 0) at += length;
    else if (at > begin && small.some((list) => startsWith(list, spoken, at) > 0) && design(at + 1) > 0) at += 1;
    else break;
  }
  if (at === begin) return false;
  const next = spoken[at];
  const ties = [
    words.placePrepositions,
    words.roleConnectors,
    words.and,
    words.or,
    words.but,
    words.negations,
    words.thanks,
  ];
  const ends =
    next === undefined ||
    next.kind === 'mark' ||
    LIKE.test(next.text) ||
    startsWith(words.first, spoken, at) > 0 ||
    // A noun would have a capital.
    (language === 'de' && /^\p{Ll}/u.test(text.slice(next.start - (tokens[0]?.start ?? 0)))) ||
    ties.some((list) => startsWith(list, spoken, at) > 0);
  if (!ends) return false;
  const opening = (list: readonly { index: number }[]) => list.some(({ index }) => index >= begin && index < at);
  if (opening(colours) && !/^(?:\))$/.test(next?.text ?? '')) return isLate || at - begin > 1 || colours.length > 1;
  const signs = signalsIn(spoken, language).filter(
    ({ key }) => key === 'text' || key === 'background' || key === 'main',
  );
  const others = signs.length + colours.length + moods.length + (isIn(words.look, spoken) ? 1 : 0);
  return opening(moods) && others > 1 && (isLate || colours.length > 0 || isIn(words.look, spoken));
}
