import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import { ApiError, apiError } from '#app/graphql/errors.ts';
import { inWords, SEND_AGAIN } from './refusal.ts';

export const text = (...lines: (string | false | null | undefined)[]): CallToolResult => ({
  content: [{ type: 'text', text: lines.filter(Boolean).join('\n') }],
});

/** Ends a sentence that the API left open. */
export const sentence = (words: string): string => words.replace(/[^.!?]$/, '$&.');

/**
 * A tool's answer; of what the API refused the words, as an answer that the model can mend, with what to do `next` where its input was
 * wrong. A fault is logged and not told.
 */
export async function answered(make: () => Promise<CallToolResult>, next = SEND_AGAIN): Promise<CallToolResult> {
  try {
    return await make();
  } catch (error) {
    // Whoever asked has left: there is nobody to tell.
    if (error instanceof Error && error.name === 'AbortError') throw error;
    if (!(error instanceof ApiError)) console.error('A tool of the MCP endpoint failed', { error });
    const words =
      error instanceof ApiError ? inWords(error, next) : 'Something went wrong on our side. Try again in a minute.';
    return { ...text(words), isError: true };
  }
}

/** The website that was asked for. Throws NOT_FOUND where this key sees none. */
export function found<Website>(website: Website | null | undefined, request: Request): Website {
  if (website) return website;
  throw apiError('NOT_FOUND', request, 'There is no such website.');
}
