import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { z } from 'zod';
import type { Api, TestPerson } from './api.ts';
import { programOf } from './key-steps.ts';

/** The SDK's own client, with a key. */
export async function connected(origin: string, key: string): Promise<Client> {
  const client = new Client({ name: 'test', version: '1' });
  const headers = { Authorization: `Bearer ${key}` };
  await client.connect(new StreamableHTTPClientTransport(new URL('/mcp', origin), { requestInit: { headers } }));
  return client;
}

export const textOf = (result: unknown): string =>
  z.object({ content: z.array(z.object({ text: z.string() })) }).parse(result).content[0]?.text ?? '';

/** The SDK's own client, as a program with a new key of somebody's. */
export async function agentWith(api: Api, origin: string, owner: TestPerson, input: Record<string, unknown> = {}) {
  const { secret } = await programOf(api, owner, input);
  const client = await connected(origin, secret);
  const call = async (name: string, given: Record<string, unknown> = {}) => {
    const result = await client.callTool({ name, arguments: given });
    return { said: textOf(result), isError: result.isError === true };
  };
  return { client, call, secret };
}
