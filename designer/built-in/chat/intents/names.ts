import { slugOf } from '../../compose/plan-pages.ts';
import { findSectionFor, pageNamed, sectionWords } from '../find-target.ts';
import { markedSection, shown, type Answer, type Ask, type Intent } from '../request.ts';
import { replaceEverywhere } from './texts.ts';

const RENAME = /^(?:please\s+)?(?:rename|retitle|re-name)\s+(?:the\s+|my\s+|our\s+)?(.+?)\s+(?:to|as|into)\s+(.+)$/isu;
const CALL =
  /^(?:please\s+)?(?:[Cc]all|[Nn]ame|[Tt]itle)\s+(?:the\s+|my\s+|our\s+)?(.+?)(?:\s+(?:section|page))?\s+(\ue000\d+\ue001|\p{Lu}.*)$/su;
const BUSINESS =
  /^(?:please\s+)?(?:(?:change|set|update)\s+(?:the|our|my)?\s*(?:business |company |site |website |shop |brand )?name(?:\s+of\s+the\s+\w+)?\s+to|our (?:new )?(?:business |company )?name is(?: now)?|the (?:business|company|site|website|shop) is (?:now )?called|we are (?:now )?called|rename (?:it|the (?:site|website|business|company|shop)|us|yourself) (?:to|as))\s+(.+)$/isu;

function renameBusiness(ask: Ask, name: string): Answer {
  const old = ask.document.brand.name;
  const { operations, names } = replaceEverywhere(ask, old, name);
  return {
    operations: [{ type: 'setBrand', name: name.slice(0, 120) }, ...operations],
    did: `renamed the business to ${shown(name)}${operations.length > 0 ? ', wherever its name stood' : ''}`,
    names: ['brand/name', ...names],
  };
}

/** A page's new name, with its address; links follow. */
export function renamePage(ask: Ask, pageId: string, title: string): Answer {
  const page = ask.document.pages.find((one) => one.id === pageId);
  if (!page) return { cannot: 'That page is gone' };
  const slug = slugOf(title);
  const path = `/${slug}`;
  const free = slug !== '' && slug !== 'settings' && !ask.document.pages.some((other) => other.path === path);
  const moves = page.path !== '/' && free && slugOf(page.title) === page.path.slice(1);
  const heading = page.sections[0];
  const sameHeading = heading && typeof heading.props.heading === 'string' && heading.props.heading === page.title;
  return {
    operations: [
      { type: 'updatePage', pageId, title: title.slice(0, 80), ...(moves ? { path } : {}) },
      ...(sameHeading
        ? [{ type: 'updateSection' as const, sectionId: heading.id, props: { heading: title.slice(0, 120) } }]
        : []),
    ],
    did: `renamed the page ${page.title} to ${shown(title)}${moves ? ` (its address is now ${path})` : ''}`,
    names: [`pages/${pageId}/title`, `pages/${pageId}/path`],
  };
}

/** "rename X to Y": the business, a page or a section's heading. */
export const rename: Intent = (ask) => {
  const business = BUSINESS.exec(ask.text);
  if (business) {
    const name = ask.value(business[1] ?? '');
    return name ? renameBusiness(ask, name) : undefined;
  }
  const match = RENAME.exec(ask.text) ?? CALL.exec(ask.text);
  if (!match) return undefined;
  const what = ask.value(match[1] ?? '');
  const name = ask.value(match[2] ?? '');
  if (!name) return undefined;
  if (
    !markedSection(match[1] ?? '') &&
    (what.toLowerCase() === ask.document.brand.name.toLowerCase() ||
      /^(?:it|this|site|website|business|company|shop|us)$/i.test(what))
  )
    return renameBusiness(ask, name);
  const inText =
    /^(?:heading|headline|title|text|words?|section)\b/i.test(match[1] ?? '') || /^\s*\ue000/.test(match[1] ?? '');
  const plainWhat = what
    .replace(/^(?:heading|headline|title|text|words?|section)(?: called| named| titled)?\s+/i, '')
    .replace(/^["“'‘]|["”'’]$/g, '');
  if (inText) {
    const { operations, names, places } = replaceEverywhere(ask, plainWhat, name);
    if (places > 0)
      return {
        operations,
        did: `changed ${shown(plainWhat)} to ${shown(name)} in ${places} ${places === 1 ? 'place' : 'places'}`,
        names,
      };
  }
  const page = pageNamed(ask.document, what);
  if (page && !/\bsection\b/i.test(what)) return renamePage(ask, page.id, name);
  const found = findSectionFor(ask, markedSection(match[1] ?? '') ? (match[1] ?? '') : what);
  if ('found' in found)
    return {
      operations: [
        { type: 'updateSection', sectionId: found.found.section.id, props: { heading: name.slice(0, 120) } },
      ],
      did: `renamed ${sectionWords(found.found, ask)} to ${shown(name)}`,
      names: [`sections/${found.found.section.id}/props/heading`],
    };
  if (page) return renamePage(ask, page.id, name);
  const { operations, names, places } = replaceEverywhere(ask, what, name);
  if (places > 0 && what.length > 2)
    return {
      operations,
      did: `renamed ${shown(what)} to ${shown(name)} in ${places} ${places === 1 ? 'place' : 'places'}`,
      names,
    };
  return {
    cannot: `I found nothing called ${shown(what)}`,
    instead: `The pages are ${ask.document.pages.map((one) => one.title).join(', ')}.`,
  };
};
