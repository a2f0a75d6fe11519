import { isAside } from './asides.ts';
import { NONE } from './instructions.ts';
import type { Clause } from './reading.ts';
import { opensQuote } from './said.ts';
import { isWord } from './role-of.ts';
import { isPronoun } from './sentence-parts.ts';
import { isIn, startsWith, type Tongue } from './tongue.ts';
import { tokensOf, type Token } from './tokens.ts';
import { everydayColoursIn } from './wishes/colour-words.ts';
import { moodsIn } from './wishes/moods.ts';
import { signalsIn } from './wishes/signals.ts';

/** "Nobody's phone number either." */
const EITHER =
  /(?<!\p{L})(?:either|neither|nor|auch nicht|auch kein|auch keine|auch keinen|non plus|tampoco|também não|tampouco|neanche|nemmeno|neppure|ook niet|ook geen|też nie|również nie|heller|heller ikke)(?!\p{L})/iu;
const NOBODY = /^(?:nobody|no one|niemand|keiner|personne|nadie|ninguém|nessuno|nikt|ingen)/iu;

/** "British spelling, please": how it is to be written. */
const SPELLING =
  /^(?:\p{L}+ )?(?:spelling|schreibweise|rechtschreibung|orthographe|ortografía|ortografia|spelling|pisownia|stavning|retskrivning)(?!\p{L})/iu;

/** What is no sentence of its own behind a wish goes on wishing: "Make it dark. Nothing loud. Maybe some gold." */
export function withTails(clauses: readonly Clause[], tongue: Tongue): Clause[] {
  const { words, language } = tongue;
  let previous: Clause | undefined;
  return clauses.map((clause, index) => {
    const before = previous;
    previous = clause;
    const follows = before && before.block === clause.block && (before.role === 'wish' || before.role === 'exclusion');
    if (!follows || opensQuote(before.text) || clause.role !== 'fact' || clause.form !== 'sentence') return clause;
    const next = clauses[index + 1];
    // "We don't do fishing", "say so politely".
    if (next?.role === 'wish' && isAside(tokensOf(next.text), tongue)) return clause;
    const tokens = tokensOf(clause.text);
    const isOwn = [words.first, words.mine].some((list) => isIn(list, tokens));
    const isLong =
      tokens.filter(isWord).length > 12 || tokens.some(({ kind, text }) => kind === 'number' || text === '@');
    // "Niente musica" is none of a thing, "non facciamo torte" what they do not do.
    const and = before.role === 'exclusion' ? startsWith(words.and, tokens) : 0;
    const isMore =
      before.role === 'exclusion' &&
      EITHER.test(clause.text) &&
      (NOBODY.test(clause.text) || isIn(words.negations, tokens));
    if (isMore) return (previous = { ...clause, role: 'exclusion' });
    const denies = NONE.test(tokens[and]?.text ?? '') && tokens[and + 1]?.kind === 'word';
    // "Don't write that I'm the cheapest because" I'm not.
    const isItsReason =
      !/[.!?…]$/.test(before.text) && tokens.filter(isWord).length <= 3 && isIn(words.negations, tokens);
    if (isItsReason) return (previous = { ...clause, role: before.role });
    // "No caravans. I don't do those."
    const isReason =
      before.role === 'exclusion' &&
      tokens.filter(isWord).length <= 6 &&
      startsWith(words.first, tokens) > 0 &&
      (tokens.some(isPronoun) || (isIn(words.negations, tokens) && startsWith(words.weAre, tokens) === 0));
    if (isReason && !tokens.some(({ kind }) => kind === 'number')) return (previous = { ...clause, role: 'exclusion' });
    // "Not blue. Sea green."
    const isBare = tokens.filter(isWord).length <= 2 && !/^.\P{Lu}*\p{Lu}/u.test(clause.text);
    const steersOn =
      isBare ||
      SPELLING.test(clause.text) ||
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
export function withHeads(clauses: readonly Clause[], tongue: Tongue): Clause[] {
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

/** So many words may stand between a pronoun and its denial: "it must definitely not". */
const NEAR = 4;

/** "My address is 4 Mill Lane in case you need it but it must NOT be on the page": what stands before such an order is refused as well. */
export function withRefusedBefore(clauses: readonly Clause[], tongue: Tongue): Clause[] {
  const refuses = (clause: Clause | undefined) => {
    const tokens = tokensOf(clause?.text ?? '');
    const end = tokens.findIndex(({ kind }) => kind === 'mark');
    const own = end < 0 ? tokens : tokens.slice(0, end);
    return (
      clause?.role === 'exclusion' &&
      own[0] !== undefined &&
      isPronoun(own[0]) &&
      isIn(tongue.words.negations, own.slice(1, NEAR + 1)) &&
      [tongue.words.site, tongue.words.onSite].some((list) => isIn(list, own))
    );
  };
  return clauses.map((clause, index) => {
    const next = clauses[index + 1];
    const isRefused = clause.role === 'fact' && next?.block === clause.block && refuses(next);
    return isRefused ? { ...clause, role: 'exclusion' } : clause;
  });
}
