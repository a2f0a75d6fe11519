import { undescribed } from '#site/photos/describe-photos.ts';
import type { Page, Section, WebsiteDocument } from '#site/model/document.ts';
import { findSection } from '#site/model/find-section.ts';
import { publishCheck } from '#site/checks/publish-check.ts';
import { purposes, type SectionDefinition } from '#site/sections/definition.ts';
import { getSection, sections as sectionDefinitions } from '#site/sections/index.ts';
import { exportNotes } from '#site/render/index.ts';
import { isOffered, offeredVariants, type SectionLibrary } from '#site/sections/library.ts';
import { getTemplate } from '#site/templates/index.ts';
import type { DecidedKinds } from '#app/editing/section-library.server.ts';
import { formOf } from '#app/editing/form-of.server.ts';
import { previewed } from '#site/intents/index.ts';
import { kindLabel } from '#site/intents/kind-label.ts';
import { partOf } from '#site/intents/part-of.ts';
import { pageSizes } from '#app/editing/page-sizes.server.ts';
import { miniatureLook } from '#app/editing/miniature-look.server.ts';
import { excerptOf, missingIn, suggestedIn } from '#app/editing/section-summary.ts';
import { suggestionsOf } from '#app/editing/suggestions.server.ts';
import { countSuggestions } from '#app/editing/suggestions.ts';
import type { PictureTarget } from '#app/pictures/picture-target.ts';
import { themeView } from '#app/editing/theme-view.server.ts';
import {
  panelNames,
  type AddView,
  type EditorView,
  type KindChoice,
  type KindGroup,
  type PageRow,
  type PanelView,
  type SectionRow,
  type SectionView,
  type SiteView,
} from './editor-view.ts';

/**
 * What the screen shows of a document for an address: the chosen page, and the panel with its forms. `decided` are kinds of sections
 * that staff decided something of.
 */
export function buildView(document: WebsiteDocument, search: URLSearchParams, decided: DecidedKinds = []): EditorView {
  const chosen = findSection(document, search.get('section') ?? '');
  const page = chosen?.page ?? pageOf(document, search.get('page'));
  return {
    pages: document.pages.map(pageRow),
    page: pageRow(page),
    sections: page.sections.map(sectionRow),
    panel: panelOf(document, page, chosen?.section ?? null, search, decided),
    suggested: countSuggestions(suggestionsOf(document)),
    blocking: publishCheck(document).filter(({ severity }) => severity === 'error').length,
    previewed,
  };
}

function pageOf(document: WebsiteDocument, id: string | null): Page {
  const [first] = document.pages;
  if (!first) throw new Error('A document has at least one page');
  return document.pages.find((page) => page.id === id) ?? document.pages.find((page) => page.path === '/') ?? first;
}

const pageRow = ({ id, title, path, inMenu, sections }: Page): PageRow => ({
  id,
  title,
  path,
  inMenu,
  sections: sections.length,
});

const sectionRow = (section: Section): SectionRow => ({
  id: section.id,
  label: getSection(section.kind)?.label ?? section.kind,
  excerpt: excerptOf(section),
  hidden: section.hidden,
  missing: missingIn(section),
  suggested: suggestedIn(section),
});

function panelOf(
  document: WebsiteDocument,
  page: Page,
  section: Section | null,
  search: URLSearchParams,
  decided: DecidedKinds,
): PanelView {
  const name = panelNames.find((panel) => panel === search.get('panel'));
  switch (name) {
    case 'add':
      return { kind: 'add', add: addView(document, page, search, decided) };
    case 'pages': {
      const edited = document.pages.find(({ id }) => id === search.get('edit'));
      const form = edited && formOf(document, `page:${edited.id}`);
      return { kind: 'pages', edited: edited && form ? { page: pageRow(edited), form } : null };
    }
    case 'theme':
      return { kind: 'theme', theme: themeView(document) };
    case 'site':
      return { kind: 'site', site: siteView(document, libraryOf(decided)) };
    case 'history':
      return { kind: 'history', history: { section: section && { id: section.id, label: sectionRow(section).label } } };
    case 'publish':
      return { kind: 'publish', findings: publishCheck(document, pageSizes(document)) };
    case 'suggestions':
      return { kind: 'suggestions', groups: suggestionsOf(document) };
    case 'understood':
    case 'share':
    case 'inbox':
    case 'visits':
    case 'keys':
      return { kind: name };
    case 'pictures':
      return { kind: 'pictures', target: pictureTarget(document, search), undescribed: undescribed(document) };
    case undefined:
      return section
        ? { kind: 'section', section: sectionView(document, section, libraryOf(decided)) }
        : { kind: 'sections' };
  }
}

