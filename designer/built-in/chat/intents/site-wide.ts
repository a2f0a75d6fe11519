import type { Operation } from '#site/operations/index.ts';
import { topicOf } from '../../brief/asked.ts';
import { cut, listOf } from '../../copy/grammar.ts';
import { telephone } from '../../compose/actions.ts';
import { pageNamed } from '../find-target.ts';
import { composerOf } from '../new-section.ts';
import { shown, type Answer, type Ask, type Intent } from '../request.ts';

const SEO = /\b(?:seo|meta|search(?: engine)?|google|browser(?: tab)?)\b/i;
const SEO_TITLE =
  /\b(?:title)\b(?:\s+(?:of|for|on)\s+(?:the\s+)?(.{2,40}?)(?:\s+page)?)?\s*(?:to(?: (?:say|be)\b)?|should (?:be|say)\b|:|is\b)\s*:?\s*(.+)$/isu;
const SEO_DESCRIPTION =
  /\b(?:description)\b(?:\s+(?:of|for|on)\s+(?:the\s+)?(.{2,40}?)(?:\s+page)?)?\s*(?:to(?: (?:say|be)\b)?|should (?:be|say)\b|:|is\b)\s*:?\s*(.+)$/isu;

const WRITE = /^(?:write|add|create|generate|make|improve|fill in|suggest|do|optimi[sz]e|rewrite|update|give)\b/i;

/** Titles and descriptions from what the site says: of the page named, of all pages, or of the one in view. */
function writtenSeo(ask: Ask): Answer {
  const { document } = ask;
  const { voice, facts } = composerOf(document, ask.seed);
  const all = /\b(?:all|every|each)\b|\b(?:site|website)\b/i.test(ask.text);
  const named = document.pages.find((page) =>
    new RegExp(`(?<!\\p{L})${page.title.replace(/[^\p{L}\p{N} ]/gu, '.')}(?!\\p{L})`, 'iu').test(ask.text),
  );
  const titles = /\btitles?\b/i.test(ask.text) || !/\bdescriptions?\b/i.test(ask.text);
  const descriptions = /\bdescriptions?\b/i.test(ask.text) || !/\btitles?\b/i.test(ask.text);
  const pages = all && !named ? document.pages : [named ?? ask.page];
  const operations = pages.map((page): Operation => {
    const home = page.path === '/';
    const topic = topicOf(page.title);
    const lines = home ? voice.seoDescription(facts) : voice.pageDescription(facts, page.title, topic);
    const description = lines.find((line) => line !== page.seo.description && !line.includes('[[')) ?? lines[0] ?? '';
    const title = voice.seoTitle(facts, home ? undefined : page.title);
    return {
      type: 'updatePage',
      pageId: page.id,
      seo: {
        ...(titles ? { title: cut(title, 70) } : {}),
        ...(descriptions ? { description: cut(description, 170) } : {}),
      },
    };
  });
  const what = [titles ? 'title' : '', descriptions ? 'description' : ''].filter(Boolean).join(' and ');
  return {
    operations,
    did: `wrote the search ${what} of ${listOf(pages.map((page) => page.title))}`,
    names: pages.flatMap((page) => [`pages/${page.id}/seo/title`, `pages/${page.id}/seo/description`]),
  };
}

/** Titles and descriptions in search results. */
export const changeSeo: Intent = (ask) => {
  if (!SEO.test(ask.text) && !/^(?:please\s+)?(?:set|change) the (?:page )?description\b/i.test(ask.text))
    return undefined;
  const isTitle = SEO_TITLE.exec(ask.text);
  const match = isTitle ?? SEO_DESCRIPTION.exec(ask.text);
  if (!match && WRITE.test(ask.text)) return writtenSeo(ask);
  if (!match)
    return { asks: 'Which text? Say, for example, “set the SEO title to …” or “set the search description to …”.' };
  const page = (match[1] ? pageNamed(ask.document, match[1]) : undefined) ?? ask.page;
  const value = ask.value(match[2] ?? '');
  const [name, limit]: ['title' | 'description', number] = isTitle ? ['title', 70] : ['description', 170];
  if (value.length > limit)
    return {
      cannot: `That is ${value.length} characters; search results show ${limit}`,
      instead: 'Give me a shorter one.',
    };
  return {
    operations: [{ type: 'updatePage', pageId: page.id, seo: { [name]: value } }],
    did: `set the search ${name} of ${page.title} to ${shown(value)}`,
    names: [`pages/${page.id}/seo/${name}`],
  };
};

