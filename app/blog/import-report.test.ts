import { expect, it } from 'vitest';
import { importReport } from './import-report.ts';

const post = (outcome: 'CREATED' | 'CHANGED' | 'UNCHANGED' | 'REFUSED', name = 'rye.md', problem = '') => ({
  name,
  outcome,
  problem,
});

it('counts what came in, and says why the rest did not', () => {
  expect(
    importReport([
      post('CREATED'),
      post('CREATED'),
      post('CHANGED'),
      post('UNCHANGED'),
      post('REFUSED', 'bad.md', 'The head cannot be read.'),
    ]),
  ).toEqual({
    type: 'success',
    message: '2 posts brought in, 1 post changed, 1 post here already. 1 post not. bad.md: The head cannot be read.',
  });
});

it('is an error when nothing came in, with three reasons at most', () => {
  const refused = ['a', 'b', 'c', 'd'].map((name) => post('REFUSED', name, 'No.'));
  expect(importReport(refused)).toEqual({ type: 'error', message: '4 posts not. a: No. b: No. c: No.' });
  expect(importReport([])).toEqual({ type: 'error', message: 'There is no post in this file.' });
});
