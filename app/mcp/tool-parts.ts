import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { z } from 'zod';
import type { Api } from '#app/graphql/client.server.ts';

/** What the tools and resources of one request work with. */
export type Parts = {
  server: McpServer;
  api: Api;
  request: Request;
  /** Where people open the app. */
  appOrigin: string;
};

export const websiteId = z.string().min(1).max(100).describe('Id of the website, from list_websites');

export const READS = { readOnlyHint: true, openWorldHint: false } as const;
export const CHANGES = { readOnlyHint: false, destructiveHint: false, openWorldHint: false } as const;