const LANGUAGES: Record<string, string> = {
  english: 'en',
  german: 'de',
  deutsch: 'de',
  french: 'fr',
  français: 'fr',
  spanish: 'es',
  español: 'es',
  italian: 'it',
  dutch: 'nl',
  portuguese: 'pt',
  polish: 'pl',
  czech: 'cs',
  danish: 'da',
  swedish: 'sv',
  norwegian: 'nb',
  finnish: 'fi',
  turkish: 'tr',
  arabic: 'ar',
  hebrew: 'he',
  greek: 'el',
  ukrainian: 'uk',
  russian: 'ru',
  japanese: 'ja',
  hungarian: 'hu',
  romanian: 'ro',
  croatian: 'hr',
  catalan: 'ca',
};

/** "translate to German": the fixed words. Own sentences are the owner's and stay. */
export const changeLanguage: Intent = ({ text, document }) => {
  if (
    !/\b(?:translate|language|in|to|into|speak|sprache)\b/i.test(text) ||
    !/\b(?:translate|language|site|website|everything|words|make it|switch|page)\b/i.test(text)
  )
    return undefined;
  const named = Object.keys(LANGUAGES).find((name) => new RegExp(`(?<![\\p{L}])${name}(?![\\p{L}])`, 'iu').test(text));
  const other =
    /\b(?:translate\b.*\b(?:to|into)|(?:site|website|page|everything|it)\b.{0,20}\b(?:in|into)) (\p{Lu}\p{Ll}+)\b/u.exec(
      text,
    )?.[1];
  if (!named && other)
    return {
      cannot: `I do not know the language ${other}`,
      instead: 'I know the fixed words of many European languages, such as German, French, Spanish, Italian and Dutch.',
    };
  if (!named) return /\btranslate\b/i.test(text) ? { asks: 'Into which language?' } : undefined;
  const code = LANGUAGES[named] ?? 'en';
  if (document.language.split('-')[0] === code) return { says: 'The site is in that language already.' };
  return {
    operations: [{ type: 'setLanguage', language: code }],
    did: `set the language of the site to ${named.charAt(0).toUpperCase()}${named.slice(1)}: its fixed words (menu of days, buttons of forms, labels) follow`,
    names: ['language'],
    also: 'I do not translate your own sentences; give me each one as it should read.',
  };
};

const BUTTON =
  /\b(?:header|top|menu|nav(?:igation)?|main)\s+button\b.*?\b(?:to\b(?: (?:say|read)\b)?|should (?:say|be|read)\b|says?\b|:)\s*:?\s*(.+?)(?:\s+(?:and|that)\s+(?:links?|leads?|goes?)\s+to\s+(.+))?$/isu;
const AT_TOP = /\bbutton (?:at|in|on) the (?:top(?: right| left)?|header|menu)\b/i;
const RINGING =
  /\b(?:header|top|menu|at the top|right|left)\b.*?\b(?:say|read|be|to|says)\s+(\ue000\d+\ue001|.{2,40}?)\s+and\s+(?:ring|call|dial)s?\s+(?:our |the |my )?(?:phone|number|us)[.!]*$/isu;
const NO_BUTTON = /^(?:please\s+)?(?:remove|hide|drop)\s+the\s+(?:header|top|menu|navigation)\s+button/i;

