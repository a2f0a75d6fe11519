import { expect, test } from 'vitest';
import { markdownOf } from './paste-as-markdown.ts';

test('a word processor’s headings, words, links and lists become marks', () => {
  expect(
    markdownOf(
      '<h2>Bread</h2><p>Made <b>by hand</b> with <i>rye</i>, see <a href="https://example.com/a">how</a>.</p>',
    ),
  ).toBe('## Bread\n\nMade **by hand** with *rye*, see [how](https://example.com/a).');
  expect(
    markdownOf('<ul><li>one</li><li>two<ol><li>a</li><li>b</li></ol></li></ul><blockquote>said</blockquote>'),
  ).toBe('- one\n- two\n  1. a\n  2. b\n\n> said');
});

test('what only looks bold in the source stays plain', () => {
  const copied =
    '<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1"><p><span style="font-weight:400">Plain and </span><span style="font-weight:700">bold</span></p></b>';
  expect(markdownOf(copied)).toBe('Plain and **bold**');
});

test('lists that are paragraphs with a mark become lists', () => {
  const item = (mark: string, words: string) =>
    `<p class="MsoListParagraphCxSpFirst"><!--[if !supportLists]--><span>${mark}<span>&nbsp;&nbsp; </span></span><!--[endif]-->${words}<o:p></o:p></p>`;
  expect(markdownOf(item('·', 'one') + item('·', 'two'))).toBe('- one\n- two');
});

test('tables keep their cells, bars within them too', () => {
  expect(markdownOf('<table><tr><th>Loaf</th><th>Price</th></tr><tr><td>Rye</td><td>a|b</td></tr></table>')).toBe(
    '| Loaf | Price |\n| --- | --- |\n| Rye | a\\|b |',
  );
});

test('scripts, styles and pictures that nobody else could see are left out', () => {
  expect(
    markdownOf(
      '<style>p{}</style><script>alert(1)</script><p>a<img src="file:///C:/x.png"><img src="data:image/png;base64,AA=="></p>',
    ),
  ).toBe('a');
  expect(markdownOf('<p><img src="https://example.com/a.png" alt="A loaf"></p>')).toBe(
    '![A loaf](https://example.com/a.png)',
  );
});
