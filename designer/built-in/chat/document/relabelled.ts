import { labelsOf } from '#site/labels/index.ts';
import type { WebsiteDocument } from '#site/model/document.ts';
import { applyOperations, type Operation } from '#site/operations/index.ts';
import { operation, operationsFor, textsOf } from './places.ts';

/** What gives a website another language: what stands there in labels of the old one stands in those of the new one. */
export function relabelled(document: WebsiteDocument, language: string): Operation[] {
  const next: Partial<Record<string, string>> = labelsOf(language);
  const now = new Map(Object.entries(labelsOf(document.language)).map(([name, text]) => [text, next[name] ?? text]));
  const edits = textsOf(document).flatMap(({ place, text }) => {
    const value = place[0] === 'brand' || place[0] === 'business' ? text : (now.get(text) ?? text);
    return value === text ? [] : [{ place, value }];
  });
  return [...operation({ type: 'setLanguage', language }), ...operationsFor(document, edits)];
}

/** A website as it is in another language, but for the owner's own words. */
export function inLanguage(document: WebsiteDocument, language: string): WebsiteDocument {
  if (document.language === language) return document;
  const done = applyOperations(document, relabelled(document, language));
  return done.ok ? done.document : document;
}
