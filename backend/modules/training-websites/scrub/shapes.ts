/** What personal data look like, wherever they stand. Every expression is bounded, so that no text takes long. */

const WEB = /(?:https?:\/\/|www\.)[^\s()<>"[\]]{1,300}/giu;
/** "annamoreno.de", "instagram.com/annabakes": a name of the net without anything before it. */
const BARE_WEB =
  /(?<![\p{L}\p{N}@.-])(?:[\p{L}\p{N}][\p{L}\p{N}-]{1,62}\.){1,4}(?:com|org|net|info|biz|shop|app|dev|eu|uk|ie|de|at|ch|fr|be|nl|lu|es|pt|it|dk|se|no|fi|pl|cz|gr|tr|us|ca|mx|br|ar|au|nz|jp|in|za|io|me|co|tv|example|test)(?![\p{L}\p{N}-])(?:\/[^\s()<>"[\]]{0,300})?/giu;
/** "wa.me/49151…": too short for a name of one's own. */
const SHORT_WEB = /(?<![\p{L}\p{N}@.-])(?:wa\.me|t\.me|fb\.me|fb\.com|ig\.me|g\.page)\/[^\s()<>"[\]]{1,300}/giu;
/** "Insta: annabakes" */
const LABELLED_HANDLE =
  /(?<=(?<![\p{L}\p{N}])(?:insta|instagram|facebook|fb|twitter|tiktok|youtube|linkedin|pinterest|snapchat|telegram|signal|skype|paypal|venmo|bluesky|mastodon|threads): {0,2})[\p{L}\p{N}_.-]{3,40}(?= {0,3}(?:$|[,.;)\n]))/giu;
const HANDLE = /(?<![\p{L}\p{N}@])@[\p{L}\p{N}_.]{3,40}/gu;
const DIGITS = /[+(]?\p{Nd}(?:[ .()/\u00a0\u202f‑–-]{0,3}\p{Nd}){6,14}/gu;

/** Two letters, two digits, and at least eleven more in groups; a card's sixteen digits or more; a British bank's six. */
const IBAN = /\b[a-z]{2}\d{2}(?: ?[a-z0-9]{4}){2,7}(?: ?[a-z0-9]{1,4})?\b/giu;
const CARD = /(?<![\p{Nd}+])\p{Nd}(?:[ -]?\p{Nd}){15,30}(?!\p{Nd})/gu;
const BIC = /(?<=\b(?:BIC|SWIFT|BIC\/SWIFT):? {0,2})[A-Z]{6}[A-Z0-9]{2,5}\b/gu;
const SORT_CODE = /(?<=\bsort code:? {0,2})\d\d-\d\d-\d\d\b/giu;

const NUMBER = '\\d{1,5}[a-zA-Z]?';
const NAME = "[\\p{L}\\p{M}.'’-]{2,30}";
/** "Seestraße 7", "12 rue de la Paix", "Calle Mayor 3". */
const STREETS = [
  `(?<![\\p{L}])(?:${NAME} )?[\\p{L}-]{0,30}(?:straße|strasse|str\\.|gasse|weg|platz|allee|ufer|damm|straat|laan|plein|gracht|kade|gatan|gata|vägen|vej|vei|gade) ${NUMBER}(?![\\p{L}\\p{N}])`,
  `\\b${NUMBER},? (?:(?:bis|ter),? )?(?:rue|avenue|boulevard|place|chemin|impasse|quai|allée|cours) (?:${NAME} ?){1,5}`,
  `(?<![\\p{L}])(?:calle|c\\/|avenida|avda\\.?|plaza|paseo|rua|praça|travessa|via|viale|piazza|corso|ul\\.|ulica) (?:${NAME} ){0,4}${NAME},? (?:n\\.?º? ?)?${NUMBER}(?![\\p{L}\\p{N}])`,
].map((source) => new RegExp(source, 'giu'));
/** "12 Shore Street": in capitals, since "drive" and "close" are verbs as well. */
const ENGLISH_STREET = new RegExp(
  `\\b${NUMBER},? (?:\\p{Lu}${NAME} ){1,4}(?:Street|St|Road|Rd|Avenue|Ave|Lane|Ln|Drive|Close|Court|Terrace|Crescent|Quay|Boulevard|Blvd|Gardens|Mews|Parade|Way|Walk|Row|Square|Place|Green|Grove|Hill|Yard|Circus|Rise|View|Highway|Parkway)\\b\\.?`,
  'gu',
);
const UK_POSTCODE = /\b[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}\b/gu;

const POST_BOX =
  /\b(?:P\.? ?O\.? ?Box|Postfach|Postbus|Apartado(?: de correos)?|Casella postale|Boîte postale) \d{1,6}\b/giu;

export type Shape = 'web' | 'phone' | 'address' | 'account';

/** Before what is known: a part of one may read like a telephone number. */
export const accounts: readonly RegExp[] = [IBAN, CARD, BIC, SORT_CODE];

/** In this order: a telephone number may stand in an address of the web. */
export const shapes: readonly { shape: Shape; expression: RegExp; isIt?: (text: string) => boolean }[] = [
  { shape: 'web', expression: WEB },
  { shape: 'web', expression: SHORT_WEB },
  { shape: 'web', expression: BARE_WEB },
  { shape: 'web', expression: LABELLED_HANDLE },
  { shape: 'web', expression: HANDLE },
  { shape: 'address', expression: ENGLISH_STREET },
  ...STREETS.map((expression) => ({ shape: 'address' as const, expression })),
  { shape: 'address', expression: UK_POSTCODE },
  { shape: 'address', expression: POST_BOX },
  { shape: 'phone', expression: DIGITS, isIt: isPhone },
];

const YEARS = /^(?:19|20)\d\d\D{1,3}(?:19|20)\d\d$/;
const DATE = /^(?:\d{1,2}[./-]\d{1,2}[./-]\d{2,4}|\d{4}-\d\d-\d\d)$/;
const PRICES = /^\d{1,3}[.]\d\d(?:\D{1,3}\d{1,3}[.]\d\d)*$/;

/** Digits in a row that are neither years, a date nor prices. */
function isPhone(text: string): boolean {
  return ![YEARS, DATE, PRICES].some((expression) => expression.test(text.trim()));
}
