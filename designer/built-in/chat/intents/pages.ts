import { raised } from '../../copy/grammar.ts';
import { slugOf } from '../../compose/plan-pages.ts';
import { kindIn, pageNamed } from '../find-target.ts';
import { newSection, sectionsForPage } from '../new-section.ts';
import { freshId, shown, type Ask, type Intent } from '../request.ts';

const ADD =
  /^(?:please\s+)?(?:add|create|make|build|i (?:want|need)|we (?:want|need)|insert)\s+(?:an?|another|one more|the|a new|new)?\s*(?:new\s+)?(?:(.{2,40}?)\s+)?(?:sub)?pages?\b(?:\s+(?!(?:called|named|titled|for|about|on|with|to|in|at|of)\b)(.{2,60}?)|\s*(?:called|named|titled|for|about|on|with|:|–|-)\s*(?:the |our |my |an? )?(.{2,120}?))?[.!]*$/isu;
const REMOVE =
  /^(?:please\s+)?(?:remove|delete|drop|get rid of|take (?:away|down))\s+(?:the\s+|our\s+|my\s+)?(?:page\s+(.{2,40}?)|(.{2,40}?)\s+page)[.!]*$/isu;
const MOVE =
  /^(?:please\s+)?(?:move|put|place|show)\s+(?:the\s+|our\s+)?(?:page\s+)?(.{2,40}?)(?:\s+page)?\s+(?:(first|to the (?:front|start|beginning|top)|last|to the (?:end|back)|(?:before|in front of|after|behind|next to)\s+(?:the\s+)?(.{2,40}?)(?:\s+page)?)(?:\s+(?:in|of) the (?:menu|navigation))?)[.!]*$/isu;
const MENU =
  /^(?:please\s+)?(hide|remove|take|show|put|add|bring back)\s+(?:the\s+|our\s+)?(?:page\s+)?(.{2,40}?)(?:\s+page)?\s+(?:(?:from|off|out of|in|into|to|back in(?:to)?)\s+(?:the\s+)?(?:navigation(?: menu)?|nav|main menu|header menu|menu bar|top menu|menu))[.!]*$/isu;

function titleOf(ask: Ask, before: string, after: string): string {
  const words = ask
    .value(after || before)
    .replace(/^(?:called|named|titled)\s+/i, '')
    .replace(/[.!]+$/, '')
    .trim();
  return raised(words).slice(0, 60);
}

const WITH = /,?\s+(?:with|that (?:has|shows|includes)|including|containing)\s+(.+)$/isu;

/** The sections that "with a list of dates and a FAQ" asks for, besides those that the page has anyway. */
function furtherSections(ask: Ask, words: string, made: { kind: string }[], idFor: (kind: string) => string) {
  const kinds = words
    .split(/,|\s(?:and|as well as|plus)\s/i)
    .map((part) => (/\b(?:dates|calendar)\b/i.test(part) ? 'events' : kindIn(part)))
    .filter((kind): kind is string => kind !== undefined);
  return [...new Set(kinds)]
    .filter((kind) => !made.some((section) => section.kind === kind))
    .flatMap((kind) => newSection(ask.document, kind, idFor(kind.toLowerCase()), ask.seed) ?? []);
}

/** "add a page about weddings". */
const addPage: Intent = (ask) => {
  const match = ADD.exec(ask.text);
  if (
    !match ||
    /\b(?:section|question)\b|\b(?:to|on|in|of|from|into)\s+(?:the|our|my|every|each)\b/i.test(match[1] ?? '')
  )
    return undefined;
  const wanted = WITH.exec(match[2] ?? match[3] ?? '');
  const title = titleOf(
    ask,
    (match[1] ?? '').replace(/^(?:new|another|extra)$/i, ''),
    (match[2] ?? match[3] ?? '').replace(WITH, ''),
  );
  if (!title) return { asks: 'What is the page about? Say, for example, “add a page about weddings”.' };
  const existing = ask.document.pages.find((page) => page.title.toLowerCase() === title.toLowerCase());
  if (existing) return { says: `There is a page called ${existing.title} already.` };
  const slug = slugOf(title) || 'page';
  const used = new Set(ask.document.pages.map((page) => page.path));
  let path = `/${slug === 'settings' ? 'our-settings' : slug}`;
  for (let number = 2; used.has(path); number += 1) path = `/${slug}-${number}`;
  const id = freshId(ask.document, slug);
  const taken = [id];
  const idFor = (kind: string) => {
    const made = freshId(ask.document, `${slug}-${kind}`.slice(0, 30), taken);
    taken.push(made);
    return made;
  };
  const planned = sectionsForPage(ask.document, title, title, ask.seed, idFor);
  const further = furtherSections(ask, wanted?.[1] ?? '', planned, idFor);
  const end = planned.length > 1 && planned.at(-1)?.kind === 'cta' ? planned.length - 1 : planned.length;
  const sections = [...planned.slice(0, end), ...further, ...planned.slice(end)];
  const last = ask.document.pages.length - 1;
  const before = ask.document.pages[last]?.sections.some((section) => section.kind === 'contact') ? last : last + 1;
  return {
    operations: [
      {
        type: 'addPage',
        index: Math.max(before, 1),
        page: {
          id,
          path,
          title,
          inMenu: true,
          seo: { title: `${title} – ${ask.document.brand.name}`.slice(0, 70), description: '' },
          sections,
        },
      },
    ],
    did: `added the page ${shown(title)} at ${path}`,
    also: JSON.stringify(sections).includes('[[') ? 'It has marked places that wait for your words.' : undefined,
  };
};

