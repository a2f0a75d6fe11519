import { expect, test } from 'vitest';
import { rebaseText } from './rebase-text.ts';

const sent = 'One\n\nTwo\n\nThree';

test('nothing typed: what is saved stands', () => {
  expect(rebaseText(sent, sent, 'One\n\nTwo\n\nThree\n\nFour')).toBe('One\n\nTwo\n\nThree\n\nFour');
});

test('others wrote elsewhere: both stand', () => {
  expect(rebaseText(sent, 'One more\n\nTwo\n\nThree', 'One\n\nTwo\n\nThree\n\nFour')).toBe(
    'One more\n\nTwo\n\nThree\n\nFour',
  );
  expect(rebaseText(sent, 'One\n\nTwo\n\nThree more', 'Zero\n\nOne\n\nTwo\n\nThree')).toBe(
    'Zero\n\nOne\n\nTwo\n\nThree more',
  );
});

test('others wrote before and after: the line goes on where it is now', () => {
  expect(rebaseText(sent, 'One\n\nTwo more\n\nThree', 'Zero\n\nOne\n\nTwo\n\nThree\n\nFour')).toBe(
    'Zero\n\nOne\n\nTwo more\n\nThree\n\nFour',
  );
});

test('the line is gone: what was typed in it stands at the end', () => {
  expect(rebaseText(sent, 'One\n\nTwo more\n\nThree', 'Zero\n\nFour')).toBe('Zero\n\nFour\n\nTwo more\n');
});

test('no word of either writer is lost, wherever they write', () => {
  const lines = ['alpha', 'beta', 'gamma', 'delta'];
  const text = lines.join('\n\n');
  for (const mine of lines)
    for (const theirs of lines) {
      const typed = text.replace(mine, `${mine} mine`);
      const saved = text.replace(theirs, `${theirs} theirs`);
      const made = rebaseText(text, typed, saved);
      expect(made, `${mine} and ${theirs}`).toMatch(/mine/);
      expect(made, `${mine} and ${theirs}`).toMatch(/theirs/);
    }
});
