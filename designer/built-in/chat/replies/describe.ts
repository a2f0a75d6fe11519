import { weekdays } from '#site/model/weekdays.ts';
import type { Weekday, WebsiteDocument } from '#site/model/document.ts';
import { findPage, findSection } from '#site/model/find-section.ts';
import { isRecord, sameJson } from '#site/model/json.ts';
import { hasProposal } from '#site/origins/marks.ts';
import { changesBetween, type Change, type Operation } from '#site/operations/index.ts';
import { wordsForService } from '#site/render/service-words.ts';
import { wordsOf } from '#site/render/words/index.ts';
import { hasOwnColours } from '#site/templates/given-colours.ts';
import { getTemplate } from '#site/templates/index.ts';
import { modeOf, palettes, typePairOf } from '#site/themes/index.ts';
import { entriesOf, type Entry } from '../document/entries.ts';
import { inLanguage } from '../document/relabelled.ts';
import { kindWord, partWord, type Part } from '../words/index.ts';
import type { Spoken } from '../words/spoken.ts';
import { editsBetween, type Edit } from './edits.ts';
import { dayWord, fill, hoursWords, sectionWord, shown } from './index.ts';

/** More than this is counted instead of told. */
const MOST = 6;

const PARTS: Record<string, Part> = {
  heading: 'heading',
  intro: 'intro',
  body: 'text',
  text: 'text',
  note: 'note',
  primary: 'button',
  secondary: 'button',
  action: 'button',
  tagline: 'tagline',
  name: 'name',
  phone: 'phone',
  email: 'email',
  address: 'address',
  place: 'place',
  hoursNote: 'hours',
  title: 'title',
  description: 'description',
  label: 'button',
  price: 'price',
  question: 'question',
  answer: 'answer',
  quote: 'quote',
};

const text = (value: unknown): string => (typeof value === 'string' ? shown(value) : '');

/** Edits of long texts, each with all the places where it was made. */
type Edits = Map<string, Edit & { where: Set<string> }>;

/**
 * What differs between two documents, in sentences of a language: the only things a reply claims. `operations` say which of two sections
 * that changed places was moved.
 */
export function describe(
  before: WebsiteDocument,
  after: WebsiteDocument,
  language: Spoken,
  operations: readonly Operation[] = [],
): string[] {
  if (before.language !== after.language)
    return [
      fill(language, 'languageIs', { value: tongueName(after.language, language) }),
      ...describe(inLanguage(before, after.language), after, language, operations),
    ];
  const changes = changesBetween(before, after).forward.filter(({ path }) => path[0] !== 'locks');
  const kept = keptProposals(before, after);
  if (kept !== 0) return [kept > 0 ? fill(language, 'kept', { n: String(kept) }) : fill(language, 'dropped')];
  const edits: Edits = new Map();
  const moved = new Set(operations.flatMap((one) => (one.type === 'moveSection' ? [one.sectionId] : [])));
  const told = [
    ...siteSentences(before, after, changes, language),
    ...pageSentences(before, after, changes, language),
    ...sectionSentences(before, after, changes, { language, edits, moved }),
    ...moveSentences(before, after, moved, language),
  ];
  const sentences = [...told, ...editSentences(edits, told, language)];
  const unique = [...new Set(sentences.length > 0 ? sentences : searchSentences(after, changes, language))];
  if (unique.length <= MOST) return unique;
  return [...unique.slice(0, MOST), fill(language, 'more', { n: String(unique.length - MOST) })];
}

/** What was edited in long texts, but for what is told of a thing already: a new price stands in the text as well. */
const editSentences = (edits: Edits, told: readonly string[], language: Spoken): string[] =>
  [...edits.values()].flatMap(({ from, to, where }) => {
    const isTold = told.some((sentence) => sentence.includes(to === '' ? from : to));
    const values = { old: from, value: to, name: to === '' ? from : to, where: [...where].slice(0, 3).join(', ') };
    return isTold ? [] : [fill(language, from === '' ? 'entryAdded' : to === '' ? 'entryRemoved' : 'wordsAre', values)];
  });

/** Where the sections that were moved stand now. */
const moveSentences = (
  before: WebsiteDocument,
  after: WebsiteDocument,
  moved: ReadonlySet<string>,
  language: Spoken,
): string[] =>
  [...moved].flatMap((id) => {
    const [was, is] = [findSection(before, id), findSection(after, id)];
    if (!was || !is) return [];
    const order = (place: typeof is) => place.page.sections.map((one) => one.id).join();
    if (was.page.id === is.page.id && order(was) === order(is)) return [];
    const shownOnes = is.page.sections.filter(({ hidden }) => !hidden);
    const above = shownOnes[shownOnes.findIndex((one) => one.id === id) - 1];
    const other = above?.kind === 'hero' ? kindWord('hero', language) : above && sectionWord(above, language);
    const values = { where: sectionWord(is.section, language), page: is.page.title, other: other ?? '' };
    return [fill(language, other === undefined ? 'sectionFirst' : 'sectionAfter', values)];
  });

