import { describe, expect, it } from 'vitest';
import { translatedLanguages, wordsOf } from '#site/render/words/index.ts';
import { productTexts } from '../../scripts/words/product-texts.ts';
import type { Text } from '../../scripts/words/texts-in.ts';

const texts = productTexts();
/** Other languages have files of their own, and these hold several. */
const OTHERS =
  /\/(?:labels|words|replies|first)\/(?!en\.ts)[a-z]{2}\.ts$|\/labels\/|\/(?:elsewhere|foreign|further|gaps|questions)\.ts$/;
const english = texts.filter(({ file }) => !OTHERS.test(file));

const shown = (found: Text[]) => found.map(({ text, file, line }) => `${file}:${line}: ${text}`);

/** A word that follows a number, with nothing of the sentence around it. */
const PIECE = /^(?:is|are|was|were|has|have|it|its|they|them|their|this|these|\p{L}{0,3})(?: \p{L}+)?$/u;
/** What ends a word of its own: `thing${count === 1 ? '' : 's'}`. */
const isEnding = (words: string[]) => words.includes('') && words.some((word) => /^\p{L}{1,3}$/u.test(word));
const isInPieces = (words: string[]) => isEnding(words) || words.every((word) => word !== '' && PIECE.test(word));
const PLACES = /\{[a-z]+\}/g;

describe('texts', () => {
  it('are found in every room that people see', () => {
    for (const place of ['app/routes/', 'backend/modules/domains/doctor/', 'hosting/', 'site/render/words/'])
      expect(texts.filter(({ file }) => file.startsWith(place)).length, place).toBeGreaterThan(10);
  });

  it('are put together from no pieces that a language cannot inflect', () => {
    expect(shown(texts.filter(({ choices }) => choices.some(isInPieces)))).toEqual([]);
  });

  it.each(translatedLanguages)('in %s name what the English ones name', (language) => {
    const placesIn = (words: object) =>
      Object.entries(words).map(([key, text]) => [key, String(text).match(PLACES)?.toSorted() ?? []]);
    expect(placesIn(wordsOf(language))).toEqual(placesIn(wordsOf('en')));
  });

  it('have the marks of print: ’, “ ”, …', () => {
    expect(shown(texts.filter(({ text }) => /\p{L}'\p{L}|\.\.\./u.test(text)))).toEqual([]);
    // A value of a setting is JSON, which is quoted as it has to be typed.
    const quoted = english.filter(
      ({ text, file }) => text.includes('"') && !file.startsWith('backend/modules/live-settings/'),
    );
    expect(shown(quoted.filter(({ text }) => !/[{[]"/.test(text)))).toEqual([]);
  });

  it('have one space between words, none before a mark', () => {
    expect(shown(english.filter(({ text }) => /\S {2,}\S|\p{L} [.,;:?](?: |$)/u.test(text)))).toEqual([]);
  });
});

// docs/words.md: what a thing is called, and what is never said.
const NEVER: [said: string, never: RegExp][] = [
  ['a website', /\b[Ss]ites?\b/],
  ['an email', /\b[Mm]ails?\b|\b[Ee]-mails?\b/],
  ['a picture, or a photo where a camera took it', /\b[Ii]mages?\b|\b[Pp]hotographs?\b/],
  ['the home page', /\b[Ss]tart page\b/],
  ['a waiting list', /\b[Ww]ait-?lists?\b/],
  ['signups', /\b[Ss]ign-ups?\b/],
  ['Log in, Sign up', /\b[Ss]ign(?:ed)? in\b|\b[Ll]og-in\b/],
  ['Send, or what is sent', /\b[Ss]ubmit/],
  ['the background', /\b[Gg]rounds?\b/],
  ['no longer', /\bno?t?\b.* any ?more\b/],
  ['the assistant', /\bthe AI\b(?! model)/],
  [
    'things as they are',
    /!(?: |$)|\b[Oo]ops\b|\b[Uu]nfortunately\b|\b[Ss]uccessfully\b|\b[Ii]nvalid\b|\bYou entered\b/,
  ],
];

/** What machines and who runs them read: logs, and what a service is told to make. */
const FOR_MACHINES = [
  'app/analytics/reported-events.ts',
  'app/auth/errors.ts',
  'backend/integrations/picture-maker.ts',
  'backend/modules/publishing/site-cache.ts',
  'hosting/serve-site.ts',
];

describe('the product speaks of', () => {
  it.each(NEVER)('%s', (_said, never) => {
    expect(shown(english.filter(({ text, file }) => never.test(text) && !FOR_MACHINES.includes(file)))).toEqual([]);
  });
});
