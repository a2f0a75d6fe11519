/** The longest brief that is read; what follows is left out. */
const LONGEST = 12_000;

const TAGS = /<(script|style)\b[\s\S]*?<\/\1\s*>|<\/?[a-z][^>]*>|<!--[\s\S]*?-->/gi;
const SCRIPT_ADDRESS = /\b(?:javascript|vbscript|data):\S+/gi;
// Control characters and invisible direction marks have no place in a text that is shown again.
// eslint-disable-next-line no-control-regex
const INVISIBLE = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;
const PICTOGRAM = /\p{Extended_Pictographic}|\p{Regional_Indicator}|\p{Emoji_Modifier}|\ufe0f|\u20e3/gu;

/** A brief as plain, even text: no markup, no pictograms, single spaces, lines kept, shouting brought down. */
export function plainText(input: string): string {
  const text = input
    .slice(0, LONGEST)
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(TAGS, ' ')
    .replace(SCRIPT_ADDRESS, ' ')
    .replace(INVISIBLE, '')
    .replace(PICTOGRAM, ' ')
    .replace(/\[\[|\]\]/g, ' ')
    .replace(/[\t\u00a0\u2007\u202f ]+/g, ' ')
    .replace(/\s+[|·•]\s+/g, '\n')
    // Leaders of a price list, "Pedicure ....... 38".
    .replace(/(?<=[\p{L})])\s*(?:\.{3,}|…+|_{3,}|-{3,})\s*(?=[€$£]?\d)/gu, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{2,}/g, '\n')
    .replace(/ +([,;.!?])(?=\s|$)/g, '$1')
    .trim();
  return mended(isShouted(text) ? softened(text) : text);
}

/** Words that are often typed wrongly and that tell what a brief is about. */
const MISTYPED: Record<string, string> = {
  websit: 'website',
  webiste: 'website',
  wesbite: 'website',
  wedsite: 'website',
  resturant: 'restaurant',
  restaraunt: 'restaurant',
  restraunt: 'restaurant',
  bakry: 'bakery',
  buisness: 'business',
  bussiness: 'business',
  hairdreser: 'hairdresser',
  photografer: 'photographer',
  plummer: 'plumber',
  opne: 'open',
  evry: 'every',
  everday: 'every day',
  adress: 'address',
  servises: 'services',
  profesional: 'professional',
  wensday: 'wednesday',
  wendsday: 'wednesday',
  thrusday: 'thursday',
  saterday: 'saturday',
  tusday: 'tuesday',
  telefone: 'telephone',
  shes: 'she’s',
  hes: 'he’s',
  im: 'I’m',
  Im: 'I’m',
  ive: 'I’ve',
  Ive: 'I’ve',
  dont: 'don’t',
  doesnt: 'doesn’t',
  cant: 'can’t',
  didnt: 'didn’t',
  weve: 'we’ve',
  theyre: 'they’re',
  youre: 'you’re',
  pls: 'please',
  plz: 'please',
  cos: 'because',
};
const MISTYPED_WORD = new RegExp(`(?<!\\p{L})(?:${Object.keys(MISTYPED).join('|')})(?!\\p{L})`, 'gu');

/** Mends such words; those with a capital may be names and stay. "Telefone" is right in Portuguese. */
const mended = (text: string): string =>
  text
    .replace(/(?<!\p{L})(it)s (?=(?:me|just|called|my|not|time) )/giu, '$1’s ')
    .replace(MISTYPED_WORD, (word) => (word === 'telefone' ? word : (MISTYPED[word] ?? word)));

const STATES =
  'al ak az ar ca co ct de fl ga hi id il in ia ks ky la me md ma mi mn ms mo mt ne nv nh nj nm ny nc nd oh ok or pa ri sc sd tn tx ut vt va wa wv wi wy uk usa'.split(
    ' ',
  );

function isShouted(text: string): boolean {
  const capitals = text.match(/\p{Lu}/gu)?.length ?? 0;
  const small = text.match(/\p{Ll}/gu)?.length ?? 0;
  return capitals > 12 && capitals > small * 3;
}

const CONNECTING = new Set(
  'a an and the of for in on at to by with from is are we our i my it or as since called named'.split(' '),
);

/** "WE BAKE BREAD IN LEIPZIG!!!" → "We bake bread in Leipzig!": sentence case, with capitals kept where a name is likely. */
function softened(text: string): string {
  const calm = text.replace(/([!?])\1+/g, '$1').toLowerCase();
  return calm
    .replace(/(^|[.!?]\s+|\n)(\p{Ll})/gu, (_, before: string, letter: string) => before + letter.toUpperCase())
    .replace(
      /\b(in|at|near|called|named|by|from|[Ww]e are|is called|for)((?: (?!(?:in|at|near)\b)(?:the )?[\p{Ll}'’&-]+){1,3})/gu,
      (whole, word: string, rest: string) => {
        if (word === 'for' || word === 'from') return whole;
        const words = rest.trim().split(' ');
        const raised: string[] = [];
        for (const one of words) {
          if (CONNECTING.has(one) && raised.length > 0 && one !== 'and') break;
          raised.push(CONNECTING.has(one) ? one : one.charAt(0).toUpperCase() + one.slice(1));
        }
        return [word, ...raised, ...words.slice(raised.length)].join(' ');
      },
    )
    .replace(
      /(\b(?:in|at|near) \p{Lu}[\p{L}'-]+, )(\p{Ll})/gu,
      (_, before: string, letter: string) => before + letter.toUpperCase(),
    )
    .replace(/\bi\b/g, 'I')
    .replace(/(?<=\b(?:in|near|at) \p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?,? )\p{Lu}\p{L}{1,2}(?!\p{L})/gu, (word) =>
      STATES.includes(word.toLowerCase()) ? word.toUpperCase() : word,
    );
}

const ABBREVIATION =
  /(?:\b(?:dr|mr|mrs|ms|prof|st|str|no|nr|vs|etc|inc|ltd|co|tel|approx|bzw|ca|max|min|inh|prop|av|apt|e\.g|i\.e|z\.b|a\.m|p\.m|jr|sr|mt|ft|dipl|ing|hl|mme|sra?)|(?:^|[\s(])\p{Lu})\.$/iu;

/** The sentences of a text, in order. Lines end sentences; abbreviations, decimals and addresses do not. */
export function sentencesOf(text: string): string[] {
  const sentences: string[] = [];
  for (const line of text.split('\n')) {
    let start = 0;
    for (const match of line.matchAll(/[.!?…]+["”’)]?(?=\s+[\p{L}\p{N}"“(¿¡@+-]|\s*$)|[。！？]/gu)) {
      const end = match.index + match[0].length;
      const candidate = line.slice(start, end);
      if (end < line.length && ABBREVIATION.test(candidate)) continue;
      sentences.push(candidate.trim());
      start = end;
    }
    const rest = line.slice(start).trim();
    if (rest) sentences.push(rest);
  }
  return sentences
    .map((sentence) => sentence.replace(/^[-*•–—·]\s+/, ''))
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence));
}