const marks = (document: WebsiteDocument) => JSON.stringify(document.pages).split('⟦').length - 1;
const lengthOf = (document: WebsiteDocument) => JSON.stringify(document.pages).replaceAll(/[⟦⟧]/gu, '').length;

/** How many proposals became the owner's; -1 when some were dropped; 0 when nothing of the kind happened. */
function keptProposals(before: WebsiteDocument, after: WebsiteDocument): number {
  if (!hasProposal(JSON.stringify(before)) || marks(after) >= marks(before)) return 0;
  const gone = marks(before) - marks(after);
  if (lengthOf(before) === lengthOf(after)) return gone;
  return entriesOf(after).length < entriesOf(before).length || gone > 1 ? -1 : 0;
}

function siteSentences(before: WebsiteDocument, after: WebsiteDocument, changes: Change[], language: Spoken): string[] {
  const touched = new Set(changes.map(({ path }) => path[0] ?? ''));
  const has = (start: string) => changes.some(({ path }) => path.join('/').startsWith(start));
  const sentences: string[] = [];
  const field = (part: Part, value: string) =>
    sentences.push(
      fill(language, value === '' ? 'siteFieldGone' : 'siteFieldIs', {
        part: partWord(part, language),
        value: shown(value),
      }),
    );
  if (touched.has('template')) {
    sentences.push(fill(language, 'templateIs', { value: getTemplate(after.template).name }));
    if (hasOwnColours(before)) sentences.push(fill(language, 'coloursStay'));
  }
  if (has('brand/name')) field('name', after.brand.name);
  if (has('brand/tagline')) field('tagline', after.brand.tagline);
  for (const part of ['phone', 'email', 'address', 'place'] as const)
    if (has(`business/${part}`)) field(part, after.business[part]);
  if (changes.some(({ path }) => path[0] === 'business' && (path[1] === 'hours' || path[1] === 'closedDays')))
    sentences.push(...hoursSentences(before, after, language));
  if (has('business/hoursNote')) field('note', after.business.hoursNote);
  if (has('business/social'))
    sentences.push(
      fill(language, 'socialIs', { value: after.business.social.map(({ label }) => label).join(', ') || '–' }),
    );
  if (touched.has('theme')) sentences.push(...themeSentences(before, after, language));
  if (has('footer/note')) field('footer', after.footer.note);
  const { action } = after.header;
  if (has('header/action') && !(action.label === before.header.action.label && followsContact(action.to)))
    field('button', buttonWords(action.label, action.to, after));
  if (!touched.has('template') && (has('header/variant') || has('footer/variant')))
    sentences.push(fill(language, 'frameChanged'));
  if (has('seo/title')) field('title', after.seo.title);
  if (has('seo/description')) field('description', after.seo.description);
  if (has('blog/postsPerPage'))
    sentences.push(
      fill(language, 'postsAre', { where: kindWord('blogList', language), n: String(after.blog.postsPerPage) }),
    );
  if (touched.has('redirects'))
    sentences.push(
      fill(language, 'redirectIs', { value: after.redirects.map(({ from, to }) => `${from} → ${to}`).join(', ') }),
    );
  return sentences;
}

/** What a button says: words of its own, or those for the service that it leads to. */
const buttonWords = (label: unknown, to: unknown, { language }: WebsiteDocument): string =>
  text(label) || wordsForService(text(to), wordsOf(language));

/** Whether a link calls or writes: it leads where the number or address does, which is told already. */
const followsContact = (target: string): boolean => /^(?:tel|mailto):/u.test(target);

const tongueName = (tag: string, language: Spoken): string =>
  new Intl.DisplayNames([language], { type: 'language' }).of(tag) ?? tag;

