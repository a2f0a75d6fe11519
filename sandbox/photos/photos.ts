import { createHash } from 'node:crypto';

export type SandboxPhoto = { id: number; width: number; height: number; author: string; shows: string };

const AUTHORS = ['Ada Winter', 'Bo Larkin', 'Chidi Moreau', 'Dana Fell', 'Elio Marsh', 'Fay Orchard'];

/** Photos for some words: the same words give the same ones. */
export const photosFor = (text: string, page: number, count: number): SandboxPhoto[] =>
  Array.from({ length: count }, (_, at) => ({
    ...photoOf(numberOf(`${text.toLowerCase()} ${page} ${at}`)),
    shows: text,
  }));

export const photoOf = (id: number): SandboxPhoto => ({
  id,
  width: 1600,
  height: 1067,
  author: AUTHORS[id % AUTHORS.length] ?? '',
  shows: 'A landscape',
});

export const numberOf = (text: string) => createHash('sha256').update(text).digest().readUInt32BE(0) % 900_000_000;
