import { almanac } from './almanac.ts';
import { chambers } from './chambers.ts';
import { clinic } from './clinic.ts';
import { counter } from './counter.ts';
import { field } from './field.ts';
import { gallery } from './gallery.ts';
import { letter } from './letter.ts';
import { poster } from './poster.ts';
import { signal } from './signal.ts';
import type { Template } from './template.ts';
import { workshop } from './workshop.ts';

export { recipeOf } from './recipe.ts';
export type { Recipe } from './recipe.ts';
export type { Template } from './template.ts';

/** All templates, in the order of the ten builders. */
export const templates: Template[] = [
  almanac,
  counter,
  gallery,
  workshop,
  clinic,
  signal,
  chambers,
  poster,
  field,
  letter,
];

const byId = new Map(templates.map((template) => [template.id, template]));

/** The template of that id; the first one for an id that no release knew, so that a page always has a form. */
export const getTemplate = (id: string): Template => byId.get(id) ?? almanac;
