import { expect, test } from 'vitest';
import { markdownTools, toolOfKey } from './markdown-tools.ts';

const pressed = (keys: string, code = '') => {
  const parts = keys.split('+');
  const key = parts.at(-1) ?? '';
  return toolOfKey({
    key,
    code,
    ctrlKey: parts.includes('Ctrl'),
    metaKey: parts.includes('Meta'),
    altKey: parts.includes('Alt'),
    shiftKey: parts.includes('Shift'),
  });
};

test('shortcuts reach their tools on every keyboard', () => {
  expect(pressed('Ctrl+b')).toBe('bold');
  expect(pressed('Meta+k')).toBe('link');
  expect(pressed('Ctrl+Alt+€', 'Digit2')).toBe('heading');
  expect(pressed('Ctrl+Shift+(', 'Digit8')).toBe('bullets');
});

test('what is no shortcut is typed', () => {
  expect(pressed('b')).toBeNull();
  expect(pressed('Ctrl+Shift+b')).toBeNull();
  expect(pressed('Ctrl+2', 'Digit2')).toBeNull();
});

test('no shortcut is given twice', () => {
  const keys = markdownTools.flatMap(({ key }) => key ?? []);
  expect(new Set(keys).size).toBe(keys.length);
});
