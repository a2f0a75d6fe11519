/** The languages whose small words the built-in designer knows. */
export const languages = ['en', 'de', 'fr', 'es', 'pt', 'it', 'nl', 'pl', 'sv', 'da', 'ar', 'he'] as const;
export type KnownLanguage = (typeof languages)[number];

/**
 * The closed classes of one language: what a brief is built with, never what it is about. Each entry is a list of words or
 * phrases, lower case, parted by ", " and read by `phrases`. Where a position means something (months, numbers), the
 * spellings of one place are parted by "/".
 */
export type Vocabulary = {
  /** Seven places from Monday on, long, short and plural: "monday/mondays/mon". */
  weekdays: string;
  /** Names of days take endings that are not listed. */
  inflects?: boolean;
  /** Monday to Friday as one word: "weekdays". */
  workdays: string;
  weekend: string;
  daily: string;
  /** Twelve places. */
  months: string;
  /** One to twenty. */
  numbers: string;
  /** Thirty, forty … ninety, a hundred. */
  tens: string;
  /** First, second, third, fourth, fifth. */
  ordinals: string;
  last: string;
  every: string;
  /** Every two weeks. */
  everySecond: string;
  /** Said after or before a number that is a time: "o'clock", "Uhr", "kl". */
  clock: string;
  am: string;
  pm: string;
  noon: string;
  midnight: string;
  from: string;
  until: string;
  and: string;
  or: string;
  /** Between clauses, beside "and": "but", "so", "because". */
  but: string;
  except: string;
  open: string;
  closed: string;
  appointment: string;
  holidays: string;
  /** Currency words as spoken: "euro, euros". */
  money: string;
  /** "per", "each": between a price and what it is for. */
  per: string;
  /** Costs nothing. */
  free: string;
  /** Between a thing and its price: "costs", "priced at". */
  costs: string;
  /** A list of offers follows: "we offer", "we sell". */
  offering: string;
  /** Labels and headings of offers: "services", "what we do". */
  offerLabels: string;
  /** The place of the business itself, whose hours are the business's: "shop", "studio". */
  premises: string;
  /** Ways in which people come, and parts of a business that have hours: "drop-in", "box office". */
  visits: string;
  /** Parts of a year in which something holds: "summer", "term time". */
  seasons: string;
  /** Words that make a street of a name; also as endings: "street", "-straße". */
  streets: string;
  addressLabels: string;
  placeLabels: string;
  /** Before a telephone number: "tel", "mobile". */
  phoneLabels: string;
  /** Before an extension of a telephone number. */
  extensions: string;
  /** What people are at a business, also as endings: "owner", "-meisterin". */
  roles: string;
  /** Headings of a list of people. */
  teamLabels: string;
  /** Names of people follow: "run by", "founded by". */
  ranBy: string;
  /** Before a date on which something began long ago: "since", "founded". */
  since: string;
  /** Headings of questions and answers, and labels of one question. */
  questionLabels: string;
  answerLabels: string;
  /** Headings of what customers say. */
  reviewLabels: string;
  /** Between a quotation and who said it. */
  says: string;
  /** Headings of steps: "how it works". */
  stepLabels: string;
  /** Three places: first, then, finally. */
  sequence: string;

  articles: string;
  /** Before a town or an area. */
  placePrepositions: string;
  /** "is", "are". */
  copulas: string;
  /** "we are", "I'm", "this is", "I run": what follows names what the business or its owner is. */
  weAre: string;
  /** "I", "we" as the one who does something. */
  first: string;
  /** "my", "our", "me", "us". */
  mine: string;
  /** Begins a clause that says more of the thing before: "who", "which", "that". */
  relative: string;
  negations: string;
  /** "called", "named", "my name is". */
  called: string;
  formerly: string;
  /** Between a person and what they do, or before a person: "by", "with". */
  roleConnectors: string;

  /** Orders to leave something unsaid: "don't mention", "leave out", "avoid". */
  dontSay: string;
  /** Orders to the designer, at the start of a clause: "make", "please use", "add". */
  wishVerbs: string;
  /** A wish in the first person: "I would like", "we want", "can you". */
  wishes: string;
  /** Wishes whatever they are about: "make it", "it should", "would be nice". */
  surely: string;
  /** Orders to say what follows: "mention that". */
  tell: string;
  /** What is being made: "website", "page", "homepage". */
  site: string;
  /** Where it must or must not stand: "on the site", "anywhere". */
  onSite: string;
  /** How it looks: "look", "colours", "background", "buttons", "font". */
  look: string;
  greetings: string;
  thanks: string;
  /** Labels before the business's name: "name", "business name". */
  nameLabels: string;
  /** The most frequent words that tell this language from the others. */
  frequent: string;
};
