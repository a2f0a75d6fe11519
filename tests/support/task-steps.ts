import { askBlog } from './blog-steps.ts';
import type { Answer, Api, TestPerson } from './api.ts';
import { good } from './website-steps.ts';
import { eventsOf } from './events.ts';

export type TaskAnswer = {
  id: string;
  kind: string;
  about: string;
  state: 'WORKING' | 'DONE' | 'NOTHING' | 'FAILED' | 'CANCELLED';
  note: string;
  done: number;
  total: number | null;
  part: string | null;
  replaces: string;
  texts: string[];
  usage: {
    isModel: boolean;
    model: string | null;
    inputTokens: number | null;
    outputTokens: number | null;
    cost: number | null;
    isEstimate: boolean;
  } | null;
  isCounted: boolean;
  endedAt: string | null;
  items: {
    total: number;
    items: { name: string; outcome: string; problem: string; postId: string | null }[];
  };
};

const task = (items = '') =>
  `id kind about state note done total part replaces texts usage { isModel model inputTokens outputTokens cost isEstimate } isCounted endedAt items${items && `(${items})`} { total items { name outcome problem postId } }`;

export const TASK = task();

/** The latest tasks of a blog of one kind. */
export const tasksOf = async (
  person: TestPerson,
  websiteId: string,
  kind: 'TOPICS' | 'POST' | 'PART' | 'IMPORT' | 'PICTURES',
  items = '',
): Promise<TaskAnswer[]> =>
  (await askBlog<{ tasks: TaskAnswer[] }>(person, websiteId, `tasks(kinds: [${kind}]) { ${task(items)} }`)).tasks;

/** Watches the website until a task is over; gives it as it ended. */
export async function taskEnded(api: Api, person: TestPerson, websiteId: string, id: string): Promise<TaskAnswer> {
  const events = await eventsOf<unknown>(
    await api.post(
      { query: 'subscription ($id: ID!) { websiteUpdates(id: $id) { tasks } }', variables: { id: websiteId } },
      { ...(await person.headers()), Accept: 'text/event-stream' },
    ),
  );
  for (;;) {
    await events.next();
    const { tasks } = await askBlog<{ tasks: TaskAnswer[] }>(
      person,
      websiteId,
      `tasks(kinds: [TOPICS, POST, PART, IMPORT, PICTURES]) { ${TASK} }`,
    );
    const ended = tasks.find((each) => each.id === id && each.endedAt !== null);
    if (!ended) continue;
    await events.close();
    return ended;
  }
}

export const cancelTask = (person: TestPerson, id: string) =>
  person.ask<{ cancelBlogTask: TaskAnswer }>(`mutation ($id: ID!) { cancelBlogTask(id: $id) { ${TASK} } }`, { id });

export const forgetTask = (person: TestPerson, id: string) =>
  person.ask<{ forgetBlogTask: TaskAnswer }>(`mutation ($id: ID!) { forgetBlogTask(id: $id) { ${TASK} } }`, { id });

/** Begins to bring posts in from a file; text is base64. */
export const importPosts = (person: TestPerson, websiteId: string, archive: string | Uint8Array) =>
  person.ask<{ importBlogPosts: TaskAnswer }>(
    `mutation ($id: ID!, $archive: String!) { importBlogPosts(websiteId: $id, archive: $archive) { ${TASK} } }`,
    { id: websiteId, archive: typeof archive === 'string' ? archive : Buffer.from(archive).toString('base64') },
  );

/** Begins to bring in the pictures from other websites, of one post or of all. */
export const bringPictures = (person: TestPerson, websiteId: string, postId: string | null = null) =>
  person.ask<{ bringBlogPictures: TaskAnswer }>(
    `mutation ($id: ID!, $post: ID) { bringBlogPictures(websiteId: $id, postId: $post) { ${TASK} } }`,
    { id: websiteId, post: postId },
  );

/** What the assistant is asked for: topics, a draft on one, words for a post. */
export const askForTopics = (
  person: TestPerson,
  websiteId: string,
): Promise<Answer<{ suggestBlogTopics: TaskAnswer }>> =>
  person.ask(`mutation ($websiteId: ID!) { suggestBlogTopics(websiteId: $websiteId) { ${TASK} } }`, { websiteId });

export const writeOn = (person: TestPerson, topicId: string): Promise<Answer<{ writeBlogPost: TaskAnswer }>> =>
  person.ask(`mutation ($topicId: ID!) { writeBlogPost(topicId: $topicId) { ${TASK} } }`, { topicId });

export const askForPart = (
  person: TestPerson,
  id: string,
  kind: string,
  text: string,
): Promise<Answer<{ writeForPost: TaskAnswer }>> =>
  person.ask(
    `mutation ($id: ID!, $kind: BlogPostPart!, $text: String!) { writeForPost(id: $id, kind: $kind, text: $text) { ${TASK} } }`,
    { id, kind, text },
  );

/** Assistant messages that counted this month. */
export const messagesUsed = async (person: TestPerson): Promise<number> =>
  good(
    await person.ask<{ viewer: { plan: { assistantMessagesUsed: number } } }>(
      '{ viewer { plan { assistantMessagesUsed } } }',
    ),
  ).viewer.plan.assistantMessagesUsed;
