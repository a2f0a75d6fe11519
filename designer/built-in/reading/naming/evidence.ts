import { isCapital } from '../noun-phrase.ts';
import type { Span } from '../reading.ts';
import { overlaps } from '../said.ts';
import { isIn, startsWith } from '../tongue.ts';
import type { Token } from '../tokens.ts';
import { placesOf } from '../vocabulary/index.ts';
import { topicsIn } from '../wishes/topics.ts';
import { isAlike, isSpelt } from './addresses.ts';
import { NEAR, spanOf, type Brief, type Stretch } from './brief.ts';
import { isNamedPlaceWord, WELCOME } from './stretches.ts';
import { calledWhat, endOf, leadOf, lettersOf, quotedWhat, SELF } from './surroundings.ts';

const LEGAL =
  /^(?:gmbh|ug|ag|kg|ohg|gbr|ltd|limited|llc|llp|inc|plc|corp|sarl|sas|eurl|srl|sl|bv|nv|ab|aps|as|lda|oy|ry|ev|cic|pty|co)$/;
const DOTTED = /(?:e\. ?v|s\. ?l|s\. ?a|b\. ?v|s\.r\.l|s\.p\.a|e\. ?k|\sry|\sz\.?s)\.?$/i;
const AT = /^(?:at|på|von|vom|bei|beim|chez|van|bij|z|ze|da|en|em|di)$/;
const OF = /^(?:of|de|d'|di|do|da|des|du|del|della)$/;

/** A stretch with what all its signs are made of. */
type Look = {
  brief: Brief;
  stretch: Stretch;
  said: string;
  own: readonly Token[];
  span: Span;
  letters: string;
  end: string;
  lead: readonly string[];
};

type Told = readonly (readonly [holds: boolean, sign: string])[];

/** Whether nothing but marks stands beside it on its line. */
function standsAlone(tokens: readonly Token[], { from, to }: Stretch): boolean {
  const isEmpty = (beside: readonly Token[]) => {
    const end = beside.findIndex(({ kind }) => kind !== 'mark');
    return end < 0 ? beside.length < FEW : beside[end]?.kind === 'line';
  };
  return isEmpty(tokens.slice(Math.max(0, from - FEW), from).reverse()) && isEmpty(tokens.slice(to, to + FEW));
}
const FEW = 5;

/** "Macca's Mowing ph 0491 570 737", "Henry Lyle Pianos. 01632 960177". */
function standsBeforePhone({ tokens, facts, tongue }: Brief, { to }: Stretch): boolean {
  let at = to;
  while (
    at < to + FEW &&
    (/^[,.:–|-]$/.test(tokens[at]?.text ?? '') || startsWith(tongue.words.phoneLabels, tokens, at) > 0)
  )
    at += 1;
  const start = tokens[at]?.start ?? -1;
  return facts.phones.some(({ span }) => span.start <= start && start < span.end);
}

/** "Portland OR", "Coffin Bay SA". */
const isTownAndState = (said: string) =>
  /^\p{Lu}[\p{L}'.-]+(?: \p{Lu}[\p{L}'.-]+)?,? (?:A[CKLRZ]T?|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMTVY]|NSW|O[HKR]|PA|QLD|RI|S[ACD]|TAS|T[NX]|UT|V[AT]|VIC|W[AIVY])\.?$/u.test(
    said,
  );

