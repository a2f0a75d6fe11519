import { NONE } from '../instructions.ts';
import type { AskedPart, Clause, Topic, Wishes } from '../reading.ts';
import { buildingWordsIn } from '../to-builder.ts';
import { placesOf } from '../vocabulary/index.ts';
import { tokensOf, type Token } from '../tokens.ts';
import { isIn, startsWith, type Tongue } from '../tongue.ts';
import { isApart, isOfSeveral, LEADS, listed, namedAfter, onItsOwn } from './page-titles.ts';
import { signalsIn } from './signals.ts';
import { topicsIn } from './topics.ts';

type Kind = 'pages' | 'sections';

/** Without "please" and "thanks" at its end. */
function withoutThanks(said: string, { words }: Tongue): string {
  const tokens = tokensOf(said);
  // "Give" is a title.
  const first = /^\p{Lu}/u.test(said) ? 1 : 0;
  for (let index = Math.max(first, tokens.length - 3); index < tokens.length; index += 1)
    if (
      [words.thanks, words.wishVerbs].some((list) => startsWith(list, tokens, index) === tokens.length - index) &&
      // "The show" is no order.
      startsWith(words.articles, tokens, index - 1) === 0 &&
      tokens[index]
    )
      return said.slice(0, tokens[index]?.start).trim();
  return said;
}

/** "A page for the regatta on its own". */
const APART =
  /,? (?:on (?:its|their) own|by (?:itself|themselves)|separately|für sich|à part|aparte|a parte|apart|osobno)$/iu;