function hoursSentences(before: WebsiteDocument, after: WebsiteDocument, language: Spoken): string[] {
  const rowsOf = ({ business }: WebsiteDocument, day: Weekday) => business.hours.filter((row) => row.day === day);
  const isClosed = ({ business }: WebsiteDocument, day: Weekday) => business.closedDays.includes(day);
  const days = weekdays.filter(
    (day) => !sameJson(rowsOf(before, day), rowsOf(after, day)) || isClosed(before, day) !== isClosed(after, day),
  );
  const open = days.filter((day) => isClosed(before, day) && !isClosed(after, day) && rowsOf(after, day).length === 0);
  if (after.business.hours.length + after.business.closedDays.length === 0 && open.length === 0)
    return [fill(language, 'hoursGone')];
  const others = days.filter((day) => !open.includes(day));
  return [
    ...(others.length > 0
      ? [fill(language, 'hoursAre', { value: hoursWords(after.business.hours, language, others) })]
      : []),
    ...open.map((day) => fill(language, 'openAgain', { day: dayWord(day, language) })),
  ];
}

function themeSentences(before: WebsiteDocument, after: WebsiteDocument, language: Spoken): string[] {
  const [old, now] = [before.theme, after.theme];
  const sentences: string[] = [];
  const turned = modeOf(old.background) !== modeOf(now.background);
  if (turned) sentences.push(fill(language, modeOf(now.background) === 'dark' ? 'modeIsDark' : 'modeIsLight'));
  const parts = ['accent', 'background', 'ink', 'support'] as const;
  const colours = parts.filter((part) => old[part] !== now[part]);
  const names: Record<(typeof colours)[number], Part> = {
    accent: 'button',
    background: 'background',
    ink: 'ink',
    support: 'colour',
  };
  const palette = palettes.find((one) => colours.length > 1 && parts.every((part) => one[part] === now[part]));
  if (palette) sentences.push(fill(language, 'paletteIs', { value: palette.label }));
  else if (colours.length > 0)
    sentences.push(
      fill(language, 'coloursAre', {
        value: colours.map((part) => `${partWord(names[part], language)} ${now[part]}`).join(', '),
      }),
    );
  if (old.type !== now.type) sentences.push(fill(language, 'fontIs', { value: typePairOf(now.type).label }));
  if (old.radius !== now.radius) sentences.push(fill(language, 'cornersChanged'));
  if (old.spacing !== now.spacing) sentences.push(fill(language, 'spacingChanged'));
  return sentences;
}

function pageSentences(before: WebsiteDocument, after: WebsiteDocument, changes: Change[], language: Spoken): string[] {
  return changes.flatMap(({ path, before: old, after: now }) => {
    const [root, id = '', field] = path;
    if (root !== 'pages') return [];
    const page = (findPage(after, id) ?? findPage(before, id))?.title ?? '';
    if (field === undefined) return [fill(language, old === undefined ? 'pageAdded' : 'pageRemoved', { page })];
    if (field === 'title') return [fill(language, 'pageRenamed', { page: text(now) })];
    if (field === 'inMenu') return [fill(language, now === true ? 'pageInMenu' : 'pageOutOfMenu', { page })];
    return field === 'place' && old !== undefined && now !== undefined ? [fill(language, 'pageMoved', { page })] : [];
  });
}

/** Last, since people ask for them seldom. */
const searchSentences = (after: WebsiteDocument, changes: Change[], language: Spoken): string[] =>
  changes.flatMap(({ path: [root, id = '', field] }) =>
    root === 'pages' && field === 'seo'
      ? [fill(language, 'pageSearch', { page: findPage(after, id)?.title ?? '' })]
      : [],
  );

type Telling = { language: Spoken; edits: Edits; moved: ReadonlySet<string> };

function sectionSentences(
  before: WebsiteDocument,
  after: WebsiteDocument,
  changes: Change[],
  { language, edits, moved }: Telling,
): string[] {
  const byTemplate = changes.some(({ path }) => path[0] === 'template');
  const pagesGone = new Set(
    changes.filter(({ path }) => path[0] === 'pages' && path.length === 2).map(({ path }) => path[1]),
  );
  const done = new Set<string>();
  return changes.flatMap(({ path, before: old, after: now }): string[] => {
    const [root, id = '', field] = path;
    if (root !== 'sections') return [];
    const [was, is] = [findSection(before, id), findSection(after, id)];
    const place = is ?? was;
    if (!place || pagesGone.has(place.page.id)) return [];
    const values = { where: sectionWord(place.section, language), page: place.page.title };
    if (field === undefined)
      return was && is
        ? [fill(language, 'layoutIs', values)]
        : [fill(language, old === undefined ? 'sectionAdded' : 'sectionRemoved', values)];
    if (field === 'place' && moved.size > 0) return [];
    if (field === 'place')
      return old !== undefined && now !== undefined ? [fill(language, 'sectionMoved', values)] : [];
    if (field === 'hidden') return [fill(language, now === true ? 'sectionHidden' : 'sectionShown', values)];
    if (field === 'variant') return byTemplate ? [] : [fill(language, 'layoutIs', values)];
    if (field !== 'props' || !was || !is || done.has(id)) return [];
    done.add(id);
    return propSentences(before, after, id, values, { language, edits, moved });
  });
}