/** Where it stands: at the start of the brief or a clause, alone on a line, in a label, far down. */
function ofPlace({ brief, stretch, said, own, span, letters, end, lead }: Look): Told {
  const { text, tokens, tongue } = brief;
  const { words, language } = tongue;
  const { part, from, to } = stretch;
  const { clause } = part;
  const starts = lead.includes('starts');
  const opens = starts && part.order === 0 && clause.role !== 'chatter';
  const isGerman = language === 'de';
  const isLine = standsAlone(tokens, stretch);
  const isWhole = !isLine && to >= part.to - 1 && starts;
  const isBeforePhone = standsBeforePhone(brief, stretch);
  const is = starts && end === 'is' ? to + startsWith(words.copulas, tokens, to) : -1;
  const a = is < 0 ? 0 : startsWith(words.articles, tokens, is) || startsWith(words.mine, tokens, is);
  const next = tokens[to + 1];
  const rest = tokens
    .slice(to, to + FEW)
    .findIndex(({ kind }, at) => kind !== 'word' || startsWith(words.placePrepositions, tokens, to + at) > 0);
  const behindMark = tokens[to]?.kind === 'mark' || tokens[to]?.kind === 'line' ? to + 1 : -1;
  const isArticle = behindMark > 0 && startsWith(words.articles, tokens, behindMark) > 0;
  const isValue = clause.form === 'labelled' && span.start >= clause.value.span.start;
  return [
    [opens, 'opens'],
    [opens, `opens ${letters}`],
    [opens, `opens, then ${end}`],
    [opens && brief.isSmall, `opens a small text, then ${end}`],
    // "Pivovar U Tří" of "Pivovar U Tří koz, minipivovar".
    [opens && end === 'word' && rest > 0 && rest < 3, `opens ${letters}, cut before a mark`],
    [opens && /first only|small|mixed/.test(letters), `opens ${letters}, then ${end}`],
    [opens && isGerman, `german opens ${letters}`],
    [opens && isGerman, `german opens, then ${end}`],
    [starts && !opens, `starts, then ${end}`],
    [starts && !opens, `starts ${letters}`],
    [!starts, `then ${end}`],
    [brief.isUnnamed && !opens, `unnamed, ${starts ? 'starts, ' : ''}then ${end}`],
    [starts && startsWith(words.called, tokens, to) > 0, 'starts, then called'],
    [starts && part.order === 1, 'starts the second'],
    [is > 0, a > 0 || words.articles === '' ? 'is a' : 'is'],
    [a > 0 && startsWith(words.roles, tokens, is + a) > 0, 'is of a role'],
    [starts && end === 'comma' && next?.kind === 'word' && !isCapital(text, next), 'starts, comma, small word'],
    [isArticle && lead.includes('behind we are') && !isSelf(brief, stretch), 'we are, then mark and article'],
    [isArticle, starts ? 'starts, then mark and article' : 'then mark and article'],
    [
      starts && isGerman && !brief.isSmall && own.length > 1 && /(?:e|er|es)$/.test(own[0]?.text ?? ''),
      'german adjective',
    ],
    [isLine, from === 0 ? 'first line' : 'line alone'],
    [isWhole, 'whole clause'],
    [clause.form === 'item' && part.order > 0, 'item'],
    [clause.form === 'heading', 'heading'],
    [isValue, starts ? 'label' : 'in a labelled value'],
    [clause.form === 'labelled' && !isValue, 'in a label'],
    [clause.role !== 'fact', `in ${clause.role}`],
    [clause.role === 'chatter' && part.order > 1, 'signature'],
    [
      clause.role === 'wish' && starts && isIn(words.site, tokens.slice(to, Math.min(part.to, to + NEAR))),
      'wants a site',
    ],
    [
      brief.isUnnamed && stretch.found.has('at the telephone'),
      letters === 'two' && !/[&'’]/.test(said) ? 'somebody at the telephone' : 'named at the telephone',
    ],
    [isBeforePhone, `before a phone ${letters}`],
    [isBeforePhone && starts, 'starts, then phone'],
    [isWhole && !isGerman && /^(?:two|three|many)$/.test(letters), 'whole clause in capitals'],
    [span.start < 120, 'near'],
    [span.start > Math.max(200, text.length * 0.6), 'late'],
  ];
}

/** "Macaron Mahallesi'nde": a name with the ending of a case, as Turkish writes it. */
const BENT = /\p{L}['’](?:[dt][ae]|[dt][ae]n|n[dt][ae]|n?[ıiuü]n|[yn]?[ıiuü]|[yn]?[ae]|l[ae]r|[dt][ıiuü])$/u;

/** How many capitalised stretches stand between the commas of its clause: games, villages, people. */
function listed({ text, tokens }: Brief, { part }: Stretch): number {
  let count = 0;
  for (let at = part.from + 1; at < part.to; at += 1)
    if (tokens[at - 1]?.text === ',' && isCapital(text, tokens[at])) count += 1;
  return count;
}

/** Words of its clause that say whose it is, and where. */
function ofClause({ brief, stretch }: Look): Told {
  const { tokens, tongue } = brief;
  const { words } = tongue;
  const { part, from, to } = stretch;
  const before = tokens.slice(part.from, from);
  const behind = tokens.slice(to, part.to);
  const speaks = [words.first, words.mine].some((list) => isIn(list, before));
  const comma = before.findLastIndex(({ text }) => text === ',' || text === '(');
  const own = [...before.slice(comma + 1).slice(-3)];
  const isRecited =
    listed(brief, stretch) > 1 && (tokens[from - 1]?.text === ',' || /^[,(]$/.test(tokens[to]?.text ?? ''));
  return [
    [speaks, 'in what we say'],
    [!speaks && [words.first, words.mine].some((list) => isIn(list, behind)), 'then we'],
    [!speaks && [words.first, words.mine].some((list) => isIn(list, behind.slice(0, 4))), 'then at once we'],
    [isIn(words.streets, own), 'near a street'],
    [isIn(words.numbers.replaceAll('/', ', '), own) || own.some(({ kind }) => kind === 'number'), 'near a number'],
    [isRecited, 'one of a list'],
    [startsWith(words.site, tokens, to) > 0 || startsWith(words.site, tokens, to + 1) > 0, 'then the site'],
  ];
}

const HONORIFIC =
  /^(?:Mrs?|Ms|Miss|Dr|Herr|Frau|Mme|Madame|Mlle|Monsieur|Sra?|Señora?|Sig|Signora?|Mevr|Mevrouw|Meneer|Dhr|Pani?|Fru|Hr)\.? \p{Lu}\p{Ll}+(?:[ -]\p{Lu}\p{Ll}+)?$/u;
const OF_WHOM = /^(?:of|for|von|vom|der|des|de|du|del|della|do|da|van|för|av|af|for)$/;

/** What its own words look like. */
function ofShape({ brief, stretch, said, own, letters }: Look): Told {
  const { text, tongue } = brief;
  const { words, language } = tongue;
  const at = (...lists: string[]) => lists.some((list) => startsWith(list, own) > 0);
  const inside = (list: string, but = /^$/) =>
    own.some(
      ({ text: word }, index) =>
        index > 0 &&
        !but.test(word) &&
        startsWith(list, own, index) > 0 &&
        !isNamedPlaceWord(brief, stretch.from + index),
    );
  const alphabet = said.replace(/[^\p{L}]/gu, '');
  const isCried = alphabet === alphabet.toUpperCase() && alphabet !== alphabet.toLowerCase() && alphabet.length > 4;
  const isTime = /\d[.,:h]\d\d(?!\d)|\d ?[-–] ?\d/u.test(said);
  const isLegal = own.some((token) => LEGAL.test(token.text) && isCapital(text, token)) || DOTTED.test(said);
  const count = own.filter(({ kind }) => kind === 'word').length;
  const isWithArticle = at(words.articles) && own.length > 1;
  const [days, months] = [placesOf(words.weekdays), placesOf(words.months)];
  const isCounted = (placesOf(words.numbers).at(own, 0)?.place ?? 0) > 1;
  return [
    [true, `letters ${letters}`],
    [language === 'de' && /^(?:one|two|first only|mixed)$/.test(letters), `german ${letters}`],
    [brief.isUnnamed, `unnamed ${letters}`],
    [isCried && text !== text.toUpperCase(), 'cried'],
    [isLegal, 'legal form'],
    [isLegal && isCapital(text, own.at(-1)) && LEGAL.test(own.at(-1)?.text ?? ''), 'legal form at the end'],
    [isTownAndState(said), 'town and state'],
    [BENT.test(said), 'bent'],
    [/['’]s(?:\s|$)/.test(said), 'possessive'],
    [said.includes('&'), 'ampersand'],
    [own.length > 1 && own.every((token) => token.text === own[0]?.text), 'one word again and again'],
    // "Twelve ponies" are no name but at the start.
    [isCounted && stretch.part.order > 0, 'digit'],
    // "Morgenröte 1921"
    [/\d/.test(said), isTime ? 'time' : /^\D+ (?:1[89]|20)\d\d$/u.test(said) ? 'year at the end' : 'digit'],
    [/[!?.]$/.test(said), 'ends in a mark'],
    // "Blue Door Bakery bakes bread"
    [/^(?:\p{Lu}\S* ){2,}\p{Ll}{3,}(?: \p{Ll}+)+[.!]?$/u.test(said), 'small words behind capitals'],
    [isWithArticle, 'article first'],
    [isWithArticle, `article and ${letters}`],
    // "das Reparaturcafé", in a sentence: the article is none of the name.
    [isWithArticle && !isCapital(text, own[0]), 'small article'],
    // "Frau Behringer", "Mrs Dodds": a customer, mostly.
    [HONORIFIC.test(said), 'somebody with a title'],
    [at(words.and, words.but), 'and first'],
    // "Notes for the Guild site".
    [isIn(words.site, own.slice(1)), 'site inside'],
    // "PRO of the rowing club", "faculty advisor for the Gear Otters".
    [isIn(words.roles, own.slice(0, 3)) && own.slice(1, 4).some(({ text: word }) => OF_WHOM.test(word)), 'role of'],
    [count > 5, 'long'],
    [count > 7, 'very long'],
    [at(words.roles), 'role first'],
    [at(words.placePrepositions, words.from), 'place word first'],
    [at(words.first, words.weAre, words.mine, words.wishVerbs, words.negations, words.wishes), 'sentence first'],
    [at(words.greetings, words.thanks, words.open, words.closed) || WELCOME.test(said), 'sentence first'],
    [[words.first, words.weAre, words.mine].some((list) => isIn(list, own.slice(1))), 'speaks'],
    [isIn(words.copulas, own.slice(1)), 'copula inside'],
    [inside(words.roleConnectors), 'with inside'],
    [inside(words.placePrepositions, OF) || inside(words.from, OF), 'place word inside'],
    [inside(words.and), 'and inside'],
    [at(words.site), 'of the site'],
    [isIn(words.streets, own), 'street'],
    [own.some((_, index) => days.at(own, index) !== null || months.at(own, index) !== null), 'date'],
    [topicsIn(own, language).some(({ index, length }) => index === 0 && length === own.length), 'topic'],
  ];
}

/** "I'm …", "ich, …": who speaks stands right before. */
const isSelf = ({ tokens }: Brief, { part, from }: Stretch) =>
  tokens.slice(Math.max(part.from, from - 3), from).some(({ text }) => SELF.test(text));

const FOR = /^(?:for|für|pour|para|per|voor|dla|för|til)$/;
const ACCORDING = /^(?:laut|gemäß|selon|según|segundo|secondo|volgens|według|enligt|ifølge|to)$/;

/** What stands before it, and how it was found by that. */
function ofLead({ brief, stretch, said, letters, end, lead }: Look): Told {
  const { tokens, tongue } = brief;
  const { words, language } = tongue;
  const { part, from, to, found } = stretch;
  const behind = (what: string) => lead.includes(`behind ${what}`);
  const way = found.has('quoted') ? 'quoted' : found.has('called') ? 'called' : '';
  const isAt = from === part.from + 2 && AT.test(tokens[from - 1]?.text ?? '');
  const isTold =
    DOTTED.test(said) ||
    (['capitals', 'quoted', 'called', 'labelled', 'introduced', 'definite'] as const).some((one) => found.has(one));
  const isArticle = behind('article');
  const before = from - (isArticle ? 2 : 1);
  return [
    // "This is for the Fife and Drum Band".
    [FOR.test(tokens[before]?.text ?? '') && startsWith(words.copulas, tokens, before - 1) > 0, 'is for'],
    // "Laut Beschluss der Versammlung".
    [ACCORDING.test(tokens[from - 1]?.text ?? ''), 'according to'],
    ...lead.map((sign) => [true, sign] as const),
    ...[...found].map((one) => [one !== 'capitals', `found ${one}`] as const),
    [!isTold, part.order === 0 && lead.includes('starts') ? 'opens, only loosely' : 'only loosely'],
    ...lead.map((sign) => [way !== '', `${way} ${sign}`] as const),
    [way !== '' && part.order < 2, `${way} early`],
    [way === 'quoted', `quoted ${way === 'quoted' ? quotedWhat(brief, stretch) : ''}`],
    [
      way === 'quoted' && tokens.slice(to, Math.min(part.to, to + NEAR)).some(({ kind }) => kind === 'number'),
      'quoted beside a number',
    ],
    [found.has('called'), `called ${found.has('called') ? calledWhat(brief, stretch) : ''}`],
    [isAt && startsWith(words.first, tokens, part.from) === 1, 'we at'],
    [behind('we are'), `we are ${letters}`],
    [behind('we are'), `we are, then ${end}`],
    [behind('we are') && language === 'de', `german we are ${letters}`],
    [behind('we are') && isArticle, `we are an article ${letters}`],
    [isArticle && language === 'de', 'german behind article'],
    [isArticle && language === 'de', `german behind article, then ${end}`],
    [isSelf(brief, stretch) && isArticle, 'self, an article'],
    [isSelf(brief, stretch) && !found.has('called') && (behind('we are') || behind('comma')), 'self'],
  ];
}

/** What the text has it for otherwise: somebody, a place, a thing with a price; and what its addresses spell. */
function ofFacts({ brief, stretch, said, span }: Look): Told {
  const { facts, addresses } = brief;
  const holds = (all: readonly { span: Span }[]) => all.some((one) => overlaps(one.span, span));
  const person = facts.people.find(({ name }) => name === said || (name.length > 4 && said.includes(name)));
  const isEvent = holds(facts.events);
  const isAddress = isSpelt(said, addresses);
  return [
    [person !== undefined, person?.name === said ? 'person' : 'holds a person'],
    [!person && holds(facts.people), 'beside a person'],
    // The first line of an address may be the name of who is there.
    [facts.address !== null && holds([facts.address]) && !facts.address.text.startsWith(`${said}\n`), 'in the address'],
    [facts.place !== null && holds([facts.place]), facts.place?.text === said ? 'the place' : 'holds the place'],
    [facts.offers.some(({ offers }) => holds(offers)), 'offer'],
    [isEvent, 'event'],
    [isEvent && stretch.found.has('quoted'), 'quoted event'],
    [holds(facts.timetable), 'slot'],
    [holds(facts.quotations), 'quotation'],
    [isAddress, 'address'],
    [!isAddress && isAlike(said, addresses), 'like the address'],
  ];
}

/** All signs for and against a stretch as the name. */
export function signsOf(brief: Brief, stretch: Stretch): string[] {
  const span = spanOf(brief, stretch);
  const look: Look = {
    brief,
    stretch,
    span,
    said: brief.text.slice(span.start, span.end),
    own: brief.tokens.slice(stretch.from, stretch.to),
    letters: lettersOf(brief, stretch),
    end: endOf(brief, stretch),
    lead: leadOf(brief, stretch),
  };
  return [ofPlace, ofShape, ofClause, ofLead, ofFacts].flatMap((read) =>
    read(look).flatMap(([holds, sign]) => (holds ? sign : [])),
  );
}
