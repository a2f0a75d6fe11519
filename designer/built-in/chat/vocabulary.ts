/** German requests in English words, so that one set of intents understands both. Values are not touched. */
const GERMAN: [RegExp, string][] = [
  [/\b(?:mach(?:e)? (?:das |die letzte änderung )?)?rückgängig(?: machen)?\b|\bzurücknehmen\b/giu, 'undo'],
  [/\bfüge? (.+?) hinzu\b/giu, 'add $1'],
  [/\b(?:ändere?|ändern) (.+?) (?:zu|in|auf) /giu, 'change $1 to '],
  [/\b(?:ersetze?) (.+?) durch /giu, 'replace $1 with '],
  [/\b(?:benenne?|nenne?) (.+?) (?:in )?(.+?) um\b/giu, 'rename $1 to $2'],
  [/\b(?:entferne?n?|lösche?n?)\b/giu, 'remove'],
  [/\b(?:verschiebe?n?)\b/giu, 'move'],
  [/\b(?:verstecke?n?|verberge?n?|blende aus)\b/giu, 'hide'],
  [/\b(?:zeige?n?)\b/giu, 'show'],
  [/\bmach(?:e|en)?(?: bitte)? (?:es|alles|die (?:seite|website|webseite)|das design)\b/giu, 'make it'],
  [/\bbitte\b/giu, 'please'],
  [/\b(?:überschrift|schlagzeile|titelzeile)\b/giu, 'headline'],
  [/\btelefon(?:nummer)?\b/giu, 'phone'],
  [/\be-?mail(?:-?adresse)?\b/giu, 'email'],
  [/\b(?:adresse|anschrift)\b/giu, 'address'],
  [/\böffnungszeiten\b/giu, 'opening hours'],
  [/\bhintergrund(?:farbe)?\b/giu, 'background'],
  [/\b(?:knöpfe|schaltflächen)\b/giu, 'buttons'],
  [/\bdunkler\b/giu, 'darker'],
  [/\bheller\b/giu, 'lighter'],
  [/\b(?:häufige fragen|fragen und antworten)\b/giu, 'faq'],
  [/\b(?:bewertungen|kundenstimmen)\b/giu, 'reviews'],
  [/\bunterseite\b|\bseite\b/giu, 'page'],
  [/\babschnitt\b/giu, 'section'],
  [/\b(?:galerie|bilder)\b/giu, 'gallery'],
  [/\büber uns\b/giu, 'about'],
  [/\bleistungen\b/giu, 'services'],
  [/\b(?:speisekarte|karte)\b/giu, 'menu'],
  [/\bpreise\b/giu, 'prices'],
  [/\bpreis\b/giu, 'price'],
  [/\bkostet(?: jetzt| nun)?\b/giu, 'costs'],
  [/\b(?:startseite)\b/giu, 'home page'],
  [/\b(?:auf deutsch|ins deutsche)\b/giu, 'to German'],
  [/\b(?:auf englisch|ins englische)\b/giu, 'to English'],
  [/\bübersetze?n?\b/giu, 'translate'],
  [
    /\b(?:der|die|das|den|dem|eine|einen|einer|ein)(?= (?:headline|phone|email|address|opening|background|buttons|faq|reviews|page|section|gallery|about|services|menu|prices?|home))/giu,
    'the',
  ],
  [/\b(?:zur|zum) (?=menu|page|services)/giu, 'to the '],
  [/\b(?:eleganter)\b/giu, 'more elegant'],
  [/\b(?:kürzer|kürze)\b/giu, 'shorten'],
];

// JavaScript's word edge knows ASCII only: "Ändere" needs one that knows letters.
const EDGE = String.raw`(?:(?<!\p{L})(?=\p{L})|(?<=\p{L})(?!\p{L}))`;
const german = GERMAN.map(([pattern, words]): [RegExp, string] => [
  new RegExp(pattern.source.replaceAll('\\b', EDGE), 'giu'),
  words,
]);

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

/** The request in known words: German turned to English, typing errors mended in the part that commands. */
export function inKnownWords(text: string): string {
  let plain = text;
  for (const [pattern, words] of german) plain = plain.replace(pattern, words);
  plain = plain.replace(/^(please\s+)?ad(?=\s)/i, '$1add');
  const end = /\s(?:to|into|with|as|saying|says)\s|[:\ue000]/u.exec(plain)?.index ?? plain.length;
  const head = plain.slice(0, end).replace(/\p{L}{5,}/gu, (word) => {
    const small = word.toLowerCase();
    if (KNOWN.has(small) || /^\p{Lu}/u.test(word)) return word;
    return nearest(small, WORDS) ?? word;
  });
  return head + plain.slice(end);
}
