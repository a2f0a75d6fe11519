import { serviceOf, type ServiceUse } from '../model/services.ts';
import type { FixedWords, Words } from './words/words.ts';

const wordFor: Record<ServiceUse, keyof FixedWords> = {
  book: 'bookWith',
  order: 'orderWith',
  pay: 'payWith',
  write: 'writeOn',
};

/** What a button without words of its own says that leads to a service we know: "Book with Calendly". '' for other links. */
export function wordsForService(to: string, words: Words): string {
  const service = serviceOf(to);
  return service ? words[wordFor[service.does]].replace('{name}', service.name) : '';
}
