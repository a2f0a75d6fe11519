import { ownFieldsOf, type OwnFieldKind } from '#site/sections/parts/own-fields.ts';
import type { Api, TestPerson } from './api.ts';
import { publishForm } from './site-forms.ts';
import { change, good, madeBy, read, run } from './website-steps.ts';

export type AskedField = { label: string; kind: OwnFieldKind; required?: boolean; choices?: string; help?: string };

/** Changes a section of a website's and publishes it. */
export async function publishProps(owner: TestPerson, id: string, sectionId: string, props: Record<string, unknown>) {
  const { currentRevision } = await read(owner, id);
  good(await change(owner, id, currentRevision, { type: 'updateSection', sectionId, props }));
  good(await run(owner, 'publishWebsite', id));
}

/** A published website with a form that asks for these fields. `names` are those of their controls, in order. */
export async function siteAsking(
  api: Api,
  fields: AskedField[],
  more: Record<string, unknown> = {},
  known?: TestPerson,
) {
  const owner = known ?? (await api.person());
  const { id } = await madeBy(owner, { brief: 'Asking Bakery' });
  const section = await publishForm(owner, id);
  await publishProps(owner, id, section, { ...more, ownFields: fields });
  return { owner, id, section, names: namesOf(fields) };
}

export const namesOf = (fields: AskedField[]): string[] =>
  ownFieldsOf(fields.map((field) => ({ required: false, choices: '', help: '', ...field }))).map(({ name }) => name);

export type KeptAnswer = { label: string; value: string; file: string | null };

/** What the owner reads in the inbox, the newest entry first. */
export const answersOf = async (
  person: TestPerson,
  id: string,
  filter = '',
): Promise<{ id: string; answers: KeptAnswer[] }[]> =>
  good(
    await person.ask<{ website: { submissions: { edges: { node: { id: string; answers: KeptAnswer[] } }[] } } }>(
      `query ($id: ID!) { website(id: $id) { submissions${filter} { edges { node { id answers { label value file } } } } } }`,
      { id },
    ),
  ).website.submissions.edges.map(({ node }) => node);
