import type { Page, WebsiteDocument } from '#site/model/document.ts';
import type { Operation } from '#site/operations/index.ts';
import type { ChatTurn } from '../../designer.ts';
import { findSectionFor } from './find-target.ts';
import { inEnglish } from './languages/index.ts';
import { keepQuotes, restored, sectionMark, sectionsOf, type Ask } from './request.ts';
import { inKnownWords } from './vocabulary.ts';

/** What the talk is about: the section that was last named or changed, or the colours. */
export type Focus = { sectionId?: string; accent?: boolean; pageId?: string };

const TALKS_OF_COLOUR = /\b(?:buttons?|accent|colou?rs?|links?)\b/i;

/** What the last request that named something was about. */
export function focusOf(history: readonly ChatTurn[], document: WebsiteDocument, page: Page): Focus {
  const turns = history.filter(({ role }) => role === 'user').slice(-4);
  for (const turn of turns.reverse()) {
    const { text, quotes } = keepQuotes(turn.text.slice(0, 600));
    const words = inKnownWords(inEnglish(text, document.language));
    const ask: Ask = {
      text: words,
      typed: turn.text,
      document,
      page,
      seed: 0,
      value: (part) => restored(part, quotes),
    };
    const found = findSectionFor(ask, words.replace(/^\s*(?:please\s+)?\p{L}+\s+/u, ''));
    const target = 'found' in found ? found.found : 'several' in found ? found.several.at(-1) : undefined;
    if (target) return { sectionId: target.section.id, pageId: target.page.id };
    const quoted = sectionsOf(ask).find(({ section }) => quotes.some((quote) => section.props.heading === quote));
    if (quoted) return { sectionId: quoted.section.id, pageId: quoted.page.id };
    if (TALKS_OF_COLOUR.test(words)) return { accent: true };
    if (/\b(?:headline|heading|title|intro)\b/i.test(words) && page.sections[0])
      return { sectionId: page.sections[0].id };
  }
  return {};
}

/** What a request was about, told by what it did. */
export function focusAfter(operations: readonly Operation[], before: Focus): Focus {
  for (const operation of [...operations].reverse()) {
    if (operation.type === 'addSection') return { sectionId: operation.section.id, pageId: operation.pageId };
    if (operation.type === 'duplicateSection') return { sectionId: operation.newId };
    if (operation.type === 'addPage') return { pageId: operation.page.id };
    if ('sectionId' in operation && operation.type !== 'removeSection') return { sectionId: operation.sectionId };
    if (operation.type === 'setTheme' && operation.accent) return { accent: true };
  }
  return before;
}

const THING = String.raw`(?:it|that|this|them|those)(?: (?:section|one|part|block))?`;
const DEED = String.raw`(?:move|put|place|bring|remove|delete|drop|hide|show|duplicate|copy|rewrite|rephrase|regenerate|shorten|lengthen|make|turn|set|give|call|rename|take|get rid of|undo the change to)`;
const OBJECT = new RegExp(String.raw`^(${DEED})\s+${THING}(?=\s|[.!,]|$)`, 'i');
const FIELD =
  /\b(?:that|its|this|the same)\s+(heading|headline|title|intro(?:duction)?|text|button|background|picture|layout)\b/i;
const SAID =
  /^(?:make|set)\s+(?:that|its|this)\s+(heading|headline|title|intro|text|button)\s+(?:(?:say|read|be)\s+)?(?=[\ue000\p{Lu}])/iu;
const BARE =
  /^(?:a (?:bit|little) |much |even )?(shorter|longer|higher|lower|up|down|bigger|darker|lighter|brighter)\b/i;

/** The request with "it" and "that heading" replaced by what they mean. */
export function withReferences(text: string, focus: Focus): string {
  if (
    focus.accent &&
    /^(?:(?:make (?:it|them|that) )?(?:a (?:bit|little) |much |even )?(?:darker|lighter|brighter))\b/i.test(text)
  )
    return text.replace(/^(?:make (?:it|them|that) )?/i, 'make the buttons ');
  if (!focus.sectionId) return text;
  const mark = sectionMark(focus.sectionId);
  const bare = BARE.exec(text)?.[1]?.toLowerCase();
  if (bare && /shorter|longer/.test(bare)) return `make ${mark} ${bare}`;
  if (bare && /^(?:up|down|higher|lower)$/.test(bare)) return `move ${mark} ${bare}`;
  if (SAID.test(text)) return text.replace(SAID, (_, field: string) => `change the ${field} of ${mark} to `);
  if (FIELD.test(text)) return text.replace(FIELD, (_, field: string) => `the ${field} of ${mark}`);
  const deed = OBJECT.exec(text);
  // "make it modern" is about the whole site; only size and place are about a section.
  if (deed && /^make$/i.test(deed[1] ?? '') && !/\b(?:shorter|longer|hidden|visible|first|last)\b/i.test(text))
    return text;
  if (deed && /^(?:take|put|set)$/i.test(deed[1] ?? '') && /\bback\b/i.test(text)) return text;
  return text.replace(OBJECT, (_, verb: string) => `${verb} ${mark}`);
}
