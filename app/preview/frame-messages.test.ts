import { expect, test } from 'vitest';
import { readPreviewMessage, sectionsThatDiffer } from './frame-messages.ts';

test('reads the messages of a preview frame', () => {
  const from = 'pagewright-preview';
  expect(readPreviewMessage({ from, type: 'ready', looks: [['hero', 12], 'nonsense', [3, 'x']] })).toEqual({
    type: 'ready',
    looks: new Map([['hero', 12]]),
  });
  expect(readPreviewMessage({ from, type: 'scrolled', top: 120 })).toEqual({ type: 'scrolled', top: 120 });
  expect(readPreviewMessage({ from, type: 'selected', section: 'hero', words: 'Rye' })).toEqual({
    type: 'selected',
    section: 'hero',
    words: 'Rye',
  });
  expect(readPreviewMessage({ from, type: 'followed', page: '/menu', section: '' })).toEqual({
    type: 'followed',
    page: '/menu',
    section: '',
  });
  const typed = { type: 'text', step: 'typed', place: 'section:hero heading', text: 'Rye' };
  expect(readPreviewMessage({ from, ...typed, isTrusted: true })).toEqual({ ...typed, html: '', kind: '' });
});

test.each([
  null,
  'ready',
  { type: 'ready' },
  { from: 'elsewhere', type: 'ready' },
  { from: 'pagewright-preview', type: 'scrolled', top: '1' },
  { from: 'pagewright-preview', type: 'text', step: 'paid' },
])('is deaf to anything else: %j', (data) => {
  expect(readPreviewMessage(data)).toBeNull();
});

test('tells which sections are new or look different, not those that are gone', () => {
  const before = new Map([
    ['hero', 1],
    ['menu', 2],
    ['faq', 3],
  ]);
  const after = new Map([
    ['hero', 1],
    ['menu', 9],
    ['hours', 4],
  ]);
  expect(sectionsThatDiffer(before, after)).toEqual(['menu', 'hours']);
  expect(sectionsThatDiffer(after, after)).toEqual([]);
});
