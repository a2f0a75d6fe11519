import { bodyOf, counted, linkOf, offerOf, placeOf, plainText, richText } from './draft.ts';
import type { Draft, DraftContext } from './draft.ts';
import { figuresDraft, YEAR } from './figures.ts';
import type { Cards, Item } from './outline.ts';
import { withoutNumerals } from './numbered.ts';
import { isAbout } from './topics.ts';

type Intro = Record<string, unknown>;
type Reader = (items: readonly Item[], intro: Intro, context: DraftContext, cards: Cards) => Draft | null;

/** A line below a picture of its own. */
const MOST_CAPTION = 80;

const most = (items: readonly Item[], share: number, is: (item: Item) => boolean) =>
  items.length > 0 && items.filter(is).length >= items.length * share;

const QUOTED = /^["“”„«»‘'‹]/;
const NAME =
  /^(?:(?:Dr|dr|Prof|prof|Mr|Mrs|Ms|Herr|Frau|Dipl)\.?[\s-]){0,3}\p{Lu}[\p{L}'’.-]{0,24}(?:\s(?:\p{Lu}[\p{L}'’.-]{0,24}|de|del|della|van|von|der|den|la|le|di|da|dos)){1,4}$/u;
/** Of people who are shown with a picture, under a heading that speaks of them. */
const FIRST_NAME = /^\p{Lu}\p{L}{1,14}(?:-\p{Lu}\p{L}{1,14})?$/u;
const questions: Reader = (items, intro) =>
  most(items, 0.6, ({ title, texts, lists }) => /[?？؟]\s?$/.test(title) && texts.length + lists.length > 0)
    ? {
        kind: 'faq',
        props: {
          ...intro,
          items: items.map((item) => ({
            question: item.title,
            answer: [richText(item.texts), ...item.lists.map((list) => list.join('\n'))].filter(Boolean).join('\n\n'),
          })),
        },
        tells: counted(items.length, 'question with its answer', 'questions with answers'),
      }
    : null;

/** A sentence and then the name of whoever said it. */
const isSigned = ({ title, texts, price, lists }: Item) => {
  const [said, by, ...more] = texts;
  const name = (by?.text.split('\n')[0] ?? '').replace(/^[—–-]\s*/, '').split(/,\s|\s[–—|-]\s/)[0] ?? '';
  return (
    title === '' &&
    price === '' &&
    lists.length + more.length <= 1 &&
    said !== undefined &&
    said.text.length >= 25 &&
    /[.!?…]$/.test(said.text) &&
    NAME.test(name)
  );
};

const testimonials: Reader = (items, intro, { stretch }, { hint }) => {
  const isQuoted = (item: Item) =>
    item.quote !== null ||
    item.texts.some(({ text }) => QUOTED.test(text)) ||
    QUOTED.test(item.title) ||
    isSigned(item);
  const isSaid =
    isAbout('testimonials', stretch.heading, stretch.hint, hint) && most(items, 0.8, ({ texts }) => texts.length > 0);
  if (!most(items, 0.6, isQuoted) && !isSaid) return null;
  const said = items.map((item) => {
    const texts = [item.title, ...item.texts.map(({ text }) => text)].filter(Boolean);
    const longest =
      item.quote?.text ??
      texts.find((text) => QUOTED.test(text)) ??
      texts.toSorted((one, other) => other.length - one.length)[0] ??
      '';
    const [by = '', ...more] = [
      ...(item.quote?.by ? [item.quote.by] : []),
      ...texts.filter((text) => text !== longest),
    ].flatMap((text) => text.split('\n'));
    const [name = '', ...role] = by.replace(/^[—–-]\s*/, '').split(/,\s|\s[–—|-]\s/);
    return {
      quote: withoutQuotes(longest),
      name,
      role: [...role, ...more].filter((text) => !/^[★☆⭐\s]+$/u.test(text)).join(', '),
    };
  });
  return {
    kind: 'testimonials',
    props: { ...intro, items: said },
    tells: counted(items.length, 'thing that a customer said', 'things that customers said'),
  };
};

export const withoutQuotes = (text: string): string => text.replace(/^["“”„«»‘‹]\s?|\s?["”“«»’›]$/g, '').trim();

const team: Reader = (items, intro, { stretch }, { hint }) => {
  const isTeam = isAbout('team', stretch.heading, stretch.hint, hint);
  const isNamed = (item: Item) =>
    (NAME.test(item.title) && item.title.length <= 80) ||
    (isTeam && item.pictures.length === 1 && FIRST_NAME.test(item.title));
  const share = isTeam ? 0.5 : 0.8;
  if (!most(items, share, isNamed)) return null;
  const hasRoles = most(items, 0.6, ({ texts }) => (texts[0]?.text.length ?? 99) <= 80);
  if (!hasRoles && !isTeam) return null;
  const people = items.map(({ title, texts, pictures, buttons }) => {
    const [first, ...rest] = texts;
    const isRole = first !== undefined && first.text.length <= 100 && !/[.!?]$/.test(first.text);
    return {
      name: title,
      role: isRole ? first.text : '',
      text: plainText(isRole ? rest : texts),
      picture: placeOf(pictures[0]),
      contact: linkOf(buttons),
    };
  });
  return { kind: 'team', props: { ...intro, items: people }, tells: counted(items.length, 'person', 'people') };
};

