import type { WebsiteDocument } from '#site/model/document.ts';
import type { Operation } from '#site/operations/index.ts';
import type { Answer, TestPerson } from './api.ts';

export type WebsiteAnswer = {
  id: string;
  name: string;
  subdomain: string;
  address: string;
  status: 'DRAFT' | 'PUBLISHED' | 'CHANGED' | 'RESTING';
  currentRevision: number;
  canUndo: boolean;
  canRedo: boolean;
  canWrite: boolean;
  document: WebsiteDocument;
  unpublishedChanges: string[];
};

export type MessageAnswer = {
  id: string;
  role: string;
  text: string;
  state: string;
  revision: number | null;
  changes: string[];
  canUndo: boolean;
  canRedo: boolean;
};

export const WEBSITE =
  'id name subdomain address status currentRevision canUndo canRedo canWrite document unpublishedChanges';
export const MESSAGE = 'id role text state revision changes canUndo canRedo';

type Mutation<Name extends string> = Answer<Record<Name, WebsiteAnswer>>;

/** The data of an answer that must have gone well. */
export function good<Data>(answer: Answer<Data>): Data {
  if (answer.errors)
    throw new Error(
      answer.errors.map(({ message, extensions }) => `${message} ${JSON.stringify(extensions)}`).join('\n'),
    );
  return answer.data;
}

/** The first error's extensions of an answer that must have failed. */
export function failure<Data>(answer: Answer<Data>) {
  const [error] = answer.errors ?? [];
  if (!error) throw new Error(`Nothing failed: ${JSON.stringify(answer.data)}`);
  return error.extensions;
}

export const create = (person: TestPerson, input: Record<string, unknown> = {}): Promise<Mutation<'createWebsite'>> =>
  person.ask(`mutation ($input: CreateWebsiteInput!) { createWebsite(input: $input) { ${WEBSITE} } }`, {
    input: { brief: 'Maple Bakery, bread in Haight', ...input },
  });

/** A new website of somebody. */
export const madeBy = async (person: TestPerson, input: Record<string, unknown> = {}) =>
  good(await create(person, input)).createWebsite;

export const change = (
  person: TestPerson,
  id: string,
  baseRevision: number,
  ...operations: Operation[]
): Promise<Mutation<'changeWebsite'>> =>
  person.ask(`mutation ($input: ChangeWebsiteInput!) { changeWebsite(input: $input) { ${WEBSITE} } }`, {
    input: { id, baseRevision, operations },
  });

type OnOne = 'undoChange' | 'redoChange' | 'publishWebsite' | 'unpublishWebsite' | 'duplicateWebsite' | 'deleteWebsite';

export const run = <Name extends OnOne>(person: TestPerson, name: Name, id: string): Promise<Mutation<Name>> =>
  person.ask(`mutation ($id: ID!) { ${name}(id: $id) { ${WEBSITE} } }`, { id });

export const restoreDeleted = (
  person: TestPerson,
  ...ids: string[]
): Promise<Answer<{ restoreWebsites: WebsiteAnswer[] }>> =>
  person.ask(`mutation ($ids: [ID!]!) { restoreWebsites(ids: $ids) { ${WEBSITE} } }`, { ids });

export const deleteSeveral = (
  person: TestPerson,
  ...ids: string[]
): Promise<Answer<{ deleteWebsites: WebsiteAnswer[] }>> =>
  person.ask(`mutation ($ids: [ID!]!) { deleteWebsites(ids: $ids) { ${WEBSITE} } }`, { ids });

export const restore = (
  person: TestPerson,
  id: string,
  number: number,
  sectionId?: string,
): Promise<Mutation<'restoreRevision'>> =>
  person.ask(
    `mutation ($id: ID!, $number: Int!, $sectionId: ID) { restoreRevision(id: $id, number: $number, sectionId: $sectionId) { ${WEBSITE} } }`,
    {
      id,
      number,
      sectionId,
    },
  );

type Turn<Name extends string> = Answer<Record<Name, { website: WebsiteAnswer; message: MessageAnswer }>>;

export const say = (person: TestPerson, websiteId: string, text: string): Promise<Turn<'sendChatMessage'>> =>
  person.ask(
    `mutation ($input: SendChatMessageInput!) { sendChatMessage(input: $input) { website { ${WEBSITE} } message { ${MESSAGE} } } }`,
    {
      input: { websiteId, text },
    },
  );

export const undoMessage = (person: TestPerson, id: string): Promise<Turn<'undoChatMessage'>> =>
  person.ask(`mutation ($id: ID!) { undoChatMessage(id: $id) { website { ${WEBSITE} } message { ${MESSAGE} } } }`, {
    id,
  });

export const read = async (person: TestPerson, id: string): Promise<WebsiteAnswer> => {
  const { website } = good(
    await person.ask<{ website: WebsiteAnswer | null }>(`query ($id: ID!) { website(id: $id) { ${WEBSITE} } }`, { id }),
  );
  if (!website) throw new Error('The website cannot be read');
  return website;
};

export const messagesOf = async (person: TestPerson, id: string): Promise<MessageAnswer[]> =>
  good(
    await person.ask<{ website: { messages: MessageAnswer[] } }>(
      `query ($id: ID!) { website(id: $id) { messages { ${MESSAGE} } } }`,
      { id },
    ),
  ).website.messages;

export const heading = (document: WebsiteDocument): unknown => document.pages[0]?.sections[0]?.props['heading'];

export const setHeading = (text: string): Operation => ({
  type: 'updateSection',
  sectionId: 'hero-1',
  props: { heading: text },
});
