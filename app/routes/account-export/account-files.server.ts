import { z } from 'zod';
import type { Api } from '#app/graphql/client.server.ts';
import { ApiError } from '#app/graphql/errors.ts';
import { graphql } from '#app/graphql/generated/gql.ts';
import type { ZipFile } from './stream-zip.server.ts';

const AccountToExport = graphql(`
  query AccountToExport {
    viewer {
      id
      name
      email
      picture
      roles
      createdAt
      plan {
        label
      }
      billingRecords
      accessKeys {
        name
        scope
        website {
          id
          name
        }
        createdAt
        lastUsedAt
        expiresAt
      }
      websiteCount
      deletedWebsites(first: 0) {
        totalCount
      }
    }
  }
`);

const WebsiteToExport = graphql(`
  query WebsiteToExport($after: String) {
    viewer {
      id
      websites(first: 1, after: $after, sort: CREATED) {
        pageInfo {
          endCursor
        }
        edges {
          node {
            id
            name
            subdomain
            address
            language
            status
            createdAt
            updatedAt
            publishedAt
            document
            records
          }
        }
      }
    }
  }
`);

const DeletedWebsiteToExport = graphql(`
  query DeletedWebsiteToExport($after: String) {
    viewer {
      id
      deletedWebsites(first: 1, after: $after) {
        pageInfo {
          endCursor
        }
        edges {
          node {
            id
            name
            subdomain
            address
            language
            createdAt
            updatedAt
            deletedAt
            purgeAt
            document
            records
          }
        }
      }
    }
  }
`);

const DomainToExport = graphql(`
  query DomainToExport($after: String) {
    viewer {
      id
      domains(first: 1, after: $after) {
        pageInfo {
          endCursor
        }
        edges {
          node {
            id
            name
            state
            method
            primary
            createdAt
            website {
              id
              name
            }
            history {
              at
              text
              detail
            }
          }
        }
      }
    }
  }
`);

const OriginalFile = graphql(`
  query OriginalToExport($websiteId: ID!, $id: ID!) {
    originalFile(websiteId: $websiteId, id: $id) {
      name
      body
    }
  }
`);

const SentFile = graphql(`
  query SentFileToExport($submission: ID!, $file: ID!) {
    submissionFile(submission: $submission, file: $file) {
      name
      body
    }
  }
`);

const readMe = `Everything that Pagewright keeps of your account.

account.json        who you are here, and your plan
keys.json           your access keys, without the keys themselves
billing.json        your plan, your subscriptions and everything that you bought here
domains.json        your domains, what they show, and what happened to them
websites/NAME/      a website: website.json (what it is), document.json (its content), history.json (every change),
                    conversation.json (your chat with the assistant), received.json (what visitors sent)
                    and received/ (the files that came with it),
                    posts/ (your blog as Markdown, what readers see of a post that you changed since beside it),
                    topics.json (your ideas for posts), visits.json (visits by day), pictures.json and pictures/ (your uploads as you sent them)
deleted/NAME/       the same of websites that can still be restored

A website as finished pages, ready for any web server, is exported in its editor.
`;

const recordsSchema = z
  .object({
    pictures: z.array(z.object({ id: z.string() })),
    received: z.array(
      z.object({ id: z.string(), answers: z.array(z.object({ file: z.string().optional() }).loose()) }).loose(),
    ),
    posts: z.array(z.object({ name: z.string(), text: z.string(), published: z.string().nullable() })),
  })
  .loose();

/** The files of an account's export, made one after the other while somebody takes them. */
export async function* accountFiles(api: Api): AsyncGenerator<ZipFile> {
  const { viewer } = await api(AccountToExport);
  yield textFile('README.txt', readMe);
  const { billingRecords, accessKeys, ...account } = viewer ?? { billingRecords: null, accessKeys: [] };
  yield jsonFile('account.json', account);
  yield jsonFile('keys.json', accessKeys);
  yield jsonFile('billing.json', billingRecords);
  const domains = [];
  for await (const domain of oneByOne(async (after) => (await api(DomainToExport, { after })).viewer?.domains))
    domains.push(domain);
  yield jsonFile('domains.json', domains);
  const websites = oneByOne(async (after) => (await api(WebsiteToExport, { after })).viewer?.websites);
  for await (const website of websites) yield* websiteFiles(api, `websites/${website.subdomain}`, website);
  const deleted = oneByOne(async (after) => (await api(DeletedWebsiteToExport, { after })).viewer?.deletedWebsites);
  for await (const website of deleted) yield* websiteFiles(api, `deleted/${website.subdomain}`, website);
}

type PageOfOne<Node> = { pageInfo: { endCursor?: string | null }; edges: { node: Node }[] };

/** All nodes of a connection that is asked for one of them at a time. */
async function* oneByOne<Node>(ask: (after: string | null) => Promise<PageOfOne<Node> | undefined>) {
  for (let page = await ask(null); page?.edges[0]; page = await ask(page.pageInfo.endCursor ?? null))
    yield page.edges[0].node;
}

async function* websiteFiles(
  api: Api,
  folder: string,
  { document, records, ...website }: { id: string; document: unknown; records: unknown },
): AsyncGenerator<ZipFile> {
  const { posts, ...kept } = recordsSchema.parse(records);
  yield jsonFile(`${folder}/website.json`, website);
  yield jsonFile(`${folder}/document.json`, document);
  for (const [name, record] of Object.entries(kept)) yield jsonFile(`${folder}/${name}.json`, record);
  for (const { name, text, published } of posts) {
    yield textFile(`${folder}/posts/${name}.md`, text);
    if (published !== null) yield textFile(`${folder}/posts/${name}.published.md`, published);
  }
  for (const { id } of kept.pictures)
    yield* uploadedFile(
      `${folder}/pictures`,
      id,
      async () => (await api(OriginalFile, { websiteId: website.id, id })).originalFile,
    );
  for (const { id, answers } of kept.received)
    for (const { file } of answers)
      if (file !== undefined)
        yield* uploadedFile(
          `${folder}/received`,
          file,
          async () => (await api(SentFile, { submission: id, file })).submissionFile,
        );
}

type Uploaded = { name: string; body: string } | null | undefined;

/** What somebody uploaded, under a name that no other file has. Nothing when it is gone by now. */
async function* uploadedFile(folder: string, id: string, load: () => Promise<Uploaded>): AsyncGenerator<ZipFile> {
  const file = await load().catch((error: unknown) => {
    if (error instanceof ApiError && error.code === 'NOT_FOUND') return null;
    throw error;
  });
  if (!file) return;
  const name = file.name.replace(/[^\p{L}\p{N}._ -]/gu, '-').slice(-100);
  yield {
    path: `${folder}/${id.slice(0, 12)}-${name}`,
    bytes: Buffer.from(file.body, 'base64'),
    isPacked: true,
  };
}

const textFile = (path: string, text: string): ZipFile => ({ path, bytes: Buffer.from(text) });
const jsonFile = (path: string, value: unknown) => textFile(path, `${JSON.stringify(value, null, 2)}\n`);
