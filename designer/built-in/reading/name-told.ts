import { at, type Candidate, type Look } from './name-candidate.ts';
import { isCapital, nameEnd, nounPhraseEnd } from './noun-phrase.ts';
import { firstAt, startsWith } from './tongue.ts';
import { signalsIn } from './wishes/signals.ts';

/** "name = Edge of Town", "business name Cladach Greens": a label for the name anywhere in a clause, capitals behind it. */
export function labelledWithin({ tokens, text, tongue, clause }: Look): Candidate[] {
  const { words } = tongue;
  return tokens.flatMap((_, index) => {
    const length = startsWith(words.nameLabels, tokens, index);
    const isLabel =
      tokens.slice(index, index + Math.max(1, length)).some(({ text: word }) => NAME_WORD.test(word)) ||
      (length > 0 && startsWith(words.copulas, tokens, index + length) > 0);
    const before = tokens[index - 1];
    if (!isLabel || (before !== undefined && before.kind === 'word')) return [];
    // "Nom de la boîte : Ramonage Duchêne": whatever stands between the word and its colon.
    const rest = NAME_WORD.test(tokens[index]?.text ?? '') ? tokens.slice(index, index + 6) : [];
    const mark = rest.findIndex(({ kind }) => kind !== 'word');
    const label = mark > 0 && /^[=:]$/.test(rest[mark]?.text ?? '') ? mark : length;
    const is = startsWith(words.copulas, tokens, index + label);
    const tie = /^[=:–-]$/.test(tokens[index + label]?.text ?? '') ? 1 : is;
    const from = index + label + tie;
    const to = nameEnd(text, tokens, from);
    return to > from && clause.form !== 'item' ? at({ text, tokens, tongue, clause }, from, to, 90) : [];
  });
}
const NAME_WORD = /^(?:name|nom|nombre|nome|naam|namn|navn|nazwa)$/;

/** "My studio is The Quiet Menagerie": where the owner works, and what it is called. */
export function placeIs(look: Look): Candidate[] {
  const { tokens, text, tongue } = look;
  const { words } = tongue;
  return tokens.flatMap((_, index) => {
    const mine = startsWith(words.mine, tokens, index);
    const nouns = `${words.premises}, ${words.nameLabels}`;
    const noun = mine > 0 ? startsWith(nouns, tokens, index + mine) : 0;
    const is = noun > 0 ? startsWith(words.copulas, tokens, index + mine + noun) : 0;
    const from = index + mine + noun + is;
    const to = is > 0 && isCapital(text, tokens[from]) ? nameEnd(text, tokens, from) : from;
    const isClosed = /^[,.–;]$/.test(tokens[to]?.text ?? '.') || startsWith(words.placePrepositions, tokens, to) > 0;
    return to > from && isClosed ? at(look, from, to, 74) : [];
  });
}

/** "a site for Al-Noor mosque": capitals right behind what is made for them. */
export function wished(look: Look): Candidate[] {
  const { tokens, text, tongue } = look;
  const site = firstAt(tongue.words.site, tokens);
  // "A site for our school of bell ringers: Scuola di Bronzo".
  const colon = site < 0 ? -1 : tokens.findIndex(({ text: mark }, index) => index > site && mark === ':');
  const told = colon < 0 ? 0 : nameEnd(text, tokens, colon + 1);
  if (told > colon + 2 && told - colon < 9) return at(look, colon + 1, told, 70);
  const tie = signalsIn(tokens, tongue.language).find(
    ({ key, index }) => site >= 0 && (key === 'for' || key === 'about') && index > site && index <= site + 3,
  );
  if (!tie) return [];
  const article = startsWith(tongue.words.articles, tokens, tie.index + tie.length);
  const isSmall = article > 0 && !isCapital(text, tokens[tie.index + tie.length]);
  const from =
    tie.index + tie.length + (isSmall && isCapital(text, tokens[tie.index + tie.length + article]) ? article : 0);
  const capitals = nameEnd(text, tokens, from);
  if (capitals === from) {
    // "Website voor shantykoor De Schorre Meeuwen"
    const end = tokens[from]?.kind === 'word' && tongue.language !== 'de' ? nameEnd(text, tokens, from + 1) : from;
    return end > from + 2 && startsWith(tongue.words.articles, tokens, from) === 0 ? at(look, from + 1, end, 62) : [];
  }
  if (capitals > from + 1 && tongue.language !== 'de') return at(look, from, capitals, 64);
  const to = Math.max(capitals, nounPhraseEnd(text, tokens, from, tongue));
  return at(look, from, to, to > capitals ? 50 : 64);
}
