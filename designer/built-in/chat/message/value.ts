import { withoutEnd } from '../../ends.ts';
import type { Request } from './request.ts';

/** Words at the end of a request that belong to its frame, not to what is to stand there. */
const TRAILING = [
  ...[
    'please',
    'pls',
    'will ya',
    'will you',
    'would you',
    'mate',
    'thanks',
    'thank you',
    'instead',
    'now',
    'from now on',
    'from today',
    'from now',
  ],
  ...['ab jetzt', 'ab sofort', 'von nun an', 'künftig', 'désormais', 'dorénavant', 'à partir de maintenant'],
  ...['a partir de ahora', 'de ahora en adelante', 'a partir de agora', 'daqui em diante'],
  ...[
    'everywhere',
    'throughout',
    'somewhere',
    'on the site',
    'on the website',
    'überall',
    'irgendwo',
    'partout',
    'quelque part',
  ],
  ...['en todas partes', 'en algún sitio', 'por todo o site', 'em algum lado', 'ovunque', 'overal'],
  ...['bitte', 'danke', 'ab', 'um', 'an', 'hinzu', 'ein', 'heißen', 'heissen', 'lauten', 'sein', 'werden', 'stehen'],
  ...['ändern', 'umbenennen', 'setzen', 'machen'],
  ...['svp', 'stp', "s'il te plaît", "s'il vous plaît", 'merci', 'por favor', 'gracias', 'obrigado', 'obrigada'],
];
const LONGEST = Math.max(...TRAILING.map(({ length }) => length));

function withoutTrailing(text: string): string {
  let kept = withoutEnd(text, /[.!?\s]/u);
  let isFramed = false;
  for (;;) {
    const end = kept.slice(-LONGEST - 1).toLowerCase();
    const words = TRAILING.find((words) => end.endsWith(` ${words}`) || end.endsWith(`,${words}`));
    if (!words) return isFramed ? kept : text;
    kept = withoutEnd(kept.slice(0, -words.length), /[\s,]/u);
    isFramed = true;
  }
}

/** A text without words of a frame that it begins with: "the new", "called". */
export function withoutLeads(text: string, leads: ReadonlySet<string>): string {
  let start = 0;
  for (const [word] of text.matchAll(/\S+\s*/gu)) {
    if (!leads.has(word.trim().toLowerCase()) || start + word.length >= text.length) break;
    start += word.length;
  }
  return text.slice(start);
}

/** Words as their owner means them to stand: without marks of speech around them and without the stop that ends the request. */
export function cleanValue(text: string): string {
  const plain = text
    .trim()
    .replace(/^[:=–—>→-]+\s*/u, '')
    .trim();
  const quoted = /^["“„«'‘]([^"”“»]*)["”“»'’][.!?]?$/u.exec(plain);
  if (quoted) return (quoted[1] ?? '').trim();
  const value = withoutTrailing(plain);
  return (value.endsWith('..') ? value : value.replace(/\.$/u, '')).trim();
}

/** Whether words may be a name that nobody put into quotes: up to six, each with a capital but the smallest. */
export const isNameLike = (text: string): boolean => {
  const words = text.split(' ');
  return (
    words.length < 7 &&
    /^\p{Lu}/u.test(text) &&
    words.every((word) => /^(?:&|\p{L}{1,3}|\p{Lu}[\p{L}'’&-]*[.!]?)$/u.test(word))
  );
};

export type Value = { text: string; /** Token at which what is changed ends. */ at: number; isQuoted: boolean };

/** What a request wants to stand somewhere: its last quote, or what follows "to", "should be" or a colon. Null when it names nothing. */
export function valueOf(request: Request, from = 0): Value | null {
  const quote = request.quotes.findLast((one) => one.from >= from);
  if (quote) return { text: quote.text, at: quote.from, isQuoted: true };
  const colon = request.tokens.findIndex(
    (token, index) => index >= from && token.text === ':' && !isInsideTime(request, index),
  );
  const be = request.find(['mark.be'], from);
  const to = request.find(['mark.to'], from);
  const marker = colon >= 0 ? { from: colon, to: colon + 1 } : (be ?? to);
  if (!marker) return null;
  const text = cleanValue(request.between(marker.to, nextOrder(request, marker.to)));
  return text === '' ? null : { text, at: marker.from, isQuoted: false };
}

/** Where ", please update it everywhere" begins: a comma with an order behind it ends what is to stand there. */
export function nextOrder(request: Request, from: number): number | undefined {
  const at = request.tokens.findIndex(({ text }, index) => {
    if (text !== ',' || index <= from) return false;
    const next = /^(?:please|pls|bitte|and|und|et|y|e)$/u.test(request.tokens[index + 1]?.text ?? '')
      ? index + 2
      : index + 1;
    return request.senses.some(
      ({ from: start, concepts }) =>
        start === next && concepts.some((one) => /^do\.(?:change|add|remove|move)$/u.test(one)),
    );
  });
  return at < 0 ? undefined : at;
}

const isInsideTime = (request: Request, index: number) => {
  const [before, colon, after] = [request.tokens[index - 1], request.tokens[index], request.tokens[index + 1]];
  if (!before || !colon || !after) return false;
  const touches = before.end === colon.start && after.start === colon.end;
  return touches && (before.kind === 'number' || after.text === '/');
};

/** A text as a sentence of its own: a capital at its start, a stop at its end. */
export function asSentence(text: string): string {
  const clean = text.trim();
  const first = clean.charAt(0).toLocaleUpperCase() + clean.slice(1);
  return /[.!?…"”»]$/u.test(first) ? first : `${first}.`;
}

export const withCapital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);
