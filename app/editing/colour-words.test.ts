import { expect, test } from 'vitest';
import { noteInWords } from './colour-words.ts';

const note = { colour: 'ink', use: 'text', ratio: 4.49, shown: '#5a5a5a', shownRatio: 4.61, change: 'darker' } as const;

test('a colour that is too faint says by how much and what becomes of it', () => {
  expect(noteInWords(note)).toEqual({
    isFine: false,
    text: '4.4:1 on the background: too faint for text, so it is darkened to',
    shown: '4.6:1',
  });
  expect(noteInWords({ ...note, change: 'none', shownRatio: 12.34 })).toEqual({
    isFine: true,
    text: '12.3:1 on the background, easy to read.',
    shown: '12.3:1',
  });
});

test('what a dark site does with a colour is no fault of the colour', () => {
  const { isFine, text } = noteInWords({ ...note, ratio: 7.2, shownRatio: 15.6, change: 'lighter' });
  expect(isFine).toBe(true);
  expect(text).not.toContain('faint');
});
