import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js';
import { z } from 'zod';
import type { AppContext } from '#app/context.ts';
import { ApiError } from '#app/graphql/errors.ts';
import { ASK_DESIGNER } from './asking.ts';
import { McpKey } from './documents.ts';
import { apiWithKey } from './key-api.ts';
import { GENERATE_PICTURE } from './picturing.ts';
import { mcpRefusal } from './refused-message.ts';
import { mcpServer } from './server.ts';

/** Answers a POST of the protocol by its key alone, as JSON or, where it may take minutes, as events. */
export async function answerMcp(
  { send, settings }: Pick<AppContext, 'send' | 'settings'>,
  request: Request,
  address: string,
): Promise<Response> {
  const authorization = request.headers.get('authorization');
  if (!authorization)
    return unauthenticated(
      'An access key is needed: “Authorization: Bearer pwk_…”. Its owner makes one in the account.',
    );
  const api = apiWithKey({ send, settings }, { request, authorization, address });
  try {
    await api(McpKey);
  } catch (error) {
    if (error instanceof ApiError) return refusalOf(error);
    throw error;
  }
  const parsedBody = parsed(await request.text());
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: !takesLong(parsedBody) });
  const server = mcpServer({ api, request, appOrigin: settings.appOrigin, title: settings.appTitle });
  await server.connect(transport);
  request.signal.addEventListener('abort', () => void server.close(), { once: true });
  const answer = await transport.handleRequest(request, { parsedBody });
  answer.headers.set('Cache-Control', 'no-store, no-transform');
  return answer;
}

/** JSON, or what no message is, which the protocol has an answer for. */
function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}

const callSchema = z.object({
  method: z.literal('tools/call'),
  params: z.object({ name: z.enum([ASK_DESIGNER, GENERATE_PICTURE]) }),
});

/** Then the answer is a stream of events, with signs of life. */
const takesLong = (message: unknown): boolean => callSchema.safeParse(message).success;

/** What the API says of the key. */
function refusalOf({ code, message, status, headers }: ApiError): Response {
  if (code === 'UNAUTHENTICATED') return unauthenticated(message, 'Bearer error="invalid_token"');
  const retryAfter = headers.get('Retry-After');
  return mcpRefusal(status, message, retryAfter ? { 'Retry-After': retryAfter } : {});
}

const unauthenticated = (message: string, challenge = 'Bearer realm="Pagewright"') =>
  mcpRefusal(401, message, { 'WWW-Authenticate': challenge });
