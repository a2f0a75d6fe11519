import { describe, expect, it } from 'vitest';
import { cleanValue, withoutLeads } from './value.ts';

describe('words as their owner means them to stand', () => {
  it.each([
    [' : Fresh bread daily. ', 'Fresh bread daily'],
    ['“Fresh bread”.', 'Fresh bread'],
    ['Fresh bread, please', 'Fresh bread'],
    ['Frisches Brot um, bitte!', 'Frisches Brot'],
    ['Du pain frais s’il', 'Du pain frais s’il'],
    ["Du pain frais s'il vous plaît merci.", 'Du pain frais'],
    ['Tell me about now!', 'Tell me about'],
    ['Open now…', 'Open now…'],
    ['Who are we?', 'Who are we?'],
    ['Fresh bread...', 'Fresh bread...'],
    ['Please', 'Please'],
  ])('%s', (said, kept) => expect(cleanValue(said)).toBe(kept));
});

it('words that lead to a text are left out, never the last one', () => {
  const leads = new Set(['the', 'new']);
  expect(withoutLeads('The new  bakery', leads)).toBe('bakery');
  expect(withoutLeads('theatre the new', leads)).toBe('theatre the new');
  expect(withoutLeads('the new', leads)).toBe('new');
});
