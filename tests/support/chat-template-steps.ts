import type { TestPerson } from './api.ts';
import { good } from './website-steps.ts';

export type Purpose = 'FIRST_DESIGN' | 'CONVERSATION' | 'BLOG';
export type ChatTemplate = {
  id: string;
  name: string;
  purpose: Purpose;
  prompt: string;
  greeting: string;
  suggestions: string;
  model: string | null;
  temperature: number | null;
  exampleCount: number;
  isActive: boolean;
  liveVersion: number | null;
  version: number;
  warning: string | null;
};
const FIELDS =
  'id name purpose prompt greeting suggestions model temperature exampleCount isActive liveVersion version warning updatedBy';

export type ChatTemplateInput = Partial<
  Pick<ChatTemplate, 'name' | 'prompt' | 'greeting' | 'suggestions' | 'model' | 'temperature' | 'exampleCount'>
>;
const input = (change: ChatTemplateInput) => ({
  name: 'Quiet',
  prompt: '',
  greeting: '',
  suggestions: '',
  exampleCount: 0,
  ...change,
});

export const createChatTemplate = (person: TestPerson, purpose: Purpose, change: ChatTemplateInput = {}) =>
  person.ask<{ createChatTemplate: ChatTemplate }>(
    `mutation ($purpose: ChatPurpose!, $input: ChatTemplateInput!) {
      createChatTemplate(purpose: $purpose, input: $input) { ${FIELDS} } }`,
    { purpose, input: input(change) },
  );

export const updateChatTemplate = (person: TestPerson, id: string, change: ChatTemplateInput, version?: number) =>
  person.ask<{ updateChatTemplate: ChatTemplate }>(
    `mutation ($id: ID!, $input: ChatTemplateInput!, $version: Int) {
      updateChatTemplate(id: $id, input: $input, version: $version) { ${FIELDS} } }`,
    { id, input: input(change), version },
  );

/** For its reason where nothing else is said: most tests are not about what was replayed. */
export const activateChatTemplate = (person: TestPerson, id: string, reason: string | null = 'A test needs it.') =>
  person.ask<{ activateChatTemplate: ChatTemplate }>(
    `mutation ($id: ID!, $reason: String) { activateChatTemplate(id: $id, reason: $reason) { ${FIELDS} } }`,
    { id, reason },
  );

export const deleteChatTemplate = (person: TestPerson, id: string) =>
  person.ask('mutation ($id: ID!) { deleteChatTemplate(id: $id) { id } }', { id });

export const findChatTemplate = async (person: TestPerson, id: string): Promise<ChatTemplate | null> =>
  good(
    await person.ask<{ chatTemplate: ChatTemplate | null }>(
      `query ($id: ID!) { chatTemplate(id: $id) { ${FIELDS} } }`,
      { id },
    ),
  ).chatTemplate;

export const listChatTemplates = async (person: TestPerson, narrowed = 'first: 100'): Promise<ChatTemplate[]> =>
  good(
    await person.ask<{ chatTemplates: { edges: { node: ChatTemplate }[] } }>(
      `{ chatTemplates(${narrowed}) { edges { node { ${FIELDS} } } } }`,
    ),
  ).chatTemplates.edges.map(({ node }) => node);

/** A new template that counts from now on, and the way back to the one before it. */
export async function useChatTemplate(person: TestPerson, purpose: Purpose, change: ChatTemplateInput) {
  const [before] = await listChatTemplates(person, `purpose: ${purpose}, state: ACTIVE`);
  const made = good(await createChatTemplate(person, purpose, change)).createChatTemplate;
  good(await activateChatTemplate(person, made.id));
  return {
    ...made,
    goBack: async () => void (before && good(await activateChatTemplate(person, before.id))),
  };
}
