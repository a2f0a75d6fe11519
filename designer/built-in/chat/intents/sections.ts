import { getSection } from '#site/sections/index.ts';
import { raised } from '../../copy/grammar.ts';
import { sentencesOf } from '../../brief/plain-text.ts';
import { findSectionFor, kindIn, pageNamed, sectionWords, whichOne, withoutPage, type Target } from '../find-target.ts';
import { newSection } from '../new-section.ts';
import { freshId, shown, type Answer, type Ask, type Intent } from '../request.ts';

const BANNER =
  /^(?:please\s+)?(?:put|add|show|place|create|make|insert|set)\s+(?:up\s+)?(?:an?\s+|the\s+)?(?:banner|notice|announcement|news bar|info bar|alert)(?:\s+(?:on|at|to)\s+(?:the\s+)?(?:top|home ?page|start)(?:\s+of\s+(?:the\s+|every\s+)?(?:page|site|home ?page|website))?)?\s*(?:[:–-]|saying|that says|which says|with(?: the text)?|about|reading)\s*:?\s*(.+)$/isu;
const ANNOUNCE = /^(?:please\s+)?announce\s+(?:that\s+|:\s*)?(.+)$/isu;
const ADD =
  /^(?:please\s+)?(?:add|insert|put|include|create|make|i (?:want|need)|we need|show|give me|build)\s+(?:an?|another|the|some|our|my|in an?|in)?\s*(.{2,70}?)[.!]*$/isu;
