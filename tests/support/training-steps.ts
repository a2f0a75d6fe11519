import { expect, vi } from 'vitest';
import type { Answer, TestPerson } from './api.ts';
import { good } from './website-steps.ts';

export type TrainingAnswer = {
  id: string;
  title: string;
  brief: string;
  origin: string;
  sourceUrl: string | null;
  tags: string[];
  score: number | null;
  notes: string;
  status: string;
  state: 'WORKING' | 'DONE' | 'FAILED' | 'CANCELLED';
  note: string;
  report: { kept: string[]; leftOut: string[]; guessed: string[] } | null;
  version: number;
  website: { id: string; name: string; purpose: string; document: unknown } | null;
};

/** As somebody's public website answers. */
export const PUBLIC_PAGE = `<!doctype html><html lang="en"><title>Larch &amp; Sons</title>
<header><h1>Larch &amp; Sons</h1></header>
<main><h2>What we do</h2><p>We plant larches along quiet roads.</p></main></html>`;

export const TRAINING =
  'id title brief origin sourceUrl tags score notes status state note report version website { id name purpose document }';

export const fromBrief = (
  person: TestPerson,
  brief: string,
  more: { title?: string; tags?: string[] } = {},
): Promise<Answer<{ createTrainingWebsite: TrainingAnswer }>> =>
  person.ask(`mutation ($input: TrainingBriefInput!) { createTrainingWebsite(input: $input) { ${TRAINING} } }`, {
    input: { brief, title: '', tags: [], ...more },
  });

export const fromAddress = (
  person: TestPerson,
  address: string,
): Promise<Answer<{ createTrainingWebsiteFromAddress: TrainingAnswer }>> =>
  person.ask(
    `mutation ($input: TrainingAddressInput!) { createTrainingWebsiteFromAddress(input: $input) { ${TRAINING} } }`,
    { input: { address, title: '', tags: [] } },
  );

export const trainingOf = async (person: TestPerson, id: string): Promise<TrainingAnswer | null> =>
  good(
    await person.ask<{ trainingWebsite: TrainingAnswer | null }>(
      `query ($id: ID!) { trainingWebsite(id: $id) { ${TRAINING} } }`,
      { id },
    ),
  ).trainingWebsite;

/** Waits until it is not being made any more. */
export async function whenMade(person: TestPerson, id: string): Promise<TrainingAnswer> {
  await vi.waitFor(async () => expect((await trainingOf(person, id))?.state).not.toBe('WORKING'), {
    timeout: 30_000,
    interval: 20,
  });
  const made = await trainingOf(person, id);
  if (!made) throw new Error('It is gone');
  return made;
}

export const judge = (
  person: TestPerson,
  entry: TrainingAnswer,
  change: Record<string, unknown>,
  version?: number,
): Promise<Answer<{ updateTrainingWebsite: TrainingAnswer }>> => {
  const { title, brief, tags, score, notes, status } = entry;
  return person.ask(
    `mutation ($id: ID!, $input: TrainingWebsiteInput!, $version: Int) { updateTrainingWebsite(id: $id, input: $input, version: $version) { ${TRAINING} } }`,
    { id: entry.id, input: { title, brief, tags, score, notes, status, ...change }, version },
  );
};

export const removeTraining = (person: TestPerson, id: string) =>
  person.ask('mutation ($id: ID!) { deleteTrainingWebsite(id: $id) { id } }', { id });

export type AuditAnswer = {
  action: string;
  actor: string;
  changes: { field: string; before: unknown; after: unknown }[];
};

export const historyOf = async (person: TestPerson, id: string): Promise<AuditAnswer[]> => {
  const { trainingWebsite } = good(
    await person.ask<{ trainingWebsite: { history: { edges: { node: AuditAnswer }[] } } }>(
      'query ($id: ID!) { trainingWebsite(id: $id) { history { edges { node { action actor changes { field before after } } } } } }',
      { id },
    ),
  );
  return trainingWebsite.history.edges.map(({ node }) => node);
};
