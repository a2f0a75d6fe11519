import { spelled } from '#site/model/spelled.ts';
import { candidatesIn, type Candidate } from './name-candidates.ts';
import { isTopic, openingName } from './opening-name.ts';
import { isCapital, isParticle, nameEnd } from './noun-phrase.ts';
import type { Clause, Said } from './reading.ts';
import { overlaps, saidAt } from './said.ts';
import { firstAt, startsWith, type Tongue } from './tongue.ts';
import { tokensOf, type Token } from './tokens.ts';
import { signalsIn } from './wishes/signals.ts';

/** Below this a name is nothing but a guess, and the owner is asked instead. */
const LIKELY = 45;
const CERTAIN = 60;
/** What is called so, labelled so, or ends in a legal form. */
const EXPLICIT = 79;

const squashed = (text: string) => spelled(text).replaceAll('-', '');

/** Mail domains, web addresses, handles: the name without its spaces, where the business has its own. */
function addressesIn(text: string): string[] {
  const names = text.split(/\s/).flatMap((word) => {
    const domains = word.split(/[^a-z0-9_.-]/i).flatMap((part) => {
      const labels = part.split('.').filter((label) => label !== 'www');
      return labels.find((label, at) => /^[a-z]{2,12}$/i.test(labels[at + 1] ?? '')) ?? [];
    });
    return domains.length > 0 || !word.startsWith('@') ? domains : word.slice(1);
  });
  return names.map(squashed).filter((name) => name.length >= 4 && name.length <= 40);
}

const isConfirmed = (name: string, addresses: readonly string[]) => {
  const bare = squashed(name);
  return (
    bare.length >= 4 && addresses.some((address) => address === bare || (address.length >= 6 && bare.includes(address)))
  );
};

/** A run of capitals that a mail domain or handle spells: nothing else has to name it. */
function namedByAddress(text: string, clauses: readonly Clause[], tongue: Tongue): Candidate[] {
  const addresses = addressesIn(text);
  if (addresses.length === 0) return [];
  const tokens = tokensOf(text);
  const found: Candidate[] = [];
  tokens.forEach((token, from) => {
    if (token.kind === 'mark' || token.kind === 'line') return;
    const most = Math.max(nameEnd(text, tokens, from), from + 1);
    for (let to = Math.min(most, from + 6); to > from; to -= 1) {
      const said = saidAt(text, token.start, tokens[to - 1]?.end ?? token.end);
      const bare = squashed(said.text);
      const skip =
        startsWith(tongue.words.articles, tokens, from) || startsWith(tongue.words.placePrepositions, tokens, from - 1);
      const isName = /^[\p{Lu}\d]/u.test(said.text) || token.start === (clauses[0]?.span.start ?? 0);
      if (bare.length >= 5 && isName && skip === 0 && addresses.includes(bare)) {
        // "Potteries Money Matters" of potteriesmoney.example, "Les Amis du Canal" of canal.example.
        let first = from;
        while (
          isCapital(text, tokens[first - 1]) ||
          (isParticle(tokens[first - 1]?.text ?? '') && isCapital(text, tokens[first - 2]))
        )
          first -= 1;
        found.push({
          ...saidAt(text, tokens[first]?.start ?? token.start, tokens[most - 1]?.end ?? said.span.end),
          weight: 50,
          isPerson: false,
        });
        return;
      }
    }
  });
  return found;
}

function repeated(name: string, text: string): number {
  let count = 0;
  for (let at = text.indexOf(name); at >= 0 && count < 3; at = text.indexOf(name, at + name.length)) count += 1;
  return Math.max(0, count - 1);
}

/** "Wedding site for Anneliese & Tobi", "Portfolio/CV" in "Portfolio/CV site for me": what is to be made, not its name. */
function isOfTheSite(name: string, tongue: Tongue): boolean {
  const { words, language } = tongue;
  const own = tokensOf(name);
  const made = (tokens: readonly Token[], at: number): boolean => {
    const length = startsWith(words.site, tokens, at);
    return (
      length > 0 &&
      signalsIn(tokens.slice(at + length, at + length + 2), language).some(
        ({ key, index }) => index === 0 && (key === 'for' || key === 'about'),
      )
    );
  };
  return own.some((_, at) => made(own, at));
}

/** "Æblerov Mosteri v/ Torben", "*** THE FIFTH *** WISTOW WEEKEND ***": of what a keeper or decoration parts, the name. */
const PARTED = /,? v\/|[*_=~•]{2,6}/;
function withoutDecoration(candidate: Candidate, text: string): Candidate {
  const parts = candidate.text.split(PARTED).map((part) => part.trim());
  const kept = candidate.text.includes('v/')
    ? (parts[0] ?? '')
    : parts.reduce((longest, part) => (part.length > longest.length ? part : longest), '');
  if (parts.length < 2 || kept === '') return candidate;
  const start = candidate.span.start + candidate.text.indexOf(kept);
  return { ...candidate, ...saidAt(text, start, start + kept.length) };
}

