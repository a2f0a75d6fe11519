import type { Clause, Wishes } from '../reading.ts';
import type { Tongue } from '../tongue.ts';
import { partsAsked } from './asked-parts.ts';
import { coloursAsked } from './colours.ts';
import { formAsked } from './form-fields.ts';
import { lookOf } from './look.ts';

/** What the owner wishes of the website. `templates` are names, as people write them. */
export function wishesOf(clauses: readonly Clause[], templates: readonly string[], tongue: Tongue): Wishes {
  const wishes = clauses.filter(({ role }) => role === 'wish');
  return {
    colours: coloursAsked(clauses, tongue),
    ...lookOf(wishes, templates, tongue),
    ...partsAsked(wishes, tongue),
    form: formAsked(wishes, tongue),
  };
}
