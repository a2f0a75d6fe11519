import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyOperations, brokenBound } from '#site/operations/index.ts';
import { templates } from '#site/templates/index.ts';
import { ungroundedTexts } from '#site/origins/grounded.ts';
import { sampleWebsite } from '#tests/support/sample-website.ts';
import { expectItsShareOfTime } from '#tests/support/share-of-time.ts';
import { fill } from './replies/index.ts';
import { respondNow } from './respond.ts';
import { suggestionsFor } from './suggest.ts';
import { words } from './words/index.ts';
import { spoken } from './words/spoken.ts';

const seed = 1;

/** What a template lacks shows in one language, what a language lacks in one template. */
const everywhere = templates.map(({ id }) => [id, 'en'] as const);
const everyLanguage = spoken.map((language, at) => [templates[at % templates.length]?.id ?? '', language] as const);

describe.each([...everywhere, ...everyLanguage.filter(([, language]) => language !== 'en')])(
  'on the template %s',
  (template, language) => {
    it(`every suggestion and every choice does something (${language})`, () => {
      const document = sampleWebsite({ template, language });
      const respond = (message: string) => respondNow({ message, document, history: [] }, { seed });
      const suggestions = suggestionsFor(document);
      expect(suggestions).toHaveLength(4);
      for (const message of [...suggestions, fill(language, 'suggestDirections')]) {
        const answer = respond(message);
        expect(answer.operations.length + (answer.choices?.length ?? 0), message).toBeGreaterThan(0);
        for (const choice of answer.choices ?? [])
          expect(respond(choice.message).operations.length, choice.message).toBeGreaterThan(0);
      }
    });
  },
);

/** Pieces that requests are made of, put together at random. */
const document = sampleWebsite();
const known = document.pages.flatMap(({ sections }) => sections.map(({ props }) => String(props.heading ?? '')));
const firsts = (list: Record<string, string>) =>
  Object.entries(list).flatMap(([name, entry]) =>
    /^(?:do|part|mark|kind)\./u.test(name) ? [entry.split(', ')[0]?.replace('*', '') ?? ''] : [],
  );
const number = '07700 900 123';
const piece = fc.constantFrom(
  ...spoken.flatMap((language) => firsts(words[language])),
  ...known,
  '“Rye loaf”',
  'navy',
  'dunkelgrün',
  '£4.20',
  'Friday 9-13',
  'Rye loaf',
  'Ann Fern',
  number,
  ',',
  '.',
);
const request = fc.array(piece, { minLength: 1, maxLength: 9 }).map((pieces) => pieces.join(' '));

describe('whatever is asked', () => {
  it('the operations can be applied, within what they declare, and nothing is claimed that did not happen', () => {
    fc.assert(
      fc.property(request, (message) => {
        const answer = respondNow({ message, document, history: [] }, { seed });
        const applied = applyOperations(document, answer.operations);
        if (!applied.ok) throw new Error(`${message}: ${applied.failure.message}`);
        expect(brokenBound(document, applied.forward, { scope: answer.scope, movesPages: false })).toBeNull();
        if (applied.forward.length > 0) expect(answer.reply).not.toContain(fill('en', 'nothingChanged'));
        else if (!answer.reply.includes('Nothing has changed yet'))
          expect(answer.reply).not.toMatch(/is new|is gone|: now “|now costs|New colours/u);
      }),
      { numRuns: 100 },
    );
  });

  it('no words are published that nobody said', () => {
    const before = new Set(ungroundedTexts(document, []).map(({ text }) => text));
    fc.assert(
      fc.property(request, (message) => {
        const applied = applyOperations(document, respondNow({ message, document, history: [] }, { seed }).operations);
        if (!applied.ok) return;
        // A number or name that is changed everywhere is changed inside the owner's sentences too.
        const asBefore = (text: string) =>
          text
            .replaceAll(number, document.business.phone ?? '')
            .replaceAll(applied.document.brand.name, document.brand.name);
        const invented = ungroundedTexts(applied.document, [message, ...before]).filter(
          ({ text }) => !before.has(asBefore(text)),
        );
        expect(invented).toEqual([]);
      }),
      { numRuns: 100 },
    );
  });

  it('hands off what a person wrote by hand and the request does not name', () => {
    const locks = document.pages.flatMap(({ sections }) => sections.map(({ id }) => `sections/${id}/props/intro`));
    const locked = { ...document, locks };
    for (const message of [
      'make it more elegant',
      'Make the colours warmer',
      'Change the headline to “A”',
      'Add a gallery',
      'boring',
    ]) {
      const answer = respondNow({ message, document: locked, history: [] }, { seed });
      const applied = applyOperations(locked, answer.operations);
      if (!applied.ok) throw new Error(applied.failure.message);
      expect(applied.forward.filter(({ path }) => path.at(-1) === 'intro')).toEqual([]);
    }
  });

  it.each(['a ', '"', '“', '1', 'change ', 'x – ', '\n- '])('a long message of %j is answered at once', (piece) =>
    expectItsShareOfTime(piece, {
      long: 4000,
      most: 500,
      read: (message) => respondNow({ message, document, history: [] }, { seed }),
    }),
  );
});
