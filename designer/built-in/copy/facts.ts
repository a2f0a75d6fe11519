import type { Brief } from '../brief/read-brief.ts';
import type { WrittenLanguage } from '../brief/language.ts';
import { listOf, withArticle } from './grammar.ts';
import type { Facts } from './voice.ts';

const TITLE = /^(?:Dr\.?(?: med\.?(?: dent\.?)?)?|Prof\.?|Mr\.?|Mrs\.?|Ms\.?|Frau|Herr|Mme) /u;

/** How one mentions a person briefly: the given name, or title and family name. */
const shortName = (name: string): string => {
  const title = TITLE.exec(name)?.[0];
  const words = name.replace(TITLE, '').split(' ');
  return title ? `${title}${words.at(-1) ?? ''}` : (words[0] ?? name);
};

const ENGLISH_WORD = /^[\p{Ll}\p{N} '’&-]+$/u;

function kindIn(brief: Brief, language: WrittenLanguage): { kind: string; aKind: string } {
  const said = brief.description.trim();
  // The brief's own words when they are in the language that the site is written in.
  if (language === 'en') {
    const usable = brief.spoken === 'en' && said.length > 2 && said.length < 48 && (ENGLISH_WORD.test(said) || /^[A-Z]{2,4}(?: |$)/.test(said)) && isThing(said);
    const kind = usable ? said : brief.trade.label;
    return { kind, aKind: withArticle(kind) };
  }
  const withIts = brief.trade[language] ?? '';
  const own = brief.spoken === language && said.length > 2 && said.length < 40 && withIts !== '' && said.toLowerCase() !== brief.trade.label;
  if (withIts) {
    const [article = '', ...rest] = withIts.split(' ');
    const kind = rest.join(' ');
    return own && said.split(' ').at(-1)?.toLowerCase() === kind.toLowerCase() ? { kind: said, aKind: `${article} ${said}` } : { kind, aKind: withIts };
  }
  return { kind: brief.trade.label, aKind: brief.trade.label };
}

/** A word such as "bakery" names a business; "plumbing" or "flowers" name a field and need the trade's own label. */
const isThing = (phrase: string): boolean => !/(?:ing|ings|flowers|books|shoes|clothes|tattoo|pizza|yoga|sushi|burgers?|furniture|solutions|lessons|cakes|tyres|tires|bicycles|toys|software|insurance|restoration|architecture|photography|carpentry|physiotherapy|massage|chocolate|wine|honey|jewellery|jewelry|ceramics|pottery classes|law|design|projects|links|link tree|solar|dental|physio|hair|removals|movers|plumbers|builders|electricians|lawyers|accountants|architects|roofers|painters|gardeners|cleaners|tutors|vets|doctors)$/i.test(phrase) || /painting$|wedding$/i.test(phrase) === true;

/** The facts of a brief in the forms that a voice needs. */
/** "Anna Moreno", "Luis Moreno" → "Anna and Luis Moreno": people of one family are named together. */
function together(names: string[], and: string): string[] {
  const families = names.map((name) => name.split(' ').slice(1).join(' '));
  const [first = '', second = ''] = names;
  if (names.length === 2 && families[0] && families[0] === families[1] && !TITLE.test(first) && !TITLE.test(second)) return [`${first.split(' ')[0] ?? ''} ${and} ${second}`];
  return names;
}

export function factsOf(brief: Brief, language: WrittenLanguage): Facts {
  const { kind, aKind } = kindIn(brief, language);
  const people = brief.people.map((person) => person.name);
  const self = people.length === 1 && (people[0] ?? '').replace(TITLE, '') === brief.name.replace(TITLE, '');
  const nameless: Record<WrittenLanguage, string> = { en: brief.place ? `the ${kind} in ${brief.place}` : `this ${kind}`, de: 'wir', fr: 'nous', es: 'nosotros' };
  return {
    brief,
    name: brief.nameGiven || language !== 'en' ? brief.name : (nameless[language] ?? brief.name),
    place: brief.place,
    kind,
    aKind,
    field: language === 'en' ? brief.trade.field : kind,
    self,
    people: people.slice(0, 3),
    peopleLine: listOf(together(people.slice(0, 3), { en: 'and', de: 'und', fr: 'et', es: 'y' }[language]), language),
    firstNames: people.slice(0, 3).map(shortName),
    since: brief.since,
    phone: brief.phone,
    email: brief.email,
    street: brief.address.split('\n')[0] ?? '',
    items: [...new Set([...brief.prices.filter((item) => item.name.length <= 32).map((item) => item.name), ...brief.offerings])],
    hours: brief.hours.length > 0,
  };
}
