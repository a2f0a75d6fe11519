/** Lines as they are spoken, each a sentence of its own: who fishes "à la ligne" dictates none. */
const LINES =
  /(?<=^|[.,!?\n])[^\S\n]{0,3}(?:new paragraph|new line|next paragraph|neuer absatz|neue zeile|nouveau paragraphe|à la ligne|nuevo párrafo|punto y aparte|novo parágrafo|nova linha|nuovo paragrafo|a capo|nieuwe alinea|nieuwe regel|nowy akapit|nytt stycke|ny rad|nyt afsnit|ny linje)[.,!][^\S\n]{0,3}/giu;
const COMMA = / (?:comma|komma|virgule|coma|virgola|vírgula|przecinek)(?=[^\S\n])/giu;
const STOP = / (?:full stop|punto final|ponto final|punkt|point final)(?=\s|$)/giu;

/** "um" is a word in other languages. */
const HESITATION = /(?<=[^\S\n]|^)(?:uh|uhm|erm|umm|äh|ähm|euh|ehm)(?=[\s,.]),?[^\S\n]?/giu;
const UM = /(?<=[^\S\n])um(?=[\s,.]),?[^\S\n]?/gu;
const isEnglish = (text: string) => /(?<!\p{L})(?:the|that's|we're|it's)(?!\p{L})/iu.test(text);

/** "…, no sorry, scrap that, …": words that take back what was said. */
const BACK = [
  'actually,? no|(?:no|oh|um|uh|er|ah)[ ,]+(?:sorry|wait|hang on|actually|scrap that|scratch that)|sorry,? no|wait,? no|scrap that|scratch that|(?:no,? )?make that|i mean|i meant|correction',
  '(?:nein|äh|ach)[ ,]+(?:halt|moment|quatsch|nein|falsch|warte)|halt,? nein|quatsch|ich meine|vielmehr',
  'non[ ,]+(?:pardon|attendez|attends|désolée?)|pardon,? non|je veux dire|plutôt',
  'no[ ,]+(?:perdón|perdona|espera|espere|mejor)|perdón,? (?:no|es)|mejor dicho|quiero decir',
  'não[ ,]+(?:espera|desculpa|desculpe|peraí)|aliás|quer dizer|digo melhor',
  'no[ ,]+(?:scusa|scusi|aspetta|aspetti)|anzi|volevo dire',
  'nee[ ,]+(?:sorry|wacht|pardon)|ik bedoel',
  'nie[ ,]+(?:czekaj|przepraszam)|to znaczy',
  'nej[ ,]+(?:vänta|förlåt|vent|undskyld|pardon)|jag menar|jeg mener',
].join('|');

const NUMBER = String.raw`\p{Sc}?[^\S\n]?\d{1,5}(?:[.,:h]\d{1,3}){0,2}(?:[^\S\n]?(?:am|pm|€|£|kr|zł|euros?|euro|uhr|h)(?![\p{L}]))?`;
const TELEPHONE = String.raw`\+?\d[\d() ]{6,18}\d`;
/** What can be taken back: a telephone number, or a number or span of numbers with its unit. */
const VALUES = new RegExp(
  String.raw`(?<![\p{L}\d.,:])(?:${TELEPHONE}|${NUMBER}(?:[^\S\n]?(?:-|–|to|till|until|bis|à|a|tot|til|till|do)[^\S\n]?${NUMBER})?)`,
  'giu',
);
/** All that stands between a value that is taken back and the one that counts: what takes it back, and few words. */
const TAKEN_BACK = new RegExp(String.raw`^[ ,.–-]{1,4}(?:(?:${BACK})[ ,–-]{1,3}){1,3}(?:[^\s.,!?]{1,20} ){0,7}$`, 'iu');

const NAME = String.raw`\p{Lu}[\p{L}'’&-]{1,20}(?: (?:(?:and|und|et|y|e|en|och|og|of|the|&) )?\p{Lu}[\p{L}'’&-]{1,20}){0,5}`;
/** A name, what takes it back, and up to a sentence's end what it is instead. */
const RENAMED = new RegExp(
  String.raw`(?<!\p{L})(${NAME})[ ,.…–-]{1,5}(?:(?:${BACK})[ ,–-]{1,3}){1,3}(?:[^.!?\n]{0,60}?[ ,])?(?:it's|its|it is|called|es heißt|heißt|c'est|se llama|es|si chiama|è|chama-se|é|heet|het is|to|det är|det er)[ ](${NAME})(?![\p{L}])`,
  'gu',
);

/** How many numbers a value has, and whether it is money. */
const shapeOf = (value: string) =>
  `${/\p{Sc}|kr|zł|euro/iu.test(value) ? 'money' : ''}${value.match(/\d+(?:[.,:h]\d+)*/gu)?.length ?? 0}`;

/** Without the values that are taken back at once: "it's $380, no sorry, scrap that, it's $420" is "it's $420". Linear. */
function withoutTakenBack(text: string): string {
  const values = [...text.matchAll(VALUES)];
  let kept = '';
  let from = 0;
  for (const [place, { 0: wrong, index }] of values.entries()) {
    const right = values[place + 1];
    if (!right || shapeOf(wrong) !== shapeOf(right[0])) continue;
    if (!TAKEN_BACK.test(text.slice(index + wrong.length, right.index))) continue;
    kept += text.slice(from, index);
    from = right.index;
  }
  return kept + text.slice(from);
}

/** A brief as whoever dictated it meant it: spoken marks are marks, and what was taken back is gone. */
export function asMeant(text: string): string {
  const marked = text.search(LINES) < 0 ? text : text.replace(LINES, '\n\n').replace(COMMA, ',').replace(STOP, '.');
  const meant = withoutTakenBack(marked.replace(RENAMED, '$2')).replace(HESITATION, '');
  return isEnglish(meant) ? meant.replace(UM, '') : meant;
}
