import { vi } from 'vitest';
import type { TestPerson } from './api.ts';
import { good } from './website-steps.ts';

export type GeneratingAnswer = {
  id: string;
  prompt: string;
  state: 'WORKING' | 'DONE' | 'NOTHING' | 'FAILED' | 'CANCELLED';
  note: string;
  done: number;
  picture: {
    id: string;
    name: string;
    alt: string;
    width: number;
    height: number;
    state: string;
    generated: { prompt: string; model: string } | null;
    variants: { file: string; format: string; use: string }[];
  } | null;
};
type Asker = Pick<TestPerson, 'ask'>;
type Generator = { left: number | null; latest: GeneratingAnswer | null } | null;

const FIELDS =
  'id prompt state note done picture { id name alt width height state generated { prompt model } variants { file format use } }';

/** Begins to generate a picture. */
export const generate = (
  person: Asker,
  websiteId: string,
  prompt: string,
  shape: 'WIDE' | 'SQUARE' | 'TALL' = 'WIDE',
) =>
  person.ask<{ generatePicture: GeneratingAnswer }>(
    `mutation ($websiteId: ID!, $prompt: String!, $shape: PictureShape!) {
      generatePicture(websiteId: $websiteId, prompt: $prompt, shape: $shape) { ${FIELDS} }
    }`,
    { websiteId, prompt, shape },
  );

export const cancelGenerating = (person: Asker, id: string) =>
  person.ask<{ cancelGeneratedPicture: GeneratingAnswer }>(
    `mutation ($id: ID!) { cancelGeneratedPicture(id: $id) { ${FIELDS} } }`,
    { id },
  );

export const forgetGenerating = (person: Asker, id: string) =>
  person.ask(`mutation ($id: ID!) { forgetGeneratedPicture(id: $id) { id } }`, { id });

/** How many are left, and the latest one. */
export const generatorOf = async (person: Asker, id: string): Promise<Generator> =>
  good(
    await person.ask<{ website: { pictureGenerator: Generator } }>(
      `query ($id: ID!) { website(id: $id) { pictureGenerator { left latest { ${FIELDS} } } } }`,
      { id },
    ),
  ).website.pictureGenerator;

/** The latest one once it is over. */
export async function generated(person: Asker, id: string): Promise<GeneratingAnswer> {
  return vi.waitFor(
    async () => {
      const latest = (await generatorOf(person, id))?.latest;
      if (!latest || latest.state === 'WORKING') throw new Error('It is under way');
      return latest;
    },
    { timeout: 20_000, interval: 50 },
  );
}