const REMOVE =
  /^(?:please\s+)?(?:remove|delete|drop|get rid of|take (?:out|away|off)|i don['’]t (?:want|need)|lose|kill)\s+(?:the\s+|our\s+|my\s+|that\s+|this\s+)?(.{2,80}?)[.!]*$/isu;
const HIDE =
  /^(?:please\s+)?(hide|unhide|show|bring back|show again)\s+(?:the\s+|our\s+)?(.{2,60}?)(?:\s+again)?(?:\s+for now)?[.!]*$/isu;
const MOVE =
  /^(?:please\s+)?(?:move|put|place|bring|shift)\s+(?:the\s+|our\s+)?(.{2,50}?)\s+(above|over|before|below|under|underneath|beneath|after|behind|(?:to|at|on) the (?:very )?(?:top|bottom|end|start|beginning|front)|first|last|up|down|higher|lower|to(?: the)? .{2,30}? page)(?:\s+(?:the\s+|our\s+)?(.{2,50}?))?[.!]*$/isu;
const DUPLICATE = /^(?:please\s+)?(?:duplicate|copy|clone)\s+(?:the\s+)?(.{2,50}?)[.!]*$/isu;
export function located(ask: Ask, words: string, deed: string): Target | Answer {
  const found = findSectionFor(ask, words);
  if ('found' in found) return found.found;
  if ('several' in found) return { asks: whichOne(found.several, ask, deed) };
  return {
    cannot: `I found no ${shown(ask.value(words))}`,
    instead: `${ask.page.title} has: ${ask.page.sections.map((section) => (getSection(section.kind)?.label ?? section.kind).toLowerCase()).join(', ')}.`,
  };
}

export const isTarget = (value: Target | Answer): value is Target => 'section' in value;

/** A notice at the top of a page, with the words given. */
export const addBanner: Intent = (ask) => {
  const match = BANNER.exec(ask.text) ?? ANNOUNCE.exec(ask.text);
  const words = match ? raised(ask.value(match[1] ?? '').replace(/[.]+$/, '')) : '';
  if (!words) return undefined;
  const page = ask.document.pages.find((one) => one.path === '/') ?? ask.page;
  const there = page.sections.find((section) => section.kind === 'banner');
  const heading = words.slice(0, 120);
  const intro = words.length > 120 ? words.slice(0, 600) : '';
  if (there && /^(?:please\s+)?set\b/i.test(ask.text))
    return {
      operations: [{ type: 'updateSection', sectionId: there.id, props: { heading, intro } }],
      did: `changed the notice to ${shown(words)}`,
      names: [`sections/${there.id}`],
    };
  return {
    operations: [
      {
        type: 'addSection',
        pageId: page.id,
        index: 1,
        section: {
          id: freshId(ask.document, 'banner'),
          kind: 'banner',
          variant: 'strip',
          props: {
            heading: intro ? raised(sentencesOf(words)[0] ?? heading).slice(0, 120) : heading,
            intro: intro ? words.slice((sentencesOf(words)[0] ?? '').length).trim() : '',
          },
        },
      },
    ],
    did: `put a notice near the top of ${page.title}: ${shown(words)}`,
  };
};

/** "add an FAQ", "add a gallery to the about page". */
export const addSection: Intent = (ask) => {
  const words = ADD.exec(ask.text)?.[1];
  if (!words) return undefined;
  const { page: named, words: rest } = withoutPage(ask.document, ` ${words}`);
  const kind = kindIn(rest.replace(/\b(?:above|before|below|under|underneath|after|beneath)\s.*$/iu, ' '));
  if (!kind || rest.trim().split(' ').length > 9) return undefined;
  const target = named ?? ask.page;
  const id = freshId(
    ask.document,
    kind.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
  );
  const made = newSection(ask.document, kind, id, ask.seed);
  if (!made) return undefined;
  const below = /\b(?:below|under|underneath|beneath|after)\s+(?:the\s+)?(.{2,40})$/iu.exec(rest);
  const above = /\b(?:above|before)\s+(?:the\s+)?(.{2,40})$/iu.exec(rest);
  const beside = below ?? above;
  const reference = beside ? findSectionFor(ask, beside[1] ?? '') : undefined;
  const onTop = kind === 'hero' || /\b(?:at|on|to) the top\b/i.test(rest);
  const last = target.sections.at(-1);
  const end =
    last && (last.kind === 'cta' || last.kind === 'contact') && kind !== 'cta' && kind !== 'contact'
      ? target.sections.length - 1
      : target.sections.length;
  const index =
    reference && 'found' in reference && reference.found.page.id === target.id
      ? target.sections.indexOf(reference.found.section) + (below ? 1 : 0)
      : onTop
        ? kind === 'hero'
          ? 0
          : Math.min(1, target.sections.length)
        : end;
  const address = kind === 'video' ? /https?:\/\/\S+/.exec(ask.value(words))?.[0].replace(/[.,;!]+$/, '') : undefined;
  if (address) made.props = { ...made.props, to: address };
  const open = JSON.stringify(made.props).includes('[[');
  const label = (getSection(kind)?.label ?? kind).toLowerCase();
  const already = target.sections.some((section) => section.kind === kind);
  if (already && !/\b(?:another|second|one more|new|extra|more)\b/i.test(ask.text) && kind !== 'richText')
    return {
      says: `${target.title} has ${/^[aeiou]/.test(label) ? 'an' : 'a'} ${label} section already. Say “add another ${ask.value(words).replace(/^(?:an?|the) /i, '')}” for one more.`,
    };
  return {
    operations: [{ type: 'addSection', pageId: target.id, index, section: made }],
    did: `added ${already ? 'another' : /^[aeiou]/.test(label) ? 'an' : 'a'} ${label} section to ${target.title}`,
    also: open ? 'It has marked places that wait for your words.' : undefined,
  };
};

export const removeSection: Intent = (ask) => {
  const words = REMOVE.exec(ask.text)?.[1];
  if (!words) return undefined;
  if (
    /^(?:everything|all(?: sections| pages| of it)?|the (?:whole )?(?:site|website)|it|that|this|them)$/i.test(
      words.trim(),
    )
  )
    return { asks: 'That would take a lot away. Name the section or page that should go.' };
  if (/\ball\b/i.test(words)) return { asks: `Shall I really remove ${words.trim()}? Name each one, and I will.` };
  const target = located(ask, words, 'remove');
  if (!isTarget(target)) {
    const place = withoutPage(ask.document, ` ${words}`);
    if ('cannot' in target && place.page)
      return {
        cannot: `${place.page.title} has no ${place.words.trim()}`,
        instead: target.instead && place.page.id === ask.page.id ? target.instead : undefined,
      };
    const page = 'cannot' in target ? pageNamed(ask.document, ask.value(words)) : undefined;
    return page && page.path !== '/'
      ? { asks: `Do you mean the whole page ${page.title}? Then say “remove the ${page.title} page”.` }
      : target;
  }
  if (target.page.sections.length === 1)
    return {
      asks: `That is the only section of ${target.page.title}. Shall the whole page go? Then say “remove the ${target.page.title} page”.`,
    };
  return {
    operations: [{ type: 'removeSection', sectionId: target.section.id }],
    did: `removed ${sectionWords(target, ask)}`,
    names: [`sections/${target.section.id}`],
  };
};

export const hideSection: Intent = (ask) => {
  const match = HIDE.exec(ask.text);
  if (!match || / (?:as|in|into|like) /i.test(match[2] ?? '')) return undefined;
  const hide = /^hide$/i.test(match[1] ?? '');
  const found = findSectionFor(ask, match[2] ?? '');
  if ('none' in found) return hide ? { cannot: `I found no ${shown(ask.value(match[2] ?? ''))} to hide` } : undefined;
  const hidden = 'several' in found ? found.several.filter(({ section }) => section.hidden !== hide) : [found.found];
  const [target] = hidden;
  if (!target || hidden.length > 1)
    return 'several' in found ? { asks: whichOne(found.several, ask, hide ? 'hide' : 'show') } : undefined;
  if (target.section.hidden === hide) return hide ? { says: 'That section is hidden already.' } : undefined;
  return {
    operations: [{ type: 'setHidden', sectionId: target.section.id, hidden: hide }],
    did: `${hide ? 'hid' : 'brought back'} ${sectionWords(target, ask)}`,
    names: [`sections/${target.section.id}/hidden`],
  };
};

export const moveSection: Intent = (ask) => {
  const match = MOVE.exec(ask.text);
  if (!match) return undefined;
  const found = findSectionFor(ask, match[1] ?? '');
  if ('none' in found) return undefined;
  if ('several' in found) return { asks: whichOne(found.several, ask, 'move') };
  const { page, section } = found.found;
  const place = (match[2] ?? '').toLowerCase();
  const rest = page.sections.filter((one) => one.id !== section.id);
  const at = page.sections.indexOf(section);
  const toPage = /^to(?: the)? (.+) page$/.exec(place)?.[1];
  if (toPage) {
    const target = pageNamed(ask.document, toPage);
    if (!target) return { cannot: `There is no page called ${shown(toPage)}` };
    return {
      operations: [
        {
          type: 'moveSection',
          sectionId: section.id,
          pageId: target.id,
          index: Math.max(target.sections.length - 1, 0),
        },
      ],
      did: `moved ${sectionWords(found.found, ask)} to ${target.title}`,
    };
  }
  if (match[3] && /above|over|before|below|under|beneath|after|behind/.test(place)) {
    const other = findSectionFor({ ...ask, page }, match[3]);
    const reference =
      'found' in other
        ? other.found
        : 'several' in other
          ? other.several.find((one) => one.page.id === page.id)
          : undefined;
    if (reference && reference.page.id !== page.id)
      return {
        cannot: `${page.title} has no ${shown(ask.value(match[3]))}; it stands on ${reference.page.title}`,
        instead: `Say “move it to the ${reference.page.title} page” to take it there.`,
      };
    if (!reference) return { cannot: `I found no ${shown(ask.value(match[3]))} to put it ${place}` };
    const own = reference.page.sections.filter((one) => one.id !== section.id);
    const index = own.indexOf(reference.section) + (/below|under|beneath|after|behind/.test(place) ? 1 : 0);
    return {
      operations: [{ type: 'moveSection', sectionId: section.id, index }],
      did: `moved ${sectionWords(found.found, ask)} ${place} ${sectionWords(reference, ask).replace(/ on .*$/, '')}`,
    };
  }
  const index = /top|start|beginning|front|first/.test(place)
    ? rest[0]?.kind === 'hero' && section.kind !== 'hero'
      ? 1
      : 0
    : /bottom|end|last/.test(place)
      ? rest.length
      : /up|higher/.test(place)
        ? Math.max(at - 1, 0)
        : Math.min(at + 1, rest.length);
  if (index === at) return { says: 'It stands there already.' };
  return {
    operations: [{ type: 'moveSection', sectionId: section.id, index }],
    did: `moved ${sectionWords(found.found, ask)} ${/up|higher/.test(place) ? 'up' : /down|lower/.test(place) ? 'down' : index === rest.length ? 'to the end' : 'to the top'}`,
  };
};

export const duplicateSection: Intent = (ask) => {
  const words = DUPLICATE.exec(ask.text)?.[1];
  if (!words) return undefined;
  const target = located(ask, words, 'copy');
  if (!isTarget(target)) return target;
  return {
    operations: [
      {
        type: 'duplicateSection',
        sectionId: target.section.id,
        newId: freshId(ask.document, target.section.kind.toLowerCase()),
      },
    ],
    did: `copied ${sectionWords(target, ask)}`,
  };
};
