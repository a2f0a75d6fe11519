import type { Stage } from '../backdrop.ts';
import { arcs, bands, cuts, dots, weave } from './abstract.ts';
import { initials } from './lettering.ts';
import { broom, brush, bulb, scissors, tap, tools } from './craft.ts';
import { book, camera, column, ledger, letter, screen } from './desk.ts';
import { bottle, bread, cup, dish, produce } from './food.ts';
import { flower, landscape, mountain, plant, stones, wave } from './nature.ts';
import { stageThing } from '../things/stage-thing.ts';
import { things } from '../things/index.ts';
import { body, care, hanger, music, paw, portrait, stage, tooth } from './people.ts';
import { bicycle, building, key, map, shop, van } from './places.ts';

/** Drawings that show no thing, for a business of which none is known. */
export const abstractMotifs = { arcs, bands, cuts, dots, weave, initials } as const;

/** Every motif by its name. */
export const motifDrawings: Record<string, (scene: Stage) => string> = {
  bread,
  produce,
  cup,
  dish,
  bottle,
  tools,
  bulb,
  tap,
  scissors,
  brush,
  broom,
  plant,
  flower,
  wave,
  landscape,
  mountain,
  stones,
  building,
  shop,
  map,
  bicycle,
  van,
  key,
  letter,
  book,
  screen,
  ledger,
  column,
  camera,
  portrait,
  paw,
  music,
  stage,
  care,
  tooth,
  body,
  hanger,
  ...abstractMotifs,
  ...Object.fromEntries(Object.entries(things).map(([name, thing]) => [name, stageThing(thing)])),
};