/** A title without its article, the rest in brackets or after a dash as what it is about. */
function partOf(asked: string, tongue: Tongue): AskedPart | null {
  const said = withoutThanks(asked.replace(/^["'„“«]|["'”“»]$/g, '').trim(), tongue).replace(APART, '');
  const tokens = tokensOf(said);
  // "Pages: one is enough".
  if (placesOf(tongue.words.numbers).at(tokens, 0) && startsWith(tongue.words.copulas, tokens, 1) > 0) return null;
  // "The house" is a title, "the house" is what a sentence says of it; "for the house" leads on.
  const [own] = topicsIn(tokens, tongue.language);
  const [lead] = signalsIn(tokens.slice(0, 3), tongue.language);
  const isLed = lead?.index === 0 && LEADS.includes(lead.key) && own?.index !== 0;
  const at = isLed && tokens.length > lead.length ? lead.length : 0;
  const skip = /^\p{Lu}/u.test(said) ? 0 : at + startsWith(tongue.words.articles, tokens, at);
  const from = tokens[skip]?.start ?? said.length;
  const rest = said.slice(from);
  const cut = /\(| – | - |:\s/.exec(rest);
  const title = (cut ? rest.slice(0, cut.index) : rest).trim();
  const about = cut
    ? rest
        .slice(cut.index + cut[0].length)
        .replace(/\)\s*$/, '')
        .trim()
    : '';
  if (!/\p{L}/u.test(title) || title.length > 60 || title.split(' ').length > 7) return null;
  const topic = topicsIn(tokensOf(title), tongue.language)[0]?.key ?? '';
  return { title: title.charAt(0).toUpperCase() + title.slice(1), topic, about };
}

const LIKE = /^(?:like|wie|zoals|jak)$/;
const SEEMS = /^(?:looks?|looking|feels?|reads?|seems?|it|more)$/;
/** "It should look like a typed page", and not "I would like a page". */
const isLikened = (tokens: readonly Token[], at: number): boolean =>
  [at - 1, at - 2, at - 3].some((near) => {
    const word = tokens[near]?.text ?? '';
    return LIKE.test(word) && (word !== 'like' || SEEMS.test(tokens[near - 1]?.text ?? ''));
  });

/** "By the form on the page", "order on the page": on the website. */
const isOnSite = (tokens: readonly Token[], at: number, { words }: Tongue): boolean =>
  [1, 2].some((back) => startsWith(words.onSite, tokens, at - back) > back);

/** "Order on the page: the menu, how to find us, jobs". */
const ORDER =
  /^(?:order|running order|reihenfolge|ordre|orden|ordem|ordine|volgorde|kolejność|ordning|rækkefølge)(?!\p{L})/iu;

/** "Wishes for the page": the website. */
const DEFINITE = /^(?:the|die|der|das|la|le|el|il|lo|o|de|het|den|det)$/;

/** Whether a label or heading announces pages or sections: "Pages", "Sections I want". */
function announces(label: string, tongue: Tongue): Kind | '' {
  if (label.split(' ').length > 6) return '';
  const tokens = tokensOf(label);
  const found = signalsIn(tokens, tongue.language).filter(
    ({ index }) =>
      !isLikened(tokens, index) && !isOnSite(tokens, index, tongue) && !DEFINITE.test(tokens[index - 1]?.text ?? ''),
  );
  if (found.some(({ key }) => key === 'section')) return 'sections';
  return found.some(({ key }) => key === 'page') ? 'pages' : '';
}

/** The titles that a label itself names. */
const titlesIn = (label: string, tongue: Tongue): string[] => {
  const tokens = tokensOf(label);
  const page = signalsIn(tokens, tongue.language).find(({ key }) => key === 'page');
  const isOne = page && [1, 2].some((back) => startsWith(tongue.words.articles, tokens, page.index - back) > 0);
  const titles = isOne ? namedAfter(label, tokens, page.index, tokens.length, tongue) : [];
  // "A page for each: Rooms, Prices".
  return titles.filter((title) => startsWith(tongue.words.every, tokensOf(title)) === 0);
};

/** Topics said as wishes, not as what the website is for: "a website for my shop, with prices and a gallery". */
function wishedTopics(tokens: readonly Token[], tongue: Tongue): { index: number; topic: Topic; length: number }[] {
  const signals = signalsIn(tokens, tongue.language);
  let subject = false;
  const found: { index: number; topic: Topic; length: number }[] = [];
  const topics = topicsIn(tokens, tongue.language);
  tokens.forEach((token, index) => {
    const signal = signals.find((one) => one.index === index)?.key;
    if (
      (signal === 'for' || FOR.test(token.text)) &&
      tokens.slice(0, index).some((_, at) => startsWith(tongue.words.site, tokens, at) > 0)
    )
      subject = true;
    if (signal === 'with' || /^[,;:–]$/.test(token.text)) subject = false;
    const topic = topics.find((one) => one.index === index);
    const next = tokens[index + (topic?.length ?? 0)];
    // "a section about my method": the word leads on.
    const leads =
      topic?.key === 'about' &&
      topic.length === 1 &&
      next?.kind === 'word' &&
      startsWith(tongue.words.and, tokens, index + 1) === 0 &&
      startsWith(tongue.words.site, tokens, index + 1) === 0;
    if (topic && !subject && !leads) found.push({ index, topic: topic.key, length: topic.length });
  });
  return found;
}

const FOR = /^(?:for|für|pour|para|per|voor|dla|för|til|till)$/;
const OF = /^(?:of|de|d'|di|do)$/;

/** Parts that only a website has; a shop, a menu or a gallery may be the business itself. */
const OF_WEBSITES: readonly Topic[] = ['blog', 'newsletter', 'contactForm', 'questions', 'testimonials', 'waitlist'];

/** "A blog with a newsletter.", "Gallery and contact form": nothing but parts of a website, so that they are asked for. */
export function isPartsAlone(tokens: readonly Token[], tongue: Tongue): boolean {
  const { words, language } = tongue;
  const topics = topicsIn(tokens, language);
  // "Questions" is a heading, "a newsletter" is not.
  const isSaid = topics.length > 1 || startsWith(words.articles, tokens) > 0;
  if (!isSaid || !topics.some(({ key }) => OF_WEBSITES.includes(key))) return false;
  const signals = signalsIn(tokens, language).filter(({ key }) => [...LEADS, 'page', 'section'].includes(key));
  const lengthAt = (at: number) =>
    Math.max(
      tokens[at]?.kind === 'mark' ? 1 : 0,
      ...[...topics, ...signals].filter(({ index }) => index === at).map(({ length }) => length),
      ...[words.articles, words.and, words.mine].map((list) => startsWith(list, tokens, at)),
    );
  for (let at = 0; at < tokens.length;) {
    const length = lengthAt(at);
    if (length === 0) return false;
    at += length;
  }
  return true;
}

/** "Programme page + submissions page": one word before that for a page, and before it none that goes on. */
function isCompound(tokens: readonly Token[], at: number, { words }: Tongue): boolean {
  const before = tokens[at - 2];
  const isFree =
    !before || before.kind === 'mark' || [words.and, words.articles].some((list) => startsWith(list, [before]) > 0);
  return isFree && tokens[at - 1]?.kind === 'word' && startsWith(words.articles, tokens, at - 1) === 0;
}

type Signal = ReturnType<typeof signalsIn>[number];
/** The page itself, without its "one". */
const asPage = ({ index, length }: Signal): Signal => ({ key: 'page', index: index + length - 1, length: 1 });

/** Pages and sections that were asked for, and what shall come first. */
export function partsAsked(wishes: readonly Clause[], tongue: Tongue): Pick<Wishes, 'pages' | 'sections' | 'first'> {
  const found: Record<Kind, AskedPart[]> = { pages: [], sections: [] };
  const first: Topic[] = [];
  const add = (kind: Kind, part: AskedPart | null) => {
    const same = (other: AskedPart) => (part?.topic ? other.topic === part.topic : other.title === part?.title);
    if (!part || found.pages.some(same)) return;
    if (kind === 'pages') found.sections = found.sections.filter((other) => !same(other));
    if (kind === 'pages' || !found.sections.some(same)) found[kind].push(part);
  };
  for (const clause of wishes) {
    const { text } = clause;
    const tokens = tokensOf(text);
    const signals = signalsIn(tokens, tongue.language);
    const kind =
      announces(clause.label, tongue) ||
      (clause.form !== 'heading' && clause.under !== '' && announces(clause.under, tongue));
    if (kind) {
      const [own, ...others] = clause.label ? titlesIn(clause.label, tongue) : [];
      const parts = clause.label ? listed(clause.value.text, tongue) : [text];
      // "A page of questions: how long does it take?" names one and says what is on it.
      for (const said of own && others.length === 0 ? [own] : parts) add(kind, partOf(said, tongue));
      continue;
    }
    const topics = wishedTopics(tokens, tongue);
    if (ORDER.test(clause.label)) {
      first.push(...topics.map(({ topic }) => topic).filter((topic) => !first.includes(topic)));
      continue;
    }
    const order = signals.find(({ key }) => key === 'first');
    if (order) {
      const near = topics.toSorted(
        (one, other) => Math.abs(one.index - order.index) - Math.abs(other.index - order.index),
      );
      if (near[0] && !first.includes(near[0].topic)) first.push(near[0].topic);
    }
    // "Satzung – eigene Seite".
    const dash = tokens.findIndex(({ text: mark }) => mark === '–');
    const ownPage = signals.find(({ key, index }) => key === 'page' && index > dash && index <= dash + 3);
    if (dash > 0 && ownPage && tokens.length <= dash + 4) {
      add('pages', partOf(text.slice(0, tokens[dash]?.start), tongue));
      continue;
    }
    if (clause.form === 'heading' || (clause.label && isIn(tongue.words.look, tokensOf(clause.label)))) continue;
    const places = signals
      .map((one) => (one.key === 'onePage' && isOfSeveral(tokens, one, tongue) ? asPage(one) : one))
      .filter(
        ({ key, index }) =>
          key === 'section' || (key === 'page' && !isOnSite(tokens, index, tongue) && !isLikened(tokens, index)),
      );
    const of: Kind = places.some(({ key }) => key === 'page') ? 'pages' : 'sections';
    const titles: string[] = [];
    places.forEach(({ index, key }, order) => {
      const next = places[order + 1]?.index ?? tokens.length;
      for (const title of namedAfter(text, tokens, index, next, tongue)) {
        const part = tokensOf(title).length <= 6 ? partOf(title, tongue) : null;
        // "like a page of an old book" asks for none.
        const isOf = OF.test(tokens[index + 1]?.text ?? '') && tokens[index + 3]?.text !== 'own' && part?.topic === '';
        titles.push(title);
        if (!isOf) add(key === 'page' ? 'pages' : 'sections', part);
      }
    });
    const own = titles.length === 0 && places[0] ? onItsOwn(text, tokens, places[0].index, tongue) : '';
    if (own !== '') add('pages', partOf(own, tongue));
    if (titles.length === 0 && places.length > 1 && places.every(({ index }) => isCompound(tokens, index, tongue)))
      for (const { index } of places.filter((place) => !isApart(tokens[place.index - 1])))
        add('pages', partOf(text.slice(tokens[index - 1]?.start, tokens[index - 1]?.end), tongue));
    for (const { topic, index, length } of topics) {
      // "Three pages, and no contact form at all".
      if (tokens.slice(Math.max(0, index - 2), index).some(({ text: word }) => NONE.test(word))) continue;
      // "Pictures come later, please leave no boxes for them."
      if (topic === 'gallery' && buildingWordsIn(tokens, tongue.language).some(({ key }) => key === 'later')) continue;
      const title = text.slice(tokens[index]?.start, tokens[index + length - 1]?.end);
      // "Services & fees" is one page.
      if (titles.some((one) => one !== title && one.includes(title))) continue;
      add(of, { title: title.charAt(0).toUpperCase() + title.slice(1), topic, about: '' });
    }
  }
  return { ...found, first };
}
