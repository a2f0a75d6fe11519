const WORDS =
  'change headline heading title tagline remove delete section sections gallery services service contact testimonials reviews background buttons button colour color colours colors elegant template address telephone opening question questions pricing prices banner footer header picture pictures translate language duplicate rewrite shorten everywhere replace rename features location homepage banner email welcome darker lighter modern playful rounded corners spacing description subtitle introduction'.split(
    ' ',
  );
const KNOWN = new Set([
  ...'tighter fighter lighter brighter higher baker bakes dinner corner manner power'.split(' '),
  ...WORDS,
  ...WORDS.map((word) => `${word}s`),
  ...WORDS.map((word) => word.replace(/s$/, '')),
  'about',
  'another',
  'above',
  'below',
  'after',
  'before',
  'adding',
  'add',
  'make',
  'move',
  'hide',
  'phone',
  'hours',
  'price',
  'called',
  'service',
  'locations',
  'tile',
  'tiles',
  'title',
  'titled',
  'border',
  'letter',
  'better',
  'lightest',
  'bakers',
  'shorter',
  'longer',
  'shortest',
  'whole',
  'pass',
  'parking',
  'letters',
  'tables',
  'quotes',
  'butter',
  'bitter',
  'father',
  'mother',
  'foster',
  'charge',
  'range',
  'orange',
  'services',
]);

/** Edits between two words, at most `limit`; counts a swap of neighbours as one. */
function distance(one: string, other: string, limit: number): number {
  if (Math.abs(one.length - other.length) > limit) return limit + 1;
  let previous = Array.from({ length: other.length + 1 }, (_, index) => index);
  let older = previous;
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const same = one[row - 1] === other[column - 1];
      let best = Math.min(
        (previous[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (previous[column - 1] ?? 0) + (same ? 0 : 1),
      );
      if (row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1])
        best = Math.min(best, (older[column - 2] ?? 0) + 1);
      current.push(best);
    }
    older = previous;
    previous = current;
  }
  return previous[other.length] ?? limit + 1;
}

/** The nearest of some words, when it is near enough to be meant. */
export function nearest(word: string, words: Iterable<string>): string | undefined {
  const limit = word.length >= 8 ? 2 : word.length >= 5 ? 1 : 0;
  if (limit === 0) return undefined;
  let best: { word: string; edits: number } | undefined;
  for (const candidate of words) {
    if (candidate[0] !== word[0] && candidate[1] !== word[1]) continue;
    const edits = distance(word, candidate, limit);
    if (edits <= limit && (!best || edits < best.edits)) best = { word: candidate, edits };
  }
  return best?.word;
}

/** The request with typing errors mended in the part that commands. */
export function inKnownWords(text: string): string {
  const plain = text.replace(/^(please\s+)?ad(?=\s)/i, '$1add');
  const end = /\s(?:to|into|with|as|saying|says)\s|[:\ue000]/u.exec(plain)?.index ?? plain.length;
  const head = plain.slice(0, end).replace(/\p{L}{5,}/gu, (word) => {
    const small = word.toLowerCase();
    if (KNOWN.has(small) || /^\p{Lu}/u.test(word)) return word;
    return nearest(small, WORDS) ?? word;
  });
  return head + plain.slice(end);
}
