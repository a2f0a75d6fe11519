import type { WebsiteDocument } from '#site/model/document.ts';
import type { ChatTemplateRow } from './store.ts';
import { filled, valuesOf } from './variables.ts';

/** Suggested prompts as they are written: one a line. */
export const suggestionsIn = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** What a template suggests to say about a website. */
export const suggestionsOf = (
  { suggestions }: Pick<ChatTemplateRow, 'suggestions'>,
  document: WebsiteDocument,
  plan: string,
): string[] => suggestionsIn(filled(suggestions, valuesOf(document, plan)));
