import { isTradeWord, tradeWordIn } from '../trades/index.ts';
import type { Span } from './span.ts';
import { LETTER, UPPER } from './letters.ts';

export type ReadPlace = { place: string; address: string; spans: Span[] };

const CAP = String.raw`(?:(?:St|Ste|Mt|Ft)\.|[${UPPER}][${LETTER}’'-]*)`;
const STREET_TYPE = String.raw`(?:Street|St\.?|Road|Rd\.?|Avenue|Ave\.?|Lane|Ln\.?|Drive|Dr\.?|Boulevard|Blvd\.?|Way|Square|Place|Court|Terrace|Row|Quay|Hill|Alley|Parade|Crescent|Close|Highway|Hwy|Parkway|Walk|Yard|Mews|Wharf|Market|Gardens|Green)`;
const TAIL = String.raw`(?:,? ${CAP}(?: ${CAP}){0,2},? [A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}|,? (?:${CAP}(?: ${CAP}){0,2},? )?(?:[A-Z]{1,2}-)?\d{4,5}(?: [A-Z]{2})?(?: ${CAP}(?:[ -]${CAP}){0,2})?|, (?:[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}|${CAP}(?:[ -]${CAP}){0,2}(?:,? [A-Z]{2}(?: \d{5})?)?))?`;
const ADDRESSES = [
  new RegExp(
    String.raw`\b\d{1,5}[a-z]?(?:[-–/]\d{1,4})? (?:[NSEW]\.? )?(?:${CAP}|\d+(?:st|nd|rd|th))(?: ${CAP}){0,3} ${STREET_TYPE}(?![${LETTER}])${TAIL}`,
    'u',
  ),
  new RegExp(
    String.raw`(?<![${LETTER}])(?:${CAP}[ -])?[${UPPER}][${LETTER}-]*(?:[Ss]traße|[Ss]trasse|[Ss]tr\.|[Gg]asse|[Ww]eg|[Pp]latz|[Aa]llee|[Rr]ing|[Uu]fer|[Dd]amm|[Mm]arkt|[Pp]romenade|[Kk]ai|[Ss]teig) ?\d{1,4}[a-z]?(?:[-–/]\d{1,4})?${TAIL}`,
    'u',
  ),
  new RegExp(
    String.raw`(?<![${LETTER}])(?:Am|An der|Zum|Zur|Im|Auf der|Unter den) ${CAP}(?: ${CAP})? \d{1,4}[a-z]?${TAIL}`,
    'u',
  ),
  new RegExp(
    String.raw`(?<![${LETTER}])${CAP}(?:[ -]${CAP})? (?:Straße|Strasse|Str\.|Platz|Allee|Weg|Ring|Ufer|Gasse|Damm|Markt) \d{1,4}[a-z]?${TAIL}`,
    'u',
  ),
  // A road without a number: "in the parish hall, Church Road, Bray".
  new RegExp(String.raw`(?<=, )${CAP}(?: ${CAP})? ${STREET_TYPE}, ${CAP}(?![${LETTER}])`, 'u'),
  // Any words between a number and a British postcode: "8 Land of Green Ginger, Hull HU1 2EA".
  new RegExp(
    String.raw`\b\d{1,4}[a-z]? ${CAP}(?: (?:of|the|and|on|${CAP})){0,5}, ${CAP}(?:[ -]${CAP}){0,2},? [A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}\b`,
    'u',
  ),
  new RegExp(
    String.raw`\b\d{1,4}(?: ?bis)?,? (?:rue|avenue|boulevard|place|quai|chemin|impasse|allée|route) (?:de la |de l['’]|des |du |de |d['’])?${CAP}(?:[ -]${CAP}){0,3}(?:, (?:\d{5} )?${CAP}(?:[ -]${CAP}){0,2})?`,
    'iu',
  ),
  new RegExp(
    String.raw`(?:[Cc]alle|[Pp]laza|[Aa]venida|[Pp]aseo|Av\.|C\/|[Cc]arrer|[Vv]ia|[Pp]iazza|[Cc]orso|[Rr]ua) (?:de la |de los |de las |del |de |della |di |do |da )?${CAP}(?: (?:de la |del |de )?${CAP}){0,3},? \d{1,4}(?:, (?:\d{5} )?${CAP}(?:[ -]${CAP}){0,2})?`,
    'u',
  ),
];
const LABELLED_PLACE =
  /(?:^|\n)(?:place|town|city|location|where|ort|stadt|lieu|ville|lugar|ciudad|local|cidade)\s*:\s*(\p{Lu}[\p{L}'’ -]{1,50})/iu;
/** "The Net Loft, Whitstable.": what ends a first short sentence after a comma. */
const AFTER_NAME = new RegExp(
  String.raw`^[^.!?\n|]{3,80}, (${CAP}(?:[ -](?:${CAP}|on|upon|am|de|la|sur)){0,3})[.!]?(?:\n|$|\s(?=[${UPPER}|\d]))`,
  'u',
);
const LABELLED = /(?:^|[\s(])(?:address|adresse|dirección|direccion)\s*(?:is|:)\s*([^\n.;]{5,120})/iu;

const PREPOSITION = String.raw`(?:based in|located in|located at|situated in|(?:right )?in the (?:heart|centre|center|old town|middle|outskirts) of|in the (?:town|city|village) of|in downtown|in central|just outside|in|near|from|around|serving|across|im|in der|aus|bei|à|en|em|no|na|de)`;
const PLACE = new RegExp(
  String.raw`(?<![${LETTER}])(${PREPOSITION}) ((?:the )?(?:(?:St\.?|San|Santa|Saint|Sankt|Bad|New|Old|Upper|Lower|North|South|East|West|Port|Fort|Mount|Lake|Los|Las|La|Le|El|Den) )?${CAP}(?:[ -](?:${CAP}|am|an der|on|upon|de|del|la|sur|les|bei(?! ${CAP} ${CAP})|im|in der)(?=[ -]${CAP}|[\s,.;:)]|$))*(?:, (?:${CAP}(?: ${CAP}){0,2}|[A-Z]{2}))?)`,
  'gu',
);

const NOT_A_PLACE =
  /^(?:the )?(?:Inh|Tel|Prop|Led|Max|Owner|January|February|March|April|May|June|July|August|September|October|November|December|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|German|English|French|Spanish|Italian|Dutch|Portuguese|Polish|Deutsch|Englisch|Spring|Summer|Autumn|Winter|Christmas|Easter|I|We|Our|My|Use|Set|Home|About|Contact|Services|Google|Instagram|Facebook|WhatsApp|HTML|CSS|React|Dr|Mr|Mrs|Ms|Mo|Di|Mi|Do|Fr|Sa|So|Mon|Tue|Wed|Thu|Fri|Sat|Sun|Montag|Dienstag|Mittwoch|Donnerstag|Freitag|Samstag|Sonntag|Users?|AI|USD|EUR|Familie|Family)\b/u;
const TAIL_NOT_PLACE =
  /, (?:Germany and|We|Our|I|Open|Call|Run|The|A|An|And|With|Use|Phone|Tel|Email|Since|Dr|Mr|Mrs|Tue|Mon|Wed|Thu|Fri|Sat|Sun|Tues|Thurs|Sun|Closed|Home|About|Please|Founded|Family|Wir|Nous|Somos).*$/u;

/** Where the business is: the town or area that people know, and the street address when one is given. */
export function readPlace(text: string, organisation: string): ReadPlace {
  const spans: Span[] = [];
  let address = '';
  for (const pattern of ADDRESSES) {
    const match = pattern.exec(text);
    if (!match) continue;
    address = match[0]
      .trim()
      .replace(/(?<=[\p{L}\d]{4})\.\s(?!\d).*$/u, '')
      .replace(/[,.]$/, '')
      .replace(TAIL_NOT_PLACE, '');
    spans.push({ start: match.index, end: match.index + address.length });
    break;
  }
  const labelled = address ? null : LABELLED.exec(text);
  if (labelled?.[1]) {
    address = labelled[1].trim().replace(/,$/, '');
    const start = labelled.index + labelled[0].indexOf(labelled[1]);
    spans.push({ start, end: start + labelled[1].length });
  }
  let place = placeIn(text, organisation);
  if (!place && address) place = townOf(address);
  return { place, address, spans };
}

function placeIn(text: string, organisation: string): string {
  const labelled = LABELLED_PLACE.exec(text)?.[1]?.trim();
  if (labelled) return labelled;
  let weak = '';
  for (const match of text.matchAll(PLACE)) {
    const preposition = (match[1] ?? '').toLowerCase();
    const name = (match[2] ?? '')
      .replace(TAIL_NOT_PLACE, '')
      .replace(/^ (?:&|and) /.test(text.slice(match.index + match[0].length)) ? /, [^,]+$/u : /$^/, '')
      .replace(/[.,’'-]+$/, '')
      .replace(/['’]s$/, '')
      .trim();
    if (!name || NOT_A_PLACE.test(name) || organisation.includes(name) || name.length > 60) continue;
    const follows = text.slice(match.index + match[0].length, match.index + match[0].length + 14);
    if (/^ ?(?:\d|colou?r)/i.test(follows) && !/^ ?\d{5}/.test(follows)) continue;
    if (
      /^(?:from|around|serving|across|de|aus|near|en|à|bei)$/.test(preposition) &&
      !/^(?:en|em|à|aus|near|bei)$/.test(preposition)
    )
      weak ||= preposition === 'de' ? '' : name;
    else return name;
  }
  return (
    weak ||
    afterName(text, organisation) ||
    afterFirst(text) ||
    plainPlace(organisation ? text.replaceAll(organisation, ' ') : text)
  );
}

/** What ends a first short sentence, unless it is no place. */
function afterFirst(text: string): string {
  const place = AFTER_NAME.exec(text)?.[1] ?? '';
  return NOT_A_PLACE.test(place) ? '' : place;
}

/** "Nails by Jess, Swansea, by appointment", or the town on a line of its own after the name. */
function afterName(text: string, organisation: string): string {
  const at = organisation ? text.indexOf(organisation) : -1;
  if (at < 0) return '';
  const rest = text.slice(at + organisation.length);
  const town =
    new RegExp(String.raw`^(?:, [^,.\n\p{Lu}]{3,30})?(?:, |\n)(${CAP}(?:[ -]${CAP})?)(?=,|\n|\.|$)`, 'u').exec(
      rest,
    )?.[1] ?? '';
  return NOT_A_PLACE.test(town) || isTradeWord(town) ? '' : town;
}

/** Briefs typed without capitals: "a barber in graz". */
function plainPlace(text: string): string {
  if (/\p{Lu}\p{Ll}+.*\p{Lu}\p{Ll}/u.test(text)) return '';
  const short = shortPlace(text);
  if (short) return short;
  const match =
    /(?<!\p{L})(?:based in|located in|in|à|em)\s+([\p{Ll}][\p{L}'-]{2,20}(?:\s(?!and|with|run|that|for|who|which|we|open|since|called)[\p{Ll}'-]{3,12})?)(?=\s*(?:[,.;!?\n\d|]|$|\s(?:and|with|run|that|for|who|which|we|open|since|called)\b))/iu.exec(
      text,
    );
  const words = match?.[1] ?? '';
  if (
    !words ||
    /^(?:the|a|an|our|my|your|this|german|english|french|spanish|general|total|town|one|order|red|blue|green|black|white|navy)\b/i.test(
      words,
    )
  )
    return '';
  return words.replace(/(^|[\s-])(\p{Ll})/gu, (_, before: string, letter: string) => before + letter.toUpperCase());
}

/** "tattoo studio leipzig": a trade and then a word that nothing else explains. */
function shortPlace(text: string): string {
  const words = text.split(' ');
  if (words.length > 4 || /[^\p{L}\s'-]/u.test(text)) return '';
  const named = tradeWordIn(text);
  const rest = named ? text.slice(named.end).trim() : '';
  if (rest === '' || rest.split(' ').length > 2 || isTradeWord(rest) || NO_TOWN.test(rest)) return '';
  return rest.replace(/(^|[\s-])(\p{Ll})/gu, (_, before: string, letter: string) => before + letter.toUpperCase());
}

const NO_TOWN =
  /(?<!\p{L})(?:website|site|web|page|pages|online|near|me|business|company|service|services|shop|store|owner|for|and|und|et|y|with|my|our|please|bitte|modern|simple|elegant|dark|light|local|mobile|small|family|new|best|cheap|club|group|app|software|blog|portfolio|classes|courses|lessons|repair|repairs|delivery|rental)(?!\p{L})/iu;

function townOf(address: string): string {
  const parts = address.split(/,\s*|\n/).slice(1);
  const town = parts.find((part) => /\p{L}{3,}/u.test(part.replace(/\d/g, ''))) ?? '';
  return town
    .replace(/(?:[A-Z]{1,2}-)?\d{4,5}/g, '')
    .replace(/\b[A-Z]{2}\b/g, '')
    .trim();
}