const figures: Reader = (items, intro) => figuresDraft(items, intro);

const pictures: Reader = (items, intro, { stretch }, { hint }) => {
  if (!items.every((item) => item.pictures.length > 0 && bodyOf(item).length <= 200 && item.price === '')) return null;
  const isCaption = (item: Item) =>
    item.title === '' && item.pictures.length === 1 && bodyOf(item).length <= MOST_CAPTION;
  if (most(items, 0.5, (item) => bodyOf(item) !== '') && !items.every(isCaption)) return null;
  const shown = items.flatMap((item) =>
    item.pictures.map((picture) => ({ picture, title: item.title, caption: bodyOf(item) || picture.caption })),
  );
  if (isAbout('logos', stretch.heading, stretch.hint, hint))
    return logosDraft(
      shown.map(({ picture, title }) => title || picture.alt),
      intro,
    );
  return {
    kind: 'gallery',
    props: {
      ...intro,
      items: shown.map(({ picture, title, caption }) => ({ picture: placeOf(picture), title, caption })),
    },
    tells: `places for ${counted(shown.length, 'picture')}`,
  };
};

export const logosDraft = (names: readonly string[], intro: Intro): Draft | null => {
  const named = names.map((name) => name.replace(/\blogo\b/i, ' ').trim()).filter(Boolean);
  return named.length === 0
    ? null
    : {
        kind: 'logos',
        props: { ...intro, items: named.map((name) => ({ name })) },
        tells: counted(named.length, 'name of others', 'names of others'),
      };
};

const events: Reader = (items, intro, { stretch }) => {
  const isDated = most(
    items,
    0.6,
    ({ date, title }) => date !== '' || (isAbout('events', stretch.heading) && /\d{1,2}[.:]\d\d|\d{4}/.test(title)),
  );
  if (!isDated || !most(items, 0.6, ({ date }) => date !== '')) return null;
  return {
    kind: 'events',
    props: {
      ...intro,
      items: items.map((item) => ({
        date: item.date,
        title: item.title,
        text: bodyOf(item),
        price: item.price,
        action: linkOf(item.buttons),
      })),
    },
    tells: counted(items.length, 'event'),
  };
};

const chapters: Reader = (items, intro) =>
  most(items, 0.8, ({ title }) => YEAR.test(title)) && items.length >= 2
    ? {
        kind: 'story',
        props: {
          ...intro,
          chapters: items.map((item) => ({ when: item.title, text: bodyOf(item), picture: placeOf(item.pictures[0]) })),
        },
        tells: counted(items.length, 'chapter of the story', 'chapters of the story'),
      }
    : null;

const isPriced = (item: Item) => item.price !== '' || /[€£$]\s?\d|\d\s?(?:€|CHF)/.test(bodyOf(item));

const stepsDraft = (items: readonly Item[], intro: Intro): Draft => ({
  kind: 'steps',
  props: { ...intro, items: items.map((item) => ({ name: item.title, text: bodyOf(item) })) },
  tells: counted(items.length, 'step'),
});

/** What counts itself is a row of steps, whatever stands above it. */
const counting: Reader = (items, intro) => {
  const steps = withoutNumerals(items);
  return steps && most(steps, 0.5, (item) => bodyOf(item) !== '') ? stepsDraft(steps, intro) : null;
};

const steps: Reader = (items, intro, { stretch }, { isOrdered, hint }) => {
  const isNamed = isAbout('steps', stretch.heading, stretch.hint, hint) && !most(items, 0.5, isPriced);
  return (isNamed || isOrdered) && items.every(({ title }) => title !== '') ? stepsDraft(items, intro) : null;
};

const points: Reader = (items, intro, { stretch }, { hint }) => {
  const isService =
    isAbout('services', stretch.heading, stretch.hint, hint) ||
    items.length > 12 ||
    most(items, 0.5, ({ pictures }) => pictures.length > 0) ||
    items.some((item) => bodyOf(item).length > 400);
  if (isService)
    return {
      kind: 'services',
      props: {
        ...intro,
        items: items.map((item) => ({
          ...offerOf(item),
          to: linkOf(item.buttons).to,
        })),
      },
      tells: counted(items.length, 'service'),
    };
  return {
    kind: 'features',
    props: {
      ...intro,
      items: items.map((item) => ({ name: item.title, text: [bodyOf(item), item.price].filter(Boolean).join('\n') })),
    },
    tells: counted(items.length, 'point'),
  };
};

const readers: readonly Reader[] = [
  questions,
  counting,
  testimonials,
  figures,
  events,
  chapters,
  team,
  pictures,
  steps,
];

/** The kinds that several things of one kind may become, the likeliest first. None for things without names. */
export function cardDrafts(cards: Cards, intro: Intro, context: DraftContext): Draft[] {
  const { items } = cards;
  const found = readers.flatMap((read) => read(items, intro, context, cards) ?? []);
  const isNamed =
    items.every(({ title, quote }) => title !== '' && quote === null) &&
    items.some((item) => bodyOf(item) !== '' || item.pictures.length > 0 || item.price !== '');
  const last = isNamed ? points(items, intro, context, cards) : null;
  return last ? [...found, last] : found;
}
