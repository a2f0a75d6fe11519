import { isCapital, nameEnd } from './noun-phrase.ts';
import { firstAt, isIn, startsWith } from './tongue.ts';
import { placesOf } from './vocabulary/index.ts';
import { at, quotedAt, wasBefore, type Candidate, type Look } from './name-candidate.ts';

/** Who belongs to the owner and has a name of their own. */
const COMPANION =
  /^(?:cat|dog|puppy|pony|horse|parrot|donkey|goat|son|daughter|husband|wife|hund|katze|kater|pferd|sohn|tochter|chat|chien|cheval|fils|fille|gato|gata|perro|perra|hijo|hija|cão|cadela|filho|filha|cane|gatto|figlio|figlia|hond|kat|zoon|dochter|kot|pies|syn|córka|katt|kat|dotter|datter|søn)$/;

/** "a dog called Biscuit", "our fourth book is called …", "en un pueblo que se llama …": a part or a neighbour has this name. */
function namesOther({ tokens, tongue, clause }: Look, index: number): boolean {
  const { words } = tongue;
  const all = tokens.slice(0, index);
  const mark = all.findLastIndex(({ kind }) => kind === 'mark' || kind === 'line');
  const before = all.slice(mark + 1);
  if (clause.form === 'item') return true;
  if (clause.role === 'wish' && isIn(words.site, all)) return !isIn(words.mine, all);
  if (
    before.some(({ kind }, at) => kind === 'number' || (placesOf(words.numbers).at(before, at)?.place ?? 0) > 0) ||
    isIn(words.ordinals.replaceAll('/', ', '), before)
  )
    return true;
  return before.some(({ text: word }) => COMPANION.test(word)) || startsWith(words.placePrepositions, before) > 0;
}

/** "Her name is Keita Rowe": somebody, not the business. */
const THEIRS =
  /^(?:she's|shes|he's|hes|she|he|her|his|ihr|sein|son|su|suo|sua|haar|zijn|jej|jego|hennes|hans|hendes|dele|dela)$/;

/** "called Nest", "namens Löwenzahn", "qui s'appelle la Grange". */
export function called(look: Look): Candidate[] {
  const { tokens, text, tongue } = look;
  const { words } = tongue;
  const found: Candidate[] = [];
  for (let index = firstAt(words.called, tokens); index >= 0; index = firstAt(words.called, tokens, index + 1)) {
    let from = index + startsWith(words.called, tokens, index);
    if (tokens[from]?.text === ':') from += 1;
    if (wasBefore(look, index) || wasBefore(look, from)) continue;
    // "That's what the business is called, A Good Wilf."
    if (tokens[from]?.text === ',' && isCapital(text, tokens[from + 1])) {
      found.push(...at(look, from + 1, nameEnd(text, tokens, from + 1), 88));
      continue;
    }
    const isOther = namesOther(look, index);
    const self = tokens.slice(Math.max(0, index - 2), from);
    const singular = words.first.split(', ')[0] ?? '';
    const isPerson =
      isIn(singular, self) ||
      THEIRS.test(tokens[index - 1]?.text ?? '') ||
      THEIRS.test(tokens[index]?.text ?? '') ||
      [tokens[index - 1], self[0]].some((own) => /^(?:me|m'|mi|mein|my|mon|meu|min|mit|mijn)$/.test(own?.text ?? '')) ||
      isIn(
        "my name, mein name, mon nom, mi nombre, meu nome, mijn naam, mitt namn, mit navn, m'appelle, me llamo, mi chiamo, me chamo, nazywam się",
        self,
      );
    const quoted = quotedAt(look, from);
    if (quoted) {
      found.push(...at(look, quoted.from, quoted.to, isOther ? 44 : 95));
      continue;
    }
    // "Daz Clean it's called."
    if (/^[.!,]$/.test(tokens[from]?.text ?? '.') && index > 0 && index < 6) {
      found.push(...at(look, 0, startsWith(words.weAre, tokens, index - 1) > 0 ? index - 1 : index, 78));
      continue;
    }
    let to = nameEnd(text, tokens, from);
    const article = startsWith(words.articles, tokens, from);
    const isBare = to === from || to - from <= article;
    if (isBare) {
      // Lower case: up to where something else begins.
      const stops = [
        words.placePrepositions,
        words.relative,
        words.and,
        words.first,
        words.copulas,
        words.weAre,
        words.but,
        words.roleConnectors,
      ];
      to = Math.max(to, from + article);
      while (
        to < tokens.length &&
        to < from + 5 &&
        tokens[to]?.kind !== 'mark' &&
        tokens[to]?.kind !== 'line' &&
        !stops.some((list) => startsWith(list, tokens, to) > 0)
      )
        to += 1;
    }
    if (to > from + (isBare ? article : 0))
      found.push(...at(look, from, to, isPerson ? 55 : isOther ? 44 : isBare ? 75 : 92, isPerson));
  }
  return found;
}