/** Header and footer. */
export const changeFrame: Intent = (ask) => {
  const { text, document } = ask;
  if (NO_BUTTON.test(text))
    return {
      operations: [{ type: 'setHeader', action: { label: '', to: '' } }],
      did: 'removed the button from the header',
      names: ['header/action'],
    };
  const rings = RINGING.exec(text);
  if (rings && document.business.phone) {
    const label = ask.value(rings[1] ?? '').slice(0, 80);
    return {
      operations: [{ type: 'setHeader', action: { label, to: telephone(document.business.phone) } }],
      did: `set the header button to ${shown(label)}; it rings your phone`,
      names: ['header/action'],
    };
  }
  const button = BUTTON.exec(text.replace(AT_TOP, 'header button'));
  if (button) {
    const label = ask.value(button[1] ?? '').slice(0, 80);
    const page = button[2] ? pageNamed(document, ask.value(button[2])) : undefined;
    const to =
      page?.path ??
      (/^call\b/i.test(label) && document.business.phone
        ? telephone(document.business.phone)
        : document.header.action.to || (document.pages.at(-1)?.path ?? '/'));
    return {
      operations: [{ type: 'setHeader', action: { label, to } }],
      did: `set the header button to ${shown(label)}`,
      names: ['header/action'],
    };
  }
  if (/\bheader\b|\bnavigation\b|\bnav\b/i.test(text)) {
    if (/\bcent(?:er|re)/i.test(text))
      return {
        operations: [{ type: 'setHeader', variant: 'centered' }],
        did: 'centred the header',
        names: ['header/variant'],
      };
    if (/\b(?:colou?red|bar)\b/i.test(text))
      return {
        operations: [{ type: 'setHeader', variant: 'bar' }],
        did: 'made the header a coloured bar',
        names: ['header/variant'],
      };
    if (/\b(?:line|left|simple|plain)\b/i.test(text))
      return {
        operations: [{ type: 'setHeader', variant: 'line' }],
        did: 'set the header in one line',
        names: ['header/variant'],
      };
    if (/\btagline|slogan\b/i.test(text))
      return {
        operations: [{ type: 'setHeader', showTagline: !/\b(?:hide|remove|no|without)\b/i.test(text) }],
        did: 'changed the tagline in the header',
        names: ['header/showTagline'],
      };
  }
  if (/\bfooter\b/i.test(text)) {
    const note =
      /\bfooter\b.*?(?:(?:(?:text|note|line)\s*)?(?:to\b(?: (?:say|read)\b)?|should (?:say|be|read)\b|says?\b)|note\b|text\b|:)\s*:?\s*(.+)$/isu.exec(
        text,
      );
    const show = !/\b(?:hide|remove|without|no|drop)\b/i.test(text);
    if (/\bhours\b/i.test(text))
      return {
        operations: [{ type: 'setFooter', showHours: show }],
        did: `${show ? 'showed' : 'hid'} the hours in the footer`,
        names: ['footer/showHours'],
      };
    if (/\b(?:contact|phone|address)\b/i.test(text))
      return {
        operations: [{ type: 'setFooter', showContact: show }],
        did: `${show ? 'showed' : 'hid'} the contact details in the footer`,
        names: ['footer/showContact'],
      };
    if (/\b(?:big|large)\b/i.test(text))
      return {
        operations: [{ type: 'setFooter', variant: 'big' }],
        did: 'gave the footer a large name',
        names: ['footer/variant'],
      };
    if (/\b(?:columns?)\b/i.test(text))
      return {
        operations: [{ type: 'setFooter', variant: 'columns' }],
        did: 'set the footer in columns',
        names: ['footer/variant'],
      };
    if (/\b(?:one line|single line|small(?:er)?|simple)\b/i.test(text))
      return {
        operations: [{ type: 'setFooter', variant: 'line' }],
        did: 'set the footer in one line',
        names: ['footer/variant'],
      };
    if (note) {
      const value = ask.value(note[1] ?? '').slice(0, 200);
      return {
        operations: [{ type: 'setFooter', note: value }],
        did: `set the footer’s closing line to ${shown(value)}`,
        names: ['footer/note'],
      };
    }
  }
  return undefined;
};
