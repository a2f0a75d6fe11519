import { expect, it } from 'vitest';
import { sampleDocument } from '#site/model/sample-document.ts';
import { emptyProps } from './new-section.ts';

it('a new list of questions asks for a question and its answer', () =>
  expect(emptyProps(sampleDocument({ pages: 1, perPage: 0 }), 'faq')).toMatchObject({
    items: [{ question: '[[the question]]', answer: '[[your answer]]' }],
  }));
