import { expect, test } from 'vitest';
import { readPreviewMessage } from './live-script.ts';

test('reads the four messages of a preview frame', () => {
  const from = 'pagewright-preview';
  expect(readPreviewMessage({ from, type: 'ready' })).toEqual({ type: 'ready' });
  expect(readPreviewMessage({ from, type: 'scrolled', top: 120 })).toEqual({ type: 'scrolled', top: 120 });
  expect(readPreviewMessage({ from, type: 'selected', section: 'hero' })).toEqual({
    type: 'selected',
    section: 'hero',
  });
  expect(readPreviewMessage({ from, type: 'followed', page: '/menu', section: '' })).toEqual({
    type: 'followed',
    page: '/menu',
    section: '',
  });
});

test.each([
  null,
  'ready',
  { type: 'ready' },
  { from: 'elsewhere', type: 'ready' },
  { from: 'pagewright-preview', type: 'scrolled', top: '1' },
])('is deaf to anything else: %j', (data) => {
  expect(readPreviewMessage(data)).toBeNull();
});
