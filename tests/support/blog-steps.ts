import type { Image } from '#site/model/fields.ts';
import type { Answer, TestPerson } from './api.ts';
import { good } from './website-steps.ts';

export type PostAnswer = {
  id: string;
  title: string;
  slug: string;
  excerpt: string;
  body: string;
  author: string;
  seoTitle: string;
  seoDescription: string;
  tags: string[];
  cover: Image;
  state: 'DRAFT' | 'SCHEDULED' | 'PUBLISHED';
  publishAt: string | null;
  publishAtLocal: string | null;
  isChanged: boolean;
  hasTwoVersions: boolean;
  version: number;
  updatedAt: string;
  address: string | null;
  viewsIn30Days: number;
  gaps: number;
  words: number;
};

export const POST =
  'id title slug excerpt body author seoTitle seoDescription tags cover state publishAt publishAtLocal isChanged hasTwoVersions version updatedAt address viewsIn30Days gaps words';

export type PostChange = Partial<
  Pick<PostAnswer, 'title' | 'slug' | 'excerpt' | 'body' | 'author' | 'seoTitle' | 'seoDescription' | 'tags' | 'cover'>
>;

export type SavedAnswer = {
  post: PostAnswer;
  merged: string[];
  conflicts: { field: string; yours: string; theirs: string }[];
};

export const createPost = (
  person: TestPerson,
  websiteId: string,
  input: PostChange = {},
): Promise<Answer<{ createBlogPost: PostAnswer }>> =>
  person.ask(
    `mutation ($websiteId: ID!, $input: BlogPostInput!) { createBlogPost(websiteId: $websiteId, input: $input) { ${POST} } }`,
    { websiteId, input },
  );

export const makePost = async (person: TestPerson, websiteId: string, input: PostChange = {}): Promise<PostAnswer> =>
  good(await createPost(person, websiteId, { title: 'Rye bread', ...input })).createBlogPost;

export const savePost = (
  person: TestPerson,
  id: string,
  version: number,
  input: PostChange,
): Promise<Answer<{ saveBlogPost: SavedAnswer }>> =>
  person.ask(
    `mutation ($id: ID!, $version: Int!, $input: BlogPostInput!) { saveBlogPost(id: $id, version: $version, input: $input) { post { ${POST} } merged conflicts { field yours theirs } } }`,
    { id, version, input },
  );

type OnPost = 'publishBlogPost' | 'unpublishBlogPost' | 'duplicateBlogPost';

/** A verb on one post, as it answers. */
export const onPost = <Name extends OnPost>(
  person: TestPerson,
  name: Name,
  id: string,
): Promise<Answer<Record<Name, PostAnswer>>> =>
  person.ask(`mutation ($id: ID!) { ${name}(id: $id) { ${POST} } }`, { id });

export const schedulePost = (
  person: TestPerson,
  id: string,
  at: string,
): Promise<Answer<{ scheduleBlogPost: PostAnswer }>> =>
  person.ask(`mutation ($id: ID!, $at: String!) { scheduleBlogPost(id: $id, at: $at) { ${POST} } }`, { id, at });

export const onPosts = <Name extends 'deleteBlogPosts' | 'restoreBlogPosts'>(
  person: TestPerson,
  name: Name,
  ...ids: string[]
): Promise<Answer<Record<Name, PostAnswer[]>>> =>
  person.ask(`mutation ($ids: [ID!]!) { ${name}(ids: $ids) { ${POST} } }`, { ids });

export const setZone = (
  person: TestPerson,
  websiteId: string,
  timeZone: string,
): Promise<Answer<{ setTimeZone: { id: string } }>> =>
  person.ask(
    'mutation ($websiteId: ID!, $timeZone: String!) { setTimeZone(websiteId: $websiteId, timeZone: $timeZone) { id } }',
    { websiteId, timeZone },
  );

export const addTopic = async (
  person: TestPerson,
  websiteId: string,
  title: string,
): Promise<{ id: string; title: string }> =>
  good(
    await person.ask<{ addBlogTopic: { id: string; title: string } }>(
      'mutation ($websiteId: ID!, $title: String!) { addBlogTopic(websiteId: $websiteId, title: $title) { id title } }',
      { websiteId, title },
    ),
  ).addBlogTopic;

/** What `fields` of a website's blog say to somebody. */
export const askBlog = async <Blog>(person: TestPerson, websiteId: string, fields: string): Promise<Blog> =>
  good(
    await person.ask<{ website: { blog: Blog } }>(`query ($id: ID!) { website(id: $id) { blog { ${fields} } } }`, {
      id: websiteId,
    }),
  ).website.blog;

export const listedPosts = async (person: TestPerson, websiteId: string, filter = ''): Promise<PostAnswer[]> =>
  (
    await askBlog<{ posts: { posts: PostAnswer[] } }>(
      person,
      websiteId,
      `posts${filter && `(${filter})`} { posts { ${POST} } }`,
    )
  ).posts.posts;

export const readPost = async (person: TestPerson, websiteId: string, id: string): Promise<PostAnswer | null> =>
  (await askBlog<{ post: PostAnswer | null }>(person, websiteId, `post(id: "${id}") { ${POST} }`)).post;
