import type { Brief } from '../brief/read-brief.ts';
import type { WrittenLanguage } from '../brief/language.ts';
import { isTradeWord } from '../trades/index.ts';
import { AND, listOf, withArticle } from './grammar.ts';
import { linesFor, narrowerTradeIn } from './lines/index.ts';
import type { Facts } from './voice.ts';

const TITLE = /^(?:Dr\.?(?: med\.?(?: dent\.?)?)?|Prof\.?|Mr\.?|Mrs\.?|Ms\.?|Frau|Herr|Mme) /u;

/** How one mentions a person briefly: the given name, or title and family name. */
const shortName = (name: string): string => {
  const title = TITLE.exec(name)?.[0];
  const words = name.replace(TITLE, '').split(' ');
  return title ? `${title}${words.at(-1) ?? ''}` : (words[0] ?? name);
};

const ENGLISH_WORD = /^[\p{Ll}\p{N} '’&-]+$/u;

/** What the business is about: the brief's own narrower words ("credit repair company" → "credit repair") before the trade's. */
function fieldOf(brief: Brief, kind: string): string {
  const own = kind.replace(/\s+(?:company|service|firm|business|agency|shop|office)$/i, '');
  const wide =
    /\b(?:family|small|local|new|young|old|friendly|professional|independent|little|modern|own|owned|run|good)\b/i.test(
      own,
    );
  const known =
    own
      .toLowerCase()
      .split(' ')
      .some((word) => brief.trade.field.includes(word)) || brief.trade.label.includes(own.toLowerCase());
  // "Clinical office" is another word for the trade; "clinical" alone says nothing.
  const another = !own.includes(' ') && brief.trade.words.includes(kind.toLowerCase());
  return own === kind || wide || known || another ? brief.trade.field : own;
}

/** The article of a word that names a place of business or a person by its ending; '' where the ending tells nothing. */
function articleFor(words: string, language: WrittenLanguage): string {
  const word = (language === 'de' ? words.split(/[ -]/).at(-1) : words.split(' ')[0]) ?? '';
  for (const [pattern, article] of ARTICLES[language] ?? []) if (pattern.test(word)) return article;
  return '';
}
const ARTICLES: Partial<Record<WrittenLanguage, [RegExp, string][]>> = {
  de: [
    [
      /(?:praxis|schule|werkstatt|kanzlei|agentur|firma|erei|handlung|klinik|apotheke|bar|kneipe|küche|gärtnerei|stube|akademie|galerie|manufaktur|pension)$/iu,
      'eine',
    ],
    [
      /(?:studio|salon|laden|betrieb|büro|haus|hof|geschäft|atelier|café|restaurant|hotel|zentrum|museum|kino|theater|team|service|institut|labor)$/iu,
      'ein',
    ],
  ],
  fr: [
    [/(?:erie|école|agence|boutique|clinique|ferme|maison|ière|euse|trice|ienne|galerie|entreprise)$/iu, 'une'],
    [
      /(?:iste|eur|ier|ien|logue|peute|pathe|salon|atelier|cabinet|studio|centre|garage|restaurant|café|hôtel|club|musée|théâtre|domaine|gîte)$/iu,
      'un',
    ],
  ],
  es: [
    [/(?:ería|escuela|clínica|tienda|casa|agencia|academia|empresa|granja|galería|ora|era|óloga)$/iu, 'una'],
    [
      /(?:taller|centro|estudio|salón|despacho|bar|restaurante|hotel|club|museo|teatro|gimnasio|ero|or|ista|ólogo|ópata|peuta|room)$/iu,
      'un',
    ],
  ],
  pt: [
    [/(?:aria|eria|escola|clínica|loja|casa|agência|academia|empresa|quinta|galeria|oficina|ora|eira|óloga)$/iu, 'uma'],
    [
      /(?:centro|estúdio|salão|escritório|bar|restaurante|hotel|clube|museu|teatro|ginásio|ateliê|eiro|or|ista|ólogo|opata|peuta|room)$/iu,
      'um',
    ],
  ],
};

const ownKind = (kind: string, article: string) => ({ kind, aKind: `${article} ${kind}` });

function kindIn(brief: Brief, language: WrittenLanguage): { kind: string; aKind: string } {
  const known = brief.description.trim();
  const said = isTradeWord(known) && !/^[A-Z]{2,4}\b/.test(known) && language === 'en' ? known.toLowerCase() : known;
  // The brief's own words when they are in the language that the site is written in.
  if (language === 'en') {
    const usable =
      brief.spoken === 'en' &&
      said.length > 2 &&
      said.length < 48 &&
      (ENGLISH_WORD.test(said) || /^[A-Z]{2,4}(?: |$)/.test(said)) &&
      (isThing(said) || narrowerTradeIn(said) !== undefined);
    const kind = usable ? said : brief.trade.label;
    return { kind, aKind: withArticle(kind) };
  }
  const withIts = brief.trade[language] ?? '';
  const own =
    brief.spoken === language &&
    said.length > 2 &&
    said.length < 40 &&
    withIts !== '' &&
    said.toLowerCase() !== brief.trade.label;
  if (withIts) {
    const [article = '', ...rest] = withIts.split(' ');
    const kind = rest.join(' ');
    const spelled = language === 'de' ? said : said.charAt(0).toLowerCase() + said.slice(1);
    if (own && said.split(' ').at(-1)?.toLowerCase() === kind.toLowerCase()) return ownKind(spelled, article);
    // "Hundeschule" is no "Tiersalon": the brief's own word is truer than the trade's where the two differ.
    const stem = (word: string) => word.toLowerCase().slice(0, 5);
    const alike = said.split(/[ -]/).some((word) => rest.map(stem).includes(stem(word)));
    const its = own && !alike ? articleFor(said, language) : '';
    return its ? ownKind(spelled, its) : { kind, aKind: withIts };
  }
  return { kind: brief.trade.label, aKind: brief.trade.label };
}

const PLACES =
  /(?:bakery|bakehouse|place|van|cart|stall|kiosk|kennels|orchard|apiary|dairy|smokehouse|deli|delicatessen|takeaway|room|bakeshop|patisserie|roastery|creamery|brewery|distillery|winery|pottery|joinery|butchery|gallery|nursery|surgery|agency|pharmacy|academy|library|shop|store|studio|salon|parlou?r|café|cafe|restaurant|bistro|trattoria|osteria|brasserie|diner|eatery|pizzeria|gelateria|taqueria|steakhouse|gastropub|bar|pub|tavern|lounge|truck|company|business|firm|office|practice|clinic|hospital|cent(?:er|re)|gym|school|college|university|kindergarten|club|society|charity|foundation|association|museum|theat(?:er|re)|cinema|festival|conference|market|hotel|inn|hostel|house|home|cottage|cabin|chalet|lodge|villa|campsite|farm|orchard|vineyard|estate|stables?|garage|workshop|service|space|venue|band|choir|orchestra|quartet|trio|blog|magazine|portfolio|startup|platform|laundry|spa|dojo|church|cv|biography|day)$/i;
const PEOPLE =
  /(?:baker|mediator|groomer|walker|celebrant|decorator|plasterer|tiler|glazier|welder|blacksmith|bookbinder|calligrapher|magician|composer|copywriter|nanny|childminder|masseur|reflexologist|acupuncturist|osteopath|chiropractor|podiatrist|breeder|distiller|roaster|upholsterer|restorer|framer|printer|engraver|weaver|saddler|farrier|thatcher|stonemason|bricklayer|surveyor|butcher|monger|grocer|chocolatier|caterer|chef|hairdresser|stylist|barber|beautician|tattooist|dentist|orthodontist|doctor|physician|physiotherapist|osteopath|therapist|psychologist|counsell?or|coach|vet|veterinarian|optician|pharmacist|midwife|doula|nutritionist|trainer|teacher|instructor|tutor|plumber|electrician|carpenter|joiner|painter|roofer|builder|gardener|landscaper|locksmith|mechanic|handyman|lawyer|attorney|solicitor|notary|accountant|bookkeeper|consultant|advis[eo]r|broker|agent|realtor|architect|designer|translator|interpreter|writer|author|poet|photographer|videographer|filmmaker|musician|singer|dj|pianist|artist|illustrator|sculptor|potter|ceramicist|jewell?er|goldsmith|watchmaker|tailor|seamstress|shoemaker|cobbler|florist|winemaker|beekeeper|farmer|guide|planner|undertaker|luthier|developer|programmer|engineer|operator)$/i;

/** "Sourdough bakery" names a business; "plumbing" or "ice cream" names what it does and needs the trade's own label. */
const isThing = (phrase: string): boolean => PLACES.test(phrase) || PEOPLE.test(phrase);

/** "Anna Moreno", "Luis Moreno" → "Anna and Luis Moreno": people of one family are named together. */
function together(names: string[], and: string): string[] {
  const families = names.map((name) => name.split(' ').slice(1).join(' '));
  const [first = '', second = ''] = names;
  if (names.length === 2 && families[0] && families[0] === families[1] && !TITLE.test(first) && !TITLE.test(second))
    return [`${first.split(' ')[0] ?? ''} ${and} ${second}`];
  return names;
}

export function factsOf(brief: Brief, language: WrittenLanguage): Facts {
  const { kind, aKind } = kindIn(brief, language);
  const field = language === 'en' ? fieldOf(brief, kind) : kind;
  const people = brief.people.map((person) => person.name);
  const self = people.length === 1 && (people[0] ?? '').replace(TITLE, '') === brief.name.replace(TITLE, '');
  const nameless: Record<WrittenLanguage, string> = {
    en: brief.place ? `the ${kind} in ${brief.place}` : `this ${kind}`,
    de: 'wir',
    fr: 'nous',
    es: 'nosotros',
    pt: 'nós',
  };
  return {
    brief,
    name: brief.nameGiven || language !== 'en' ? brief.name : (nameless[language] ?? brief.name),
    place: brief.place,
    kind,
    aKind,
    field,
    self,
    people: people.slice(0, 3),
    peopleLine: listOf(together(people.slice(0, 3), AND[language]), language),
    firstNames: people.slice(0, 3).map(shortName),
    since: brief.since,
    phone: brief.phone,
    email: brief.email,
    street: brief.address.split('\n')[0] ?? '',
    items: [
      ...new Set([
        ...brief.prices.filter((item) => item.name.length <= 32).map((item) => item.name),
        ...brief.offerings,
      ]),
    ],
    hours: brief.hours.length > 0,
    lines: linesFor(
      brief,
      language,
      language === 'en' && field !== brief.trade.field && !brief.trade.words.includes(kind.toLowerCase()),
    ),
  };
}