/** "For the Scattery Band": without the words that lead up to a name. */
const FOR = /^(?:for|für|pour|para|per|voor|dla|för|til)$/;
function withoutLead(candidate: Candidate, text: string, { words }: Tongue): Candidate {
  const tokens = tokensOf(candidate.text);
  if (!FOR.test(tokens[0]?.text ?? '') || isCapital(candidate.text, tokens[0])) return candidate;
  const first = tokens[1 + startsWith(words.articles, tokens, 1)];
  return first ? { ...candidate, ...saidAt(text, candidate.span.start + first.start, candidate.span.end) } : candidate;
}

/** Spans that begin right behind "formerly". */
function formerSpans(clauses: readonly Clause[], text: string, tongue: Tongue) {
  return clauses.flatMap(({ span }) => {
    const tokens = tokensOf(text.slice(span.start, span.end));
    const at = firstAt(tongue.words.formerly, tokens);
    if (at < 0) return [];
    const from = at + startsWith(tongue.words.formerly, tokens, at);
    const end = Math.max(nameEnd(text.slice(span.start, span.end), tokens, from), from + 1);
    const [first, last] = [tokens[from], tokens[Math.min(end, tokens.length) - 1]];
    return first && last ? [{ start: first.start + span.start, end: last.end + span.start }] : [];
  });
}

/** "Owner Nan Tilley": somebody with what they are, where something else has the name. */
const isRoleAndPerson = (name: string, { words }: Tongue): boolean => {
  const tokens = tokensOf(name);
  const role = startsWith(words.roles, tokens);
  return role > 0 && tokens.length === role + 2 && /\s\p{Lu}\p{L}+\s\p{Lu}\p{L}+$/u.test(name);
};

/**
 * The name as the owner writes it, without knowing the trade. `isSure` is false where the owner should be asked. A person is
 * the name where nothing else is named.
 */
export function nameOf(
  text: string,
  clauses: readonly Clause[],
  tongue: Tongue,
  given?: string,
): { name: Said | null; isSure: boolean } {
  const wanted = given?.trim().replace(/\s+/g, ' ') ?? '';
  if (wanted !== '') {
    const at = text.toLowerCase().indexOf(wanted.toLowerCase());
    const span = at < 0 ? { start: 0, end: 0 } : { start: at, end: at + wanted.length };
    return { name: { text: wanted, span }, isSure: true };
  }
  const addresses = addressesIn(text);
  const contacts = [...text.matchAll(/\S+/g)]
    .filter(([word]) => /@|www\.|:\/\/|^[\w-]{2,60}(?:\.[\w-]{2,60}){0,3}\.[a-z]{2,12}[,;:!?)]?$/.test(word))
    .map(({ 0: word, index }) => ({ start: index, end: index + word.length }));
  const formers = formerSpans(clauses, text, tongue);
  // Thanks at the end may be signed.
  const signed = clauses.findLast(({ role, span }) => role === 'chatter' && span.start > 0);
  const readable = clauses.filter((clause) => clause.role === 'fact' || clause.role === 'wish' || clause === signed);
  const candidates = [
    ...readable.flatMap((clause) => candidatesIn(text, clause, tongue)),
    ...openingName(text, clauses, tongue),
    ...namedByAddress(text, clauses, tongue),
  ]
    .map((candidate) => withoutDecoration(withoutLead(candidate, text, tongue), text))
    .filter(
      ({ span, text: name }) =>
        /[\p{L}\p{N}]/u.test(name) &&
        !/\d[.,:h]\d\d(?!\d)|\d ?[-–] ?\d/u.test(name) &&
        name.length <= 80 &&
        startsWith(tongue.words.site, tokensOf(name)) < tokensOf(name).length &&
        !isTopic(tokensOf(name), tongue) &&
        !isOfTheSite(name, tongue) &&
        !contacts.some((contact) => overlaps(contact, span)) &&
        !formers.some((former) => overlaps(former, span)),
    )
    .map((candidate) => ({
      ...candidate,
      isPerson: candidate.isPerson || isRoleAndPerson(candidate.text, tongue),
      weight:
        candidate.weight +
        (isConfirmed(candidate.text, addresses) ? 25 : 0) +
        Math.min(2, repeated(candidate.text, text)) * 5 -
        (candidate.span.start / Math.max(400, text.length)) * 8,
    }));
  const business = candidates.filter(({ isPerson }) => !isPerson);
  const best = (list: readonly Candidate[]) =>
    list.reduce<Candidate | null>((top, one) => (top && top.weight >= one.weight ? top : one), null);
  const top = best(business);
  const person = best(candidates.filter(({ isPerson }) => isPerson));
  // "My name is Leonard Achebe": beside that a quotation names a work.
  const isSaid = person !== null && person.weight > CERTAIN - 6;
  const chosen = top && top.weight >= (isSaid ? EXPLICIT : person ? CERTAIN - 8 : LIKELY) ? top : (person ?? top);
  if (!chosen || chosen.weight < LIKELY) return { name: null, isSure: false };
  return { name: chosen, isSure: chosen.weight >= 50 };
}
