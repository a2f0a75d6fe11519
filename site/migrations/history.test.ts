import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { text } from '../model/fields.ts';
import { defineSection } from '../sections/definition.ts';
import { declareHistory, migrate } from './history.ts';

const rename =
  (from: string, to: string) =>
  ({ [from]: value, ...rest }: Record<string, unknown>) => ({ ...rest, [to]: value });

describe('a history of shapes', () => {
  it('brings data of any version to the present one, step by step, and leaves its input alone', () => {
    const history = declareHistory('card', 3, { 1: rename('name', 'title'), 2: rename('title', 'heading') });
    const old = Object.freeze({ name: 'Bread' });
    expect(migrate(history, 1, old)).toEqual({ heading: 'Bread' });
    expect(migrate(history, 2, { title: 'Bread' })).toEqual({ heading: 'Bread' });
    expect(migrate(history, 3, { heading: 'Bread' })).toEqual({ heading: 'Bread' });
  });

  it('knows no version before the first or after the present one', () => {
    const history = declareHistory('card', 2, { 1: (data) => data });
    for (const version of [0, 3, -1, 1.5, '1', null, undefined, NaN]) expect(migrate(history, version, {})).toBeNull();
  });

  it('fails when it is declared with a gap, a step beyond the present, or no whole version', () => {
    const step = (data: Record<string, unknown>) => data;
    expect(() => declareHistory('card', 3, { 1: step })).toThrow('card: no migration leads from version 2 to 3');
    expect(() => declareHistory('card', 2, { 1: step, 2: step })).toThrow(
      'card: the migration from version 2 leads beyond version 2',
    );
    expect(() => declareHistory('card', 1, { 0: step })).toThrow('beyond');
    expect(() => declareHistory('card', 1.5)).toThrow('whole number');
    expect(() => declareHistory('card', 0)).toThrow('whole number');
  });

  it('is checked for every section kind when the kind is defined', () => {
    const kind = {
      kind: 'card',
      label: 'Card',
      purpose: 'show' as const,
      words: '',
      hint: '',
      fields: z.object({ heading: text('Heading') }),
      variants: {},
      sample: {},
      view: () => null,
      css: '',
    };
    expect(() => defineSection({ ...kind, version: 2 })).toThrow('card: no migration leads from version 1 to 2');
    expect(defineSection({ ...kind, version: 1 }).kind).toBe('card');
  });
});
