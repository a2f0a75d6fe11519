import type { Operation } from '#site/operations/index.ts';
import { getSection } from '#site/sections/index.ts';
import { findSectionFor, pageNamed, sectionWords, whichOne, withoutPage, type Target } from '../find-target.ts';
import { isRecord, sectionsOf, shown, textProp, type Answer, type Ask, type Intent } from '../request.ts';

const FIELD = String.raw`(headline|main headline|heading|title|main title|header text|subtitle|subheading|sub-heading|subheadline|intro(?:duction)?(?: text)?|eyebrow|text|body|body text|story|note|small print|main button|second button|button(?: (?:text|label))?|wording)`;
const CHANGE = new RegExp(
  String.raw`^(?:please\s+)?(?:can you\s+|could you\s+)?(?:change|set|update|make|edit|rewrite|let)\s+(?:the\s+|my\s+|our\s+)?(.{0,60}?)\b${FIELD}(\s+(?:of|in|on|for|from|under|above)\s+(?:the\s+)?.{2,60}?)?\s+(?:to(?: (?:say|read|be))?|into|say|read|so (?:that )?it says|as)\s*:?\s+(.+)$`,
  'isu',
);
/** The new words in quotes need no "to". */
const QUOTED = new RegExp(
  String.raw`^(?:(?:change|set|update|make|edit|new)\s+)?(?:the\s+|my\s+|our\s+)?(.{0,40}?)\b${FIELD}(\s+(?:of|in|on)\s+(?:the\s+)?[^\ue000]{2,50}?)?\s*:?\s+(\ue000\d+\ue001)[.!]*$`,
  'isu',
);
const SHOULD = new RegExp(
  String.raw`^(?:the\s+|my\s+|our\s+)?(.{0,40}?)\b${FIELD}(\s+(?:of|in|on|for)\s+(?:the\s+)?.{2,50}?)?\s*(?:should (?:be|say|read)|must (?:be|say)|:|is now|needs to (?:be|say))\s*:?\s*(.+)$`,
  'isu',
);
const TAGLINE =
  /^(?:please\s+)?(?:change|set|update|make|add)?\s*(?:the\s+|my\s+|our\s+|a\s+)?(?:tagline|slogan|motto)\s*(?:to(?: (?:say|be|read))?|should (?:be|say)|:|is|into)\s*:?\s*(.+)$/isu;
const REPLACE =
  /^(?:please\s+)?(?:replace|swap|change|exchange)\s+(?:the (?:word|words|text|phrase|caption|sentence|line|label)\s+)?(\ue000\d+\ue001|[^\ue000]{1,80}?)\s+(?:with|by|to|for|into)\s+(\ue000\d+\ue001|[^\ue000]{0,120}?)(\s+(?:everywhere|on (?:all|every) pages?|throughout(?: the (?:site|website))?|on the (?:whole )?(?:site|website)|across the (?:site|website)|wherever it (?:appears|stands)))?[.!]*$/iu;

/** The field of a section's kind that a word means. */
function fieldFor(word: string, kind: string): string | undefined {
  const shape = getSection(kind)?.fields.shape ?? {};
  const has = (name: string) => Object.hasOwn(shape, name);
  const plain = word.toLowerCase();
  const wanted = /button/.test(plain)
    ? /second/.test(plain)
      ? ['secondary']
      : ['primary', 'action']
    : /sub|intro/.test(plain)
      ? ['intro', 'body']
      : /eyebrow/.test(plain)
        ? ['eyebrow']
        : /note|small print/.test(plain)
          ? ['note']
          : /text|body|story|wording/.test(plain)
            ? ['body', 'intro']
            : ['heading'];
  return wanted.find(has);
}

