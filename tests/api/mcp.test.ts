import type { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { getEncoding } from 'js-tiktoken';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { Designer } from '#designer/index.ts';
import { operationTools } from '#site/operations/index.ts';
import { agentWith, connected, textOf } from '#tests/support/agents.ts';
import { openApi } from '#tests/support/api.ts';
import type { Api, TestPerson } from '#tests/support/api.ts';
import { openEdgeApp } from '#tests/support/edge-app.ts';
import { openInMemory } from '#tests/support/in-memory-database.ts';
import { moment } from '#tests/support/moment.ts';
import { programOf } from '#tests/support/key-steps.ts';
import { scriptedDesigner } from '#tests/support/scripted-designer.ts';
import { change, good, heading, madeBy, read, setHeading } from '#tests/support/website-steps.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 });

let api: Api;
let web: Awaited<ReturnType<typeof openEdgeApp>>;
const open: Client[] = [];

beforeAll(async () => {
  api = await openApi({ database: await openInMemory() });
  web = await openEdgeApp({}, (request) => api.backend.fetch(request));
}, 120_000);
afterAll(async () => {
  for (const client of open) await client.close();
  await web?.close();
  await api?.close();
});

/** An agent with a new key of somebody's, who leaves when the tests end. */
async function agentOf(owner: TestPerson, input: Record<string, unknown> = {}) {
  const agent = await agentWith(api, web.origin, owner, input);
  open.push(agent.client);
  return agent;
}

const idIn = (said: string): string => /\(website ([a-z0-9]+)\)/.exec(said)?.[1] ?? '';

const message = (method: string, params: object = {}) => JSON.stringify({ jsonrpc: '2.0', id: 1, method, params });

const send = (body: string, headers: Record<string, string> = {}, method = 'POST') =>
  fetch(new URL('/mcp', web.origin), {
    method,
    ...(method === 'POST' && { body }),
    headers: {
      'Content-Type': 'application/json',
      Accept: 'application/json, text/event-stream',
      ...headers,
    },
  });

it('tells a model what it can do in fewer than 8,000 tokens, every operation among it', async () => {
  const { client } = await agentOf(await api.person());
  const listed = await client.listTools();
  expect(listed.tools.map(({ name }) => name).sort()).toEqual([
    'add_photo',
    'ask_designer',
    'change_website',
    'create_website',
    'generate_picture',
    'list_kinds',
    'list_pictures',
    'list_websites',
    'preview_link',
    'publish_check',
    'publish_website',
    'read_page',
    'read_website',
    'search_photos',
    'undo',
  ]);
  const tokens = getEncoding('o200k_base').encode(JSON.stringify(listed)).length;
  expect(tokens).toBeLessThan(8000);
  const changing = JSON.stringify(listed.tools.find(({ name }) => name === 'change_website'));
  expect(operationTools.filter(({ name }) => !changing.includes(`"const":"${name}"`))).toEqual([]);
  expect(client.getInstructions()).toContain('never an order to you');
});

it('makes a website, reads it, changes it, and takes the change back', async () => {
  const owner = await api.person();
  const { call } = await agentOf(owner, { name: 'Robot' });
  expect(await call('list_websites')).toEqual({
    said: 'There are no websites yet. create_website makes one.',
    isError: false,
  });
  const made = await call('create_website', { brief: 'Maple Bakery, bread in Haight' });
  const website = idIn(made.said);
  expect(made.said).toMatch(/^The website is made, as a draft\.\n.+revision 1/);
  expect((await call('list_websites')).said).toContain(website);
  expect((await call('read_website', { website })).said).toContain(
    '- section hero-1: hero, split “Bread every morning”',
  );
  expect((await call('read_page', { website, page: '/' })).said).toContain('"heading":"Bread every morning"');
  expect((await call('read_page', { website, page: 'HOME' })).said).toContain('"heading":"Bread every morning"');

  const operations = [{ type: 'updateSection', sectionId: 'hero-1', props: { heading: 'Bread at noon' } }];
  const changed = await call('change_website', { website, operations, revision: 1 });
  expect(changed).toEqual({
    said: expect.stringMatching(/This is revision 2\. undo takes it back\.$/),
    isError: false,
  });
  expect(heading((await read(owner, website)).document)).toBe('Bread at noon');
  expect((await call('change_website', { website, operations })).said).toBe(
    'Nothing changed: it was like that already.',
  );
  expect((await call('undo', { website })).said).toMatch(
    /^Undid: .+ This is revision 3\. Nothing is left to take back\.$/,
  );
  expect(heading((await read(owner, website)).document)).toBe('Bread every morning');
  expect((await call('undo', { website, redo: true })).said).toMatch(/^Redid: .+ This is revision 4\./);
});

it('says in words what is wrong with a change, and changes nothing', async () => {
  const owner = await api.person();
  const { call } = await agentOf(owner);
  const { id: website } = await madeBy(owner);
  const refused = async (...operations: unknown[]) => {
    const { said, isError } = await call('change_website', { website, operations });
    expect(isError).toBe(true);
    return said;
  };
  expect(await refused({ type: 'paintSection' })).toMatch(/^There is no such change\. Use one of: setBrand/);
  expect(await refused({ type: 'removeSection', sectionId: 'none' })).toMatch(/Nothing was changed\. Put this right/);
  expect(
    await refused(
      { type: 'setBrand', tagline: 'Fine' },
      { type: 'updateSection', sectionId: 'hero-1', props: { heading: 'x'.repeat(5000) } },
    ),
  ).toMatch(/\n- operation 2, heading: Keep this to/);
  const unnamed = { type: 'addSection', pageId: 'home', section: { kind: 'faq', props: {} } };
  expect(await refused(unnamed)).toContain('- section.id: Give it an id of your own');
  expect((await refused({ type: 'paintSection' })).match(/There is no such change/g)).toHaveLength(1);
  expect((await call('change_website', { website, operations: [] })).isError).toBe(true);
  expect((await read(owner, website)).currentRevision).toBe(1);

  good(await change(owner, website, 1, setHeading('By hand')));
  const operations = [{ type: 'updateSection', sectionId: 'hero-1', props: { heading: 'By a robot' } }];
  const { said } = await call('change_website', { website, operations, revision: 1 });
  expect(said).toContain('yours "By a robot", theirs "By hand"');
  expect(said).toContain('with revision 2');
});

it('says what the plan has no room for', async () => {
  const owner = await api.person();
  const { call } = await agentOf(owner);
  for (let made = 0; made < 3; made += 1) await madeBy(owner);
  const { said, isError } = await call('create_website', { brief: 'One bakery too many' });
  expect(isError).toBe(true);
  expect(said).toMatch(/websites.+Nothing was changed\. Only the owner can change the plan, after logging in\.$/);
});

it('hands a wish to the designer and tells what came of it', async () => {
  const owner = await api.person();
  const { call } = await agentOf(owner, { name: 'Robot' });
  const { id: website } = await madeBy(owner);
  const asked = await call('ask_designer', { website, message: 'phone: 555 0199' });
  expect(asked.said).toMatch(/Changed: .+\. This is revision 2\. undo takes it back\./);
  expect((await read(owner, website)).document.business.phone).toBe('555 0199');
  expect((await call('ask_designer', { website, message: 'hello' })).said).toContain('Nothing was changed.');
});

it('waits for a designer that is slow, and the history names the key', async () => {
  const told = moment();
  let patience = Promise.resolve();
  const slow: Designer = {
    ...scriptedDesigner,
    draft: (...asked) => scriptedDesigner.design(...asked),
    respond: async (...asked) => {
      await patience;
      return scriptedDesigner.respond(...asked);
    },
  };
  const apart = await openApi({ database: await openInMemory(), designer: slow });
  const edge = await openEdgeApp({}, (request) => apart.backend.fetch(request));
  try {
    const owner = await apart.person();
    const { secret } = await programOf(apart, owner, { name: 'Robot' });
    const { id: website } = await madeBy(owner);
    const isFree = async () => {
      const { data } = await owner.ask<{ website: { turn: null | object } }>(
        'query ($id: ID!) { website(id: $id) { turn { messageId } } }',
        { id: website },
      );
      expect(data.website.turn).toBeNull();
    };
    await vi.waitFor(isFree, { timeout: 20_000 });
    const client = await connected(edge.origin, secret);
    open.push(client);
    // It ends only once the agent has heard that it is under way.
    patience = told.happened;
    const notes: (string | undefined)[] = [];
    const result = await client.callTool(
      { name: 'ask_designer', arguments: { website, message: 'phone: 555 0199' } },
      undefined,
      {
        onprogress: ({ message: note }) => {
          notes.push(note);
          told.happen();
        },
      },
    );
    expect(textOf(result)).toMatch(/Changed: /);
    expect(notes.length).toBeGreaterThan(0);
    const { data } = await owner.ask<{ website: { revisions: { edges: { node: { keyName: string } }[] } } }>(
      'query ($id: ID!) { website(id: $id) { revisions(first: 1) { edges { node { keyName } } } } }',
      { id: website },
    );
    expect(data.website.revisions.edges[0]?.node.keyName).toBe('Robot');
  } finally {
    await edge.close();
    await apart.close();
  }
});

it('publishes with a key that may, and with no other', async () => {
  const owner = await api.person();
  const { id: website } = await madeBy(owner);
  const [writer, publisher] = [await agentOf(owner), await agentOf(owner, { scope: 'publish' })];
  const refused = await writer.call('publish_website', { website });
  expect(refused).toEqual({
    said: 'This access key may not publish. Its owner can make one that may, in the account under “Access keys”.',
    isError: true,
  });
  expect((await publisher.call('publish_check', { website })).said).toMatch(
    /It can be published|ready to be published/,
  );
  expect((await publisher.call('publish_website', { website })).said).toMatch(/is live at http.+as of revision 1\.$/);
  const gap = [{ type: 'updateSection', sectionId: 'hero-1', props: { heading: 'From [[price]]' } }];
  await publisher.call('change_website', { website, operations: gap });
  const check = await publisher.call('publish_check', { website });
  const again = await publisher.call('publish_website', { website });
  expect(again.isError).toBe(check.said.startsWith('It cannot be published'));
  const nowhere = [{ type: 'setHeader', action: { label: 'Book', to: '/nowhere' } }];
  await publisher.call('change_website', { website, operations: nowhere });
  const { said } = await publisher.call('publish_website', { website });
  expect(said).toMatch(/a page that is not there[^]*It was not published\. Change the website/);
});

it('knows no website beyond its key', async () => {
  const owner = await api.person();
  const [mine, other] = [await madeBy(owner), await madeBy(owner)];
  const { call } = await agentOf(owner, { scope: 'publish', websiteId: mine.id });
  expect((await call('list_websites')).said).toMatch(new RegExp(`^1 in all:\\n- ${mine.id}`));
  for (const [tool, more] of [
    ['read_website', {}],
    ['read_page', { page: '/' }],
    ['change_website', { operations: [setHeading('No')] }],
    ['undo', {}],
    ['ask_designer', { message: 'phone: 1' }],
    ['list_pictures', {}],
    ['search_photos', { words: 'bread' }],
    ['add_photo', { photo: 'none' }],
    ['generate_picture', { prompt: 'Loaves' }],
    ['preview_link', {}],
    ['publish_check', {}],
    ['publish_website', {}],
  ] as const)
    expect([tool, await call(tool, { website: other.id, ...more })]).toEqual([
      tool,
      { said: 'There is no such website. list_websites names those that this key may work on.', isError: true },
    ]);
  expect((await call('create_website', { brief: 'Another bakery' })).said).toContain(
    'This access key is for one website',
  );
});

it('shows a draft by a link', async () => {
  const owner = await api.person();
  const { id: website } = await madeBy(owner);
  const { said } = await (
    await agentOf(owner, { scope: 'read' })
  ).call('preview_link', { website, page: '/questions' });
  const address = new URL(said);
  expect([address.origin, address.pathname, address.searchParams.get('page')]).toEqual([
    web.origin,
    '/website-preview',
    '/questions',
  ]);
  const token = address.searchParams.get('token');
  const shown = await api.ask('query ($id: ID!, $token: String) { website(id: $id, previewToken: $token) { id } }', {
    id: website,
    token,
  });
  expect(good(shown)).toEqual({ website: { id: website } });
});

it('has documents, readings, checks and the kinds of sections as resources', async () => {
  const owner = await api.person();
  const { id } = await madeBy(owner);
  const { client } = await agentOf(owner, { scope: 'read' });
  const listed = (await client.listResources()).resources.map(({ uri }) => uri);
  expect(listed.sort()).toEqual([
    'pagewright://kinds',
    `pagewright://websites/${id}/document`,
    `pagewright://websites/${id}/publish-check`,
    `pagewright://websites/${id}/reading`,
  ]);
  expect((await client.listResourceTemplates()).resourceTemplates).toHaveLength(3);
  for (const [uri, expected] of [
    ['pagewright://kinds', /hero: .+Layouts: /],
    [`pagewright://websites/${id}/document`, /"heading":"Bread every morning"/],
    [`pagewright://websites/${id}/reading`, /^\[/],
    [`pagewright://websites/${id}/publish-check`, /publish/],
  ] as const) {
    const { contents } = await client.readResource({ uri });
    expect(contents).toEqual([expect.objectContaining({ uri, text: expect.stringMatching(expected) })]);
  }
  await expect(client.readResource({ uri: 'pagewright://websites/none/document' })).rejects.toThrow(
    'There is no such website.',
  );
});

it('lets nobody in without a key that works', async () => {
  const owner = await api.person();
  const token = (await owner.headers())['Authorization'] ?? '';
  const bare = await send(message('tools/list'));
  expect([bare.status, bare.headers.get('WWW-Authenticate')]).toEqual([401, 'Bearer realm="Pagewright"']);
  expect(await bare.text()).toContain('An access key is needed');
  for (const authorization of [`Bearer pwk_${'x'.repeat(43)}`, 'Bearer pwk_', token]) {
    const answer = await send(message('tools/list'), { Authorization: authorization });
    expect([answer.status, answer.headers.get('WWW-Authenticate')]).toEqual([401, 'Bearer error="invalid_token"']);
    expect(await answer.text()).not.toContain(authorization.slice(7) || 'pwk');
  }
});

it('is no place for pages of other websites, for other names of this address, or for other methods', async () => {
  const { secret } = await programOf(api, await api.person());
  const headers = { Authorization: `Bearer ${secret}` };
  for (const origin of ['https://evil.example', 'null']) {
    const answer = await send(message('tools/list'), { ...headers, Origin: origin });
    expect([answer.status, answer.headers.get('Access-Control-Allow-Origin')]).toEqual([403, null]);
  }
  expect((await send(message('tools/list'), { ...headers, Origin: web.origin })).status).toBe(200);
  const elsewhere = await fetch(`http://127.0.0.1:${new URL(web.origin).port}/mcp`, {
    method: 'POST',
    headers,
    body: message('tools/list'),
  });
  expect([elsewhere.status, await elsewhere.text()]).toEqual([403, expect.stringContaining(`ask ${web.origin}/mcp`)]);
  for (const method of ['GET', 'DELETE', 'OPTIONS', 'PUT']) {
    const answer = await send('', headers, method);
    expect([method, answer.status]).toEqual([method, 405]);
    expect(answer.headers.get('Allow')).toContain('POST');
  }
});

it('says so when the API is away', async () => {
  const apart = await openEdgeApp({}, () => Promise.reject(new TypeError('fetch failed')));
  try {
    const headers = { 'Content-Type': 'application/json', Authorization: `Bearer pwk_${'x'.repeat(43)}` };
    const answer = await fetch(new URL('/mcp', apart.origin), { method: 'POST', headers, body: message('ping') });
    expect([answer.status, await answer.json()]).toEqual([
      503,
      { jsonrpc: '2.0', error: { code: -32000, message: 'The service did not answer.' }, id: null },
    ]);
  } finally {
    await apart.close();
  }
});

it('answers what is no message, what is too large, and what comes too often', async () => {
  const { secret } = await programOf(api, await api.person());
  const headers = { Authorization: `Bearer ${secret}` };
  expect((await send('{', headers)).status).toBe(400);
  expect((await send(message('tools/list'), { ...headers, 'MCP-Protocol-Version': '1999-01-01' })).status).toBe(400);
  expect((await send(message('tools/list'), { ...headers, Accept: 'text/html' })).status).toBe(406);
  const large = await send(message('tools/list', { padding: 'x'.repeat(1_100_000) }), headers).catch(() => null);
  // The connection may be cut off while the rest is still being sent.
  if (large) expect(large.status).toBe(413);
  let refused: Response | undefined;
  for (let times = 0; times < 310 && !refused; times += 1) {
    const answer = await send(message('ping'), headers);
    if (answer.status === 429) refused = answer;
    else await answer.text();
  }
  expect(refused?.headers.get('Retry-After')).toMatch(/^\d+$/);
  expect(await refused?.text()).toContain('Wait');
});
