import type { WebsiteDocument } from '#site/model/document.ts';
import type { ChatTemplateRow } from './store.ts';
import { filled, valuesOf } from './variables.ts';

/** What a template says first on a website; '' where it says nothing. */
export const greetingOf = (
  template: Pick<ChatTemplateRow, 'greeting'> | null,
  document: WebsiteDocument,
  plan: string,
): string => (template ? filled(template.greeting, valuesOf(document, plan)) : '');