const removePage: Intent = (ask) => {
  const match = REMOVE.exec(ask.text);
  const words = match?.[1] ?? match?.[2];
  if (!words || /\b(?:section|from|on|of)\b/i.test(words)) return undefined;
  if (/^(?:this|the current|current)$/i.test(words.trim()) && ask.page.path !== '/')
    return gone(ask.page.id, ask.page.title, ask);
  const page = pageNamed(ask.document, ask.value(words));
  if (!page)
    return {
      cannot: `There is no page called ${shown(ask.value(words))}`,
      instead: `The pages are ${ask.document.pages.map((one) => one.title).join(', ')}.`,
    };
  if (page.path === '/')
    return { cannot: 'The home page has to stay', instead: 'I can remove sections from it, or replace its texts.' };
  return gone(page.id, page.title, ask);
};

const gone = (pageId: string, title: string, ask: Ask) => {
  const page = ask.document.pages.find((one) => one.id === pageId);
  return {
    operations: [{ type: 'removePage' as const, pageId }],
    did: `removed the page ${shown(title)}`,
    names: [`pages/${pageId}`, ...(page?.sections ?? []).map((section) => `sections/${section.id}`)],
    also: 'Say “undo” to have it back.',
  };
};

const movePage: Intent = (ask) => {
  const match = MOVE.exec(ask.text);
  if (!match || /\bsection\b/i.test(ask.text)) return undefined;
  const words = ask.value(match[1] ?? '');
  const page = pageNamed(ask.document, words);
  const other = match[3] ? pageNamed(ask.document, ask.value(match[3])) : undefined;
  const says = /\bpage\b|\bmenu\b|\bnavigation\b/i.test(ask.text);
  if (!page || (match[3] && !other) || (!says && !other)) return undefined;
  // Words such as "move prices above the team" may mean sections: pages only when the message says so or only pages fit.
  if (!says && ask.page.sections.length > 0 && !/\b(?:first|last)\b/i.test(match[2] ?? '')) return undefined;
  const rest = ask.document.pages.filter((one) => one.id !== page.id);
  const place = match[2] ?? '';
  const index = other
    ? rest.indexOf(other) + (/^(?:after|behind|next)/i.test(place) ? 1 : 0)
    : /last|end|back/i.test(place)
      ? rest.length
      : 1;
  return {
    operations: [{ type: 'movePage', pageId: page.id, index: page.path === '/' ? index : Math.max(index, 0) }],
    did: `moved ${page.title} ${other ? `${/^(?:after|behind|next)/i.test(place) ? 'after' : 'before'} ${other.title}` : /last|end|back/i.test(place) ? 'to the end' : 'to the front'} of the menu`,
  };
};

const inMenu: Intent = (ask) => {
  const match = MENU.exec(ask.text);
  const page = match && pageNamed(ask.document, ask.value(match[2] ?? ''));
  if (!match || !page) return undefined;
  const show = /show|put|add|bring/i.test(match[1] ?? '');
  if (page.inMenu === show) return { says: `${page.title} is ${show ? 'in' : 'not in'} the menu already.` };
  return {
    operations: [{ type: 'updatePage', pageId: page.id, inMenu: show }],
    did: `${show ? 'put' : 'took'} ${page.title} ${show ? 'into' : 'out of'} the menu`,
    names: [`pages/${page.id}/inMenu`],
  };
};

const PATH =
  /^(?:change|set|move)\s+(?:the\s+)?(?:address|url|path|slug|link)\s+of\s+(?:the\s+|our\s+)?(.{2,40}?)(?:\s+page)?\s+(?:to|into)\s+(\S{1,120}?)[.!]*$/iu;
const PATH_IS = /^(?:the\s+)?(.{2,40}?)\s+page\s+should\s+(?:be|live|stand)\s+at\s+(\S{1,120}?)[.!]*$/iu;

/** "change the address of the about page to /who-we-are". */
const changePath: Intent = (ask) => {
  const match = PATH.exec(ask.text) ?? PATH_IS.exec(ask.text);
  const said = ask.value(match?.[2] ?? '');
  if (!match || !(said.startsWith('/') || /\b(?:url|path|slug)\b/i.test(ask.text))) return undefined;
  const page = pageNamed(ask.document, ask.value(match[1] ?? ''));
  if (!page) return { cannot: `There is no page called ${shown(ask.value(match[1] ?? ''))}` };
  const path = `/${said
    .split('/')
    .map((part) => slugOf(part))
    .filter(Boolean)
    .join('/')}`;
  if (page.path === '/') return { cannot: 'The home page keeps the address “/”' };
  if (ask.document.pages.some((other) => other !== page && other.path === path))
    return { cannot: `Another page stands at ${path}`, instead: 'Choose a different address.' };
  return {
    operations: [{ type: 'updatePage', pageId: page.id, path }],
    did: `moved ${page.title} to ${path}; links follow`,
    names: [`pages/${page.id}/path`],
  };
};

/** Adds, removes, moves pages and hides them from the menu. */
export const changePages: Intent = (ask) =>
  changePath(ask) ?? inMenu(ask) ?? addPage(ask) ?? removePage(ask) ?? movePage(ask);