function propSentences(
  before: WebsiteDocument,
  after: WebsiteDocument,
  id: string,
  values: { where: string; page: string },
  { language, edits }: Telling,
): string[] {
  const [was, is] = [findSection(before, id)?.section, findSection(after, id)?.section];
  if (!was || !is) return [];
  const entries = (document: WebsiteDocument) => entriesOf(document).filter(({ section }) => section.id === id);
  const [oldEntries, newEntries] = [entries(before), entries(after)];
  const sentences = listSentences(oldEntries, newEntries, values.where, language);
  for (const [name, value] of Object.entries(is.props)) {
    const old = was.props[name];
    if (sameJson(old, value) || Array.isArray(value)) continue;
    const part = PARTS[name] ?? 'text';
    if (typeof value === 'number' && is.kind === 'blogList' && name === 'most')
      sentences.push(fill(language, 'postsAre', { ...values, n: String(value) }));
    else if (name === 'ground') sentences.push(fill(language, 'groundChanged', values));
    else if (isRecord(value) && 'label' in value) {
      const label = buttonWords(value.label, value.to, after);
      if (!isRecord(old) || old.label !== value.label)
        sentences.push(
          fill(language, label === '' ? 'fieldGone' : 'fieldIs', {
            ...values,
            part: partWord(part, language),
            value: label,
          }),
        );
      else if (!followsContact(text(value.to))) sentences.push(fill(language, 'linkChanged', values));
    } else if (typeof value === 'string' && typeof old === 'string' && editsBetween(old, value)) {
      for (const edit of editsBetween(old, value) ?? []) {
        const key = `${edit.from}\n${edit.to}`;
        const there = edits.get(key) ?? { ...edit, where: new Set() };
        edits.set(key, { ...there, where: there.where.add(values.where) });
      }
    } else if (typeof value === 'string') {
      const told =
        name === 'heading' ? { ...values, where: sectionWord({ ...was, props: { ...was.props } }, language) } : values;
      sentences.push(
        fill(language, value === '' ? 'fieldGone' : 'fieldIs', {
          ...told,
          part: partWord(part, language),
          value: shown(value),
        }),
      );
    }
  }
  return sentences;
}

function listSentences(before: Entry[], after: Entry[], where: string, language: Spoken): string[] {
  const names = (entries: Entry[]) => entries.map(({ name }) => name);
  const [old, now] = [names(before), names(after)];
  const added = after.filter(({ name }) => count(now, name) > count(old, name));
  const removed = before.filter(({ name }) => count(old, name) > count(now, name));
  const sentences: string[] = [];
  if (added.length === removed.length && added.length > 0 && before.length === after.length)
    return added.map(({ name, nameField }) =>
      fill(language, 'fieldIs', { part: partWord(PARTS[nameField] ?? 'entry', language), where, value: shown(name) }),
    );
  for (const { name } of removed) sentences.push(fill(language, 'entryRemoved', { name: shown(name), where }));
  for (const { name } of added) sentences.push(fill(language, 'entryAdded', { name: shown(name), where }));
  for (const entry of after) {
    const twin = twinOf(entry, before, after);
    if (!twin) continue;
    for (const [field, value] of Object.entries(entry.item)) {
      if (sameJson(twin.item[field], value) || Array.isArray(value)) continue;
      const name = shown(entry.name);
      if (field === 'price')
        sentences.push(fill(language, value === '' ? 'priceGone' : 'priceIs', { name, value: text(value) }));
      else if (typeof value === 'string')
        sentences.push(
          fill(language, value === '' ? 'fieldGone' : 'fieldIs', {
            part: partWord(PARTS[field] ?? 'text', language),
            where: name,
            value: text(value),
          }),
        );
    }
  }
  if (sentences.length === 0 && old.join('\n') !== now.join('\n'))
    sentences.push(fill(language, 'entriesMoved', { where }));
  return sentences;
}

/** What an entry was before, where it is another now: of several of one name, those that stand as they were are themselves. */
function twinOf(entry: Entry, before: readonly Entry[], after: readonly Entry[]): Entry | undefined {
  const [old, now] = [before, after].map((entries) => entries.filter(({ name }) => name === entry.name));
  const without = (entries: Entry[] = [], others: Entry[] = []) =>
    entries.filter((one) => !others.some((other) => sameJson(one.item, other.item)));
  return without(old, now)[without(now, old).indexOf(entry)];
}

const count = (names: string[], name: string) => names.filter((one) => one === name).length;
