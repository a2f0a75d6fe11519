import { ResourceTemplate } from '@modelcontextprotocol/sdk/server/mcp.js';
import type { Variables } from '@modelcontextprotocol/sdk/shared/uriTemplate.js';
import { McpError } from '@modelcontextprotocol/sdk/types.js';
import { ApiError } from '#app/graphql/errors.ts';
import { found } from './answer.ts';
import { McpReading, McpWebsite, McpWebsites } from './documents.ts';
import { catalogue } from './kinds.ts';
import { checkInWords, documentFrom } from './outline.ts';
import { inWords } from './refusal.ts';
import type { Parts } from './tool-parts.ts';

const JSON_TEXT = 'application/json';
const PLAIN = 'text/plain';

/** As the protocol has it for a resource that is not there. */
const NO_RESOURCE = -32002;
const REFUSED = -32000;

type Kind = { name: string; title: string; description: string; mimeType: string; read(id: string): Promise<string> };

/** What can be read of a website, and the kinds of sections. */
export function offerResources({ server, api, request }: Parts): void {
  const website = async (id: string) => found((await api(McpWebsite, { id })).website, request);
  const kinds: Kind[] = [
    {
      name: 'document',
      title: 'Document',
      description: 'The whole draft: facts, look, pages, sections.',
      mimeType: JSON_TEXT,
      read: async (id) => JSON.stringify((await website(id)).document),
    },
    {
      name: 'reading',
      title: 'Reading',
      description: 'What the designer understood of the description that the website was made from.',
      mimeType: JSON_TEXT,
      read: async (id) => JSON.stringify(found((await api(McpReading, { id })).website, request).understood),
    },
    {
      name: 'publish-check',
      title: 'Publish check',
      description: 'What should be looked at before publishing.',
      mimeType: PLAIN,
      read: async (id) => checkInWords(documentFrom((await website(id)).document)),
    },
  ];

  for (const { name, title, description, mimeType, read } of kinds) {
    const list = () =>
      told(async () => {
        const { viewer } = await api(McpWebsites, { first: 20, after: null, search: null });
        return {
          resources: (viewer?.websites.edges ?? []).map(({ node }) => ({
            uri: `pagewright://websites/${node.id}/${name}`,
            name: `${node.name}: ${title.toLowerCase()}`,
            mimeType,
          })),
        };
      });
    server.registerResource(
      name,
      new ResourceTemplate(`pagewright://websites/{id}/${name}`, { list }),
      { title, description, mimeType },
      (uri, variables) =>
        told(async () => ({ contents: [{ uri: uri.href, mimeType, text: await read(idIn(variables)) }] })),
    );
  }

  server.registerResource(
    'kinds',
    'pagewright://kinds',
    { title: 'Kinds of sections', description: 'What sections there are, with layouts and fields.', mimeType: PLAIN },
    (uri) => told(async () => ({ contents: [{ uri: uri.href, mimeType: PLAIN, text: await catalogue(api) }] })),
  );
}

const idIn = ({ id }: Variables): string => (typeof id === 'string' ? id : '');

/** An answer, or in words what the API refused; of a fault nothing is told. */
async function told<Made>(make: () => Promise<Made>): Promise<Made> {
  try {
    return await make();
  } catch (error) {
    if (error instanceof ApiError)
      throw new McpError(error.code === 'NOT_FOUND' ? NO_RESOURCE : REFUSED, inWords(error));
    console.error('A resource of the MCP endpoint failed', { error });
    throw new McpError(REFUSED, 'Something went wrong on our side. Try again in a minute.');
  }
}
