import type { Section, WebsiteDocument } from '#site/model/document.ts';
import { placeholdersIn } from '#site/model/placeholder.ts';
import { getSection } from '#site/sections/index.ts';
import { textsOf } from './section-summary.ts';

/** Something to look at before publishing, and the form where it can be put right. */
export type PublishFinding = {
  level: 'error' | 'warning';
  message: string;
  pageId: string | null;
  sectionId: string | null;
  /** Panel of the editor that holds the field, when it is no section. */
  panel: 'site' | 'pages' | null;
};

/**
 * Looks a draft over before it is published: links to pages that are not there (errors), links to
 * places that are not there, facts that the owner still has to supply, pages without a section (warnings).
 */
export function findingsOf(document: WebsiteDocument): PublishFinding[] {
  const paths = new Set([...document.pages.map(({ path }) => path), ...document.redirects.map(({ from }) => from)]);
  const ids = new Set(document.pages.flatMap(({ sections }) => sections.map(({ id }) => id)));
  const inPages = document.pages.flatMap((page) => {
    const visible = page.sections.filter(({ hidden }) => !hidden);
    const empty: PublishFinding[] =
      visible.length > 0
        ? []
        : [{ level: 'warning', message: `The page “${page.title}” is empty`, pageId: page.id, sectionId: null, panel: null }];
    return [...empty, ...visible.flatMap((section) => inSection(section, page.id, page.title, paths, ids))];
  });
  const shared = textsOf([document.header, document.footer, document.business]);
  const inShared = shared.flatMap(({ path, text }): PublishFinding[] => [
    ...placeholdersIn(text).map((wanted) => finding('warning', `Still to add: ${wanted}`)),
    ...(path.at(-1) === 'to' && isBroken(text, paths, ids)
      ? [finding(levelOf(text), `A link leads to ${text}, which is not there`)]
      : []),
  ]);
  const all = [...inShared, ...inPages];
  return [...all.filter(({ level }) => level === 'error'), ...all.filter(({ level }) => level === 'warning')];
}

const finding = (level: PublishFinding['level'], message: string): PublishFinding => ({
  level,
  message,
  pageId: null,
  sectionId: null,
  panel: 'site',
});

function inSection(section: Section, pageId: string, page: string, paths: Set<string>, ids: Set<string>): PublishFinding[] {
  const where = `${page}, ${getSection(section.kind)?.label ?? section.kind}`;
  const at = { pageId, sectionId: section.id, panel: null };
  return textsOf(section.props).flatMap(({ path, text }): PublishFinding[] => [
    ...placeholdersIn(text).map((wanted) => ({ ...at, level: 'warning' as const, message: `${where}: still to add: ${wanted}` })),
    ...(path.at(-1) === 'to' && isBroken(text, paths, ids)
      ? [{ ...at, level: levelOf(text), message: `${where}: a link leads to ${text}, which is not there` }]
      : []),
  ]);
}

/** A missing page stops a visitor; a missing place on a page only leaves them at its top. */
const levelOf = (target: string): PublishFinding['level'] => (target.includes('#') ? 'warning' : 'error');

/** True for a link to a page or a section of this site that does not exist. */
function isBroken(target: string, paths: Set<string>, ids: Set<string>): boolean {
  if (target.startsWith('#')) return target !== '#' && !ids.has(target.slice(1));
  if (!target.startsWith('/')) return false;
  const [path = '/', fragment] = target.split('#', 2);
  return !paths.has(path === '' ? '/' : path) || (fragment !== undefined && fragment !== '' && !ids.has(fragment));
}