function pictureTarget(document: WebsiteDocument, search: URLSearchParams): PictureTarget | null {
  const part = search.get('for') ?? '';
  const field = search.get('field');
  if (!field || !partOf(document, part)) return null;
  const section = findSection(document, part.split(':')[1] ?? '')?.section;
  return { part, field, label: section ? sectionRow(section).label : 'Website' };
}

const libraryOf = (decided: DecidedKinds): SectionLibrary =>
  new Map(decided.map(({ kind, isOn, variantsOff }) => [kind, { isOn, variantsOff, hint: '' }]));

function sectionView(document: WebsiteDocument, section: Section, library: SectionLibrary): SectionView {
  const definition = getSection(section.kind);
  const offered = offeredVariants(library, section.kind);
  return {
    id: section.id,
    label: definition?.label ?? section.kind,
    hint: definition?.hint ?? 'This release does not know this kind of section. It can be moved, hidden or removed.',
    hidden: section.hidden,
    variant: section.variant,
    variants: choicesOf(definition?.variants ?? {}).flatMap((choice) => {
      if (offered.includes(choice.id)) return [choice];
      return choice.id === section.variant ? [{ ...choice, isOff: true as const }] : [];
    }),
    suggestions: suggestionsOf(document, section.id).flatMap(({ suggestions }) => suggestions),
    form: formOf(document, `section:${section.id}`),
  };
}

const choicesOf = (variants: Record<string, { label: string; hint: string }>) =>
  Object.entries(variants).map(([id, { label, hint }]) => ({ id, label, hint }));

function addView(document: WebsiteDocument, page: Page, search: URLSearchParams, decided: DecidedKinds): AddView {
  const after = page.sections.find(({ id }) => id === search.get('after'));
  const groups = kindGroups(document.template, decided);
  const kinds = groups.flatMap((group) => group.kinds);
  return {
    groups,
    look: miniatureLook(document),
    after: after ? sectionRow(after) : null,
    chosen: kinds.find(({ kind }) => kind === search.get('of')) ?? null,
  };
}

function kindGroups(template: string, decided: DecidedKinds): KindGroup[] {
  const library = libraryOf(decided);
  const offered = Object.values(sectionDefinitions).filter(({ kind }) => isOffered(library, kind));
  return Object.entries(purposes)
    .map(([id, label]) => ({
      id,
      label,
      kinds: offered
        .filter(({ purpose }) => purpose === id)
        .map((definition) => ({
          ...kindChoice(definition, template, library),
          version: decided.find(({ kind }) => kind === definition.kind)?.version,
        })),
    }))
    .filter(({ kinds }) => kinds.length > 0);
}

function kindChoice(
  { kind, label, hint, words, variants }: SectionDefinition,
  template: string,
  library: SectionLibrary,
): KindChoice {
  const offered = offeredVariants(library, kind);
  const best = getTemplate(template).sectionVariants[kind]?.find((variant) => offered.includes(variant));
  const choices = choicesOf(variants).filter(({ id }) => offered.includes(id));
  return {
    kind,
    label,
    hint: forPeople(hint),
    words,
    variants: [...choices.filter(({ id }) => id === best), ...choices.filter(({ id }) => id !== best)],
  };
}

/** The first sentence of a hint: what follows tells a designer about layouts by their ids. */
const forPeople = (hint: string): string => /^[^`]*?[.!?](?=\s|$)/.exec(hint)?.[0] ?? hint;

function siteView(document: WebsiteDocument, library: SectionLibrary): SiteView {
  const { hours, closedDays } = document.business;
  return { forms: siteForms(document, library), week: { hours, closedDays }, exported: exportNotes(document) };
}

function siteForms(document: WebsiteDocument, library: SectionLibrary) {
  const forms = [
    { part: 'brand', title: 'Name', note: 'Shown in the header, in search results and in the footer' },
    { part: 'business', title: 'Business', note: 'Said once here, shown wherever a section needs it' },
    { part: 'header', title: 'Header', note: 'The top of every page' },
    { part: 'footer', title: 'Footer', note: 'The bottom of every page' },
    { part: 'blog', title: 'Blog', note: 'Where it is, and how its posts look' },
    ...document.blog.sections.map(({ id, kind }) => ({
      part: `below:${id}`,
      title: `${kindLabel(kind)} below posts`,
      note: 'The bottom of every post',
    })),
  ];
  return forms.flatMap(({ part, title, note }) => {
    const form = formOf(document, part, { library });
    return form ? [{ title, note, form }] : [];
  });
}
