import { randomUUID } from 'node:crypto';
import { data } from '@remix-run/node';
import type { AppContext } from '#app/context.ts';
import { graphqlFor } from '#app/graphql/client.server.ts';
import { parseDocument } from '#site/model/parse-document.ts';
import type { WebsiteDocument } from '#site/model/document.ts';
import { WebsiteChatQuery } from './documents.server.ts';
import { suggestionsFor } from './suggestions.ts';

const MESSAGES = 100;

/** Logging in from the chat opens a window that must be able to talk back. */
export const chatHeaders = { 'Cross-Origin-Opener-Policy': 'same-origin-allow-popups' };

/**
 * Everything the chat shows: the conversation and the page at `path`. Throws 404 for a website that this person may not read and
 * for a page that is not there.
 */
export async function loadChat(request: Request, context: AppContext, id: string, path: string | null) {
  const { website, document } = await readDraft(request, context, id);
  const page = pageAt(document, path);
  if (!page) throw notFound('This page is not there. It may have been renamed or removed.');
  const { document: _document, messages, turn, updatesStamp, ...rest } = website;
  return {
    website: rest,
    stamp: updatesStamp,
    turn: turn ?? null,
    attempt: randomUUID(),
    messages: messages.map(({ sections, ...message }) => ({
      ...message,
      elsewhere: message.state === 'DONE' ? pagesWith(sections, document, page.id) : [],
    })),
    pages: document.pages.map(({ id: pageId, title, path: pagePath }) => ({ id: pageId, title, path: pagePath })),
    page: { id: page.id, title: page.title, path: page.path },
    suggestions: messages.some(({ role }) => role === 'USER')
      ? suggestionsFor(document).slice(0, 2)
      : suggestionsFor(document),
  };
}

export type LoadedChat = Awaited<ReturnType<typeof loadChat>>;
export type ChatMessage = LoadedChat['messages'][number];
export type ChatTurn = NonNullable<LoadedChat['turn']>;

/** A website with its conversation and parsed draft. Throws 404. */
export async function readDraft(request: Request, context: AppContext, id: string) {
  const api = await graphqlFor(request, context);
  const { website } = await api(WebsiteChatQuery, { id, last: MESSAGES });
  if (!website) throw notFound('There is no website here, or it belongs to someone else.');
  const parsed = parseDocument(website.document);
  if (!parsed.ok) throw data({ message: parsed.failure.message }, { status: 503 });
  return { website, document: parsed.document };
}

/** Pages other than the one on screen where something changed. */
const pagesWith = (sections: string[], { pages }: WebsiteDocument, shown: string) => {
  if (pages.some((page) => page.id === shown && page.sections.some(({ id }) => sections.includes(id)))) return [];
  return pages
    .filter((page) => page.sections.some(({ id }) => sections.includes(id)))
    .slice(0, 3)
    .map(({ title, path }) => ({ title, path }));
};

const pageAt = ({ pages }: WebsiteDocument, path: string | null) =>
  path === null ? (pages.find((page) => page.path === '/') ?? pages[0]) : pages.find((page) => page.path === path);

const notFound = (message: string) => data({ message }, { status: 404, statusText: 'Not Found' });
