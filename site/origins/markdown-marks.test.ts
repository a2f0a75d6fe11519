import { describe, expect, it } from 'vitest';
import { placeholdersInMarkdown, publishedMarkdown } from './markdown-marks.ts';

describe('Markdown with something open', () => {
  it('keeps its code, and every line in which nothing is open, letter by letter', () => {
    const text = 'Rye.  \n  keeps [a link](/menu)\n\n```sh\nif [[ -f x ]]; then\n```\n\n~~~\n[[code]]\n```\n~~~\nEnd';
    expect(publishedMarkdown(text)).toBe(text);
  });

  it.each([
    ['It bakes [[how long]]. It is dark.', 'It is dark.'],
    ['- slow\n- [[what else]]\n1. [[first]]\n## [[heading]]\n> [[said]]\n| Rye | [[price]] |\nEnd', '- slow\nEnd'],
    ['⟦We are the best.⟧ Rye.', 'Rye.'],
  ])('loses what is open in it: %s', (text, shown) => expect(publishedMarkdown(text)).toBe(shown));

  it.each([
    'Write `[[ -f x ]]`, then stop.',
    'Two ticks: ``[[a]] ` [[b]]``.',
    'A sign of links: `[[page]]`.\n\n```\n[[in a fence]]\n```',
  ])('keeps brackets of code, which wait for nothing: %s', (text) => {
    expect(publishedMarkdown(text)).toBe(text);
    expect(placeholdersInMarkdown(text)).toEqual([]);
  });

  it.each([
    ['Use `[[ x ]]`. It costs [[how much]].', 'Use `[[ x ]]`.', ['how much']],
    ['A tick ` and [[a fact]].\nRye.', 'Rye.', ['a fact']],
    ['\\`[[no code]]\\`\nRye.', 'Rye.', ['no code']],
    ['`a` [[between]] `b`\nRye.', 'Rye.', ['between']],
  ])('counts and leaves out what stands beside code: %s', (text, left, missing) => {
    expect(publishedMarkdown(text)).toBe(left);
    expect(placeholdersInMarkdown(text)).toEqual(missing);
  });
});
