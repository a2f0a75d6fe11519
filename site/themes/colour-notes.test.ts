import { expect, test } from 'vitest';
import { getTemplate } from '../templates/index.ts';
import { AA } from './contrast.ts';
import { colourNotes, type ColourNote } from './colour-notes.ts';
import { palettes } from './palettes.ts';
import { schemesOf } from './tones.ts';

const { theme } = getTemplate('counter');
const plain = { ...theme, mode: 'light', background: '#ffffff', ink: '#111111', accent: '#0a5c36', support: '#dddddd' };
const notesOn = (changes: Partial<typeof theme>) => {
  const asked = { ...theme, ...plain, mode: 'light' as const, ...changes };
  const notes = colourNotes(asked);
  const note = (colour: ColourNote['colour'], use: ColourNote['use']) => {
    const found = notes.find((one) => one.colour === colour && one.use === use);
    if (!found) throw new Error(`no note on ${colour}`);
    return found;
  };
  return { asked, note };
};

test('colours that do are shown as asked', () => {
  const { note } = notesOn({});
  expect(note('ink', 'text')).toMatchObject({ shown: '#111111', change: 'none' });
  expect(note('ink', 'text').ratio).toBeCloseTo(18.88, 1);
  expect(note('accent', 'links').change).toBe('none');
});

test('text and links too faint for the ground are darkened to what pages really show', () => {
  const { asked, note } = notesOn({ ink: '#999999', accent: '#f5a623' });
  const { ink, accentText } = schemesOf(asked).day.plain;
  expect(note('ink', 'text')).toMatchObject({ shown: ink, change: 'darker' });
  expect(note('ink', 'text').ratio).toBeLessThan(AA);
  expect(note('ink', 'text').shownRatio).toBeGreaterThanOrEqual(AA);
  expect(note('accent', 'links')).toMatchObject({ shown: accentText, change: 'darker' });
  expect(note('accent', 'wordsOnIt').change).toBe('none');
});

test('in a dark site the ground is deep and the text is lightened', () => {
  const { note } = notesOn({ mode: 'dark' });
  expect(note('background', 'ground').change).toBe('darker');
  expect(note('ink', 'text').change).toBe('lighter');
});

test('whatever is asked for, what is shown can be read', () => {
  for (const palette of palettes)
    for (const mode of ['light', 'dark', 'auto'] as const)
      for (const note of colourNotes({ ...theme, ...palette, mode, ink: palette.accent }))
        expect(note.shownRatio, `${palette.id} ${mode} ${note.colour} ${note.use}`).toBeGreaterThanOrEqual(AA);
});