function targetFor(ask: Ask, field: string, around: string): Target | { asks: string } | undefined {
  const words = around
    .replace(/\b(?:of|in|on|for|from|under|above|the|main|section|my|our|big|new)\b/giu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const { page, words: rest } = withoutPage(ask.document, ` ${around}`);
  if (words === '' || (page && rest.replace(/\b(?:the|of|on|in|main)\b/giu, '').trim() === '')) {
    const on = page ?? ask.page;
    const section =
      /text|body|story/i.test(field) && !/header/i.test(field)
        ? (on.sections.find((one) => textProp(one, 'body') !== '') ?? on.sections[0])
        : on.sections[0];
    return section && { page: on, section };
  }
  const found = findSectionFor(ask, around);
  if ('found' in found) return found.found;
  if ('several' in found) return { asks: whichOne(found.several, ask, 'change') };
  const named = pageNamed(ask.document, words);
  const section = named?.sections[0];
  return named && section ? { page: named, section } : undefined;
}

function setText(ask: Ask, before: string, field: string, after: string, rawValue: string): Answer | undefined {
  const value = ask.value(rawValue);
  if (value === '') return undefined;
  if (/\b(?:browser|seo|search|google|meta)\b/i.test(before)) return undefined;
  if (/^page\s*$/i.test(before.trim()) && /title/i.test(field)) return undefined;
  const target = targetFor(ask, field, `${before} ${after}`);
  if (!target)
    return {
      cannot: `I found no section called ${shown(`${before}${after}`.trim())}`,
      instead: 'Say which page it is on, or give the heading that it has now.',
    };
  if ('asks' in target) return target;
  const { section } = target;
  const name = fieldFor(field, section.kind);
  if (!name) return { cannot: `The ${section.kind} section has no ${field.toLowerCase()}` };
  const old = section.props[name];
  const link = isRecord(old)
    ? {
        label: value.slice(0, 80),
        to: typeof old.to === 'string' && old.to !== '' ? old.to : (ask.document.pages.at(-1)?.path ?? '/'),
      }
    : undefined;
  const limit = name === 'heading' ? 120 : name === 'eyebrow' ? 80 : name === 'intro' ? 500 : 4000;
  if (!link && value.length > limit)
    return { cannot: `That is ${value.length} characters; ${limit} fit there`, instead: 'Give me a shorter text.' };
  const operations: Operation[] = [{ type: 'updateSection', sectionId: section.id, props: { [name]: link ?? value } }];
  return {
    operations,
    did: `changed the ${field.toLowerCase()} of ${sectionWords(target, ask)} to ${shown(value)}`,
    names: [`sections/${section.id}/props/${name}`],
  };
}

/** "change the headline to …", "the intro on the about page should say …". */
export const changeText: Intent = (ask) => {
  const tagline = TAGLINE.exec(ask.text);
  if (tagline) {
    const value = ask.value(tagline[1] ?? '').slice(0, 140);
    const visible = ask.document.header.showTagline;
    return {
      operations: [{ type: 'setBrand', tagline: value }],
      did: `set the tagline to ${shown(value)}`,
      names: ['brand/tagline'],
      also: visible
        ? undefined
        : 'Search engines and the social picture show it. Say “show the tagline in the header” to see it there.',
    };
  }
  const match = CHANGE.exec(ask.text) ?? SHOULD.exec(ask.text) ?? QUOTED.exec(ask.text);
  if (
    !match ||
    /\b(?:colou?r|background|font|bigger|smaller|bold(?:er)?|template|price|phone|email|address|hours)\b/i.test(
      match[1] ?? '',
    )
  )
    return undefined;
  if (/^(?:a |an )?(?:bigger|smaller|larger|bolder|darker|lighter|shorter|red|green|blue)\b/i.test(match[4] ?? ''))
    return undefined;
  return setText(ask, match[1] ?? '', match[2] ?? '', match[3] ?? '', match[4] ?? '');
};

/** Replaces words in every text of a value, leaving addresses and colours alone. */
function withReplaced(value: unknown, from: RegExp, to: string, key = ''): unknown {
  if (typeof value === 'string')
    return key === 'to' || key === 'motif' || key === 'source' || key === 'ground'
      ? value
      : value.replace(from, () => to);
  if (Array.isArray(value)) return value.map((item) => withReplaced(item, from, to, key));
  if (isRecord(value))
    return Object.fromEntries(
      Object.entries(value).map(([name, inner]) => [name, withReplaced(inner, from, to, name)]),
    );
  return value;
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/['’]/g, "['’]");

/** Operations that replace words in all texts of the site, with the number of places; `whole`: only texts that are nothing else. */
export function replaceEverywhere(
  ask: Ask,
  from: string,
  to: string,
  whole = false,
): { operations: Operation[]; names: string[]; places: number } {
  const edge = (letter: string) => /[\p{L}\p{N}]/u.test(letter);
  const pattern = whole
    ? new RegExp(`^${escaped(from)}$`, 'u')
    : new RegExp(
        `${edge(from.charAt(0)) ? '(?<![\\p{L}\\p{N}])' : ''}${escaped(from)}${edge(from.at(-1) ?? '') ? '(?![\\p{L}\\p{N}])' : ''}`,
        'giu',
      );
  const operations: Operation[] = [];
  const names: string[] = [];
  for (const { section } of sectionsOf(ask)) {
    const props: Record<string, unknown> = {};
    for (const [name, value] of Object.entries(section.props)) {
      const changed = withReplaced(value, pattern, to, name);
      if (JSON.stringify(changed) !== JSON.stringify(value)) {
        props[name] = changed;
        names.push(`sections/${section.id}/props/${name}`);
      }
    }
    if (Object.keys(props).length > 0) operations.push({ type: 'updateSection', sectionId: section.id, props });
  }
  const { brand, footer, pages } = ask.document;
  const tagline = brand.tagline.replace(pattern, () => to);
  if (tagline !== brand.tagline) operations.push({ type: 'setBrand', tagline });
  const note = footer.note.replace(pattern, () => to);
  if (note !== footer.note) operations.push({ type: 'setFooter', note });
  for (const page of pages) {
    const seo = {
      title: page.seo.title.replace(pattern, () => to),
      description: page.seo.description.replace(pattern, () => to),
    };
    if (seo.title !== page.seo.title || seo.description !== page.seo.description)
      operations.push({ type: 'updatePage', pageId: page.id, seo });
  }
  names.push(
    'brand/tagline',
    'footer/note',
    ...pages.flatMap((page) => [`pages/${page.id}/seo/title`, `pages/${page.id}/seo/description`]),
  );
  return { operations, names, places: operations.length };
}

/** "replace 'a' with 'b' everywhere". */
export const replaceText: Intent = (ask) => {
  const match = REPLACE.exec(ask.text);
  if (!match) return undefined;
  const verb = /^(?:please\s+)?(replace|swap|exchange)/i.test(ask.text);
  const quoted = /\ue000/.test(match[1] ?? '') && /\ue000/.test(match[2] ?? '');
  if (!verb && !quoted) return undefined;
  const from = ask.value(match[1] ?? '');
  const to = ask.value(match[2] ?? '');
  if (from.length < 2)
    return {
      cannot: 'That is too short to be replaced safely',
      instead: 'Give me the whole word or sentence in quotes.',
    };
  const exact = replaceEverywhere(ask, from, to, / /.test(from) && !match[3]);
  const { operations, names, places } = exact.places > 0 ? exact : replaceEverywhere(ask, from, to);
  if (places === 0) return { cannot: `${shown(from)} does not stand anywhere on the site` };
  return {
    operations,
    did: `replaced ${shown(from)} with ${shown(to)} in ${places} ${places === 1 ? 'place' : 'places'}`,
    names,
  };
};
