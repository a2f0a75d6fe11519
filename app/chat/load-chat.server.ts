import { randomUUID } from 'node:crypto';
import { data } from '@remix-run/node';
import type { AppContext } from '#app/context.ts';
import { findReport } from '#app/site-import/came-over.server.ts';
import { graphqlFor } from '#app/graphql/client.server.ts';
import { loadUnderstood } from '#app/understood/load-understood.server.ts';
import { parseDocument } from '#site/model/parse-document.ts';
import type { PictureFragment } from '#app/graphql/generated/graphql.ts';
import { pictureAddress } from '#app/pictures/picture-address.ts';
import { thumbnailOf } from '#app/pictures/thumbnail.ts';
import type { WebsiteDocument } from '#site/model/document.ts';
import { sectionTitle } from '#site/model/part-names.ts';
import { proposalsIn } from '#site/origins/texts-of.ts';
import { frameParts, pointAt, pointedName } from '#site/origins/pointed-at.ts';
import { EarlierMessages, WebsiteChatQuery } from './documents.server.ts';

/** So many messages show at once; each look at earlier ones adds as many. */
const MESSAGES = 60;
/** Looks back, at most. Further back nobody reads. */
const MOST_LOOKS = 50;

/** So long a conversation still shows what was understood at its beginning. */
const STILL_NEW = 10;

/** Logging in from the chat opens a window that must be able to talk back. */
export const chatHeaders = { 'Cross-Origin-Opener-Policy': 'same-origin-allow-popups' };

/**
 * Everything the chat shows: the conversation and the page at `path`. Throws 404 for a website that this person may not read and
 * for a page that is not there.
 */
export async function loadChat(request: Request, context: AppContext, id: string, path: string | null) {
  const { website, document } = await readDraft(request, context, id, MESSAGES + 1);
  const page = pageAt(document, path);
  if (!page) throw notFound('This page is not there. It may have been renamed or removed.');
  const { document: _document, messages: newest, turn, updatesStamp, suggestions, siteImport, ...rest } = website;
  const looks = Math.min(Math.floor(Number(new URL(request.url).searchParams.get('earlier'))) || 0, MOST_LOOKS);
  const read = await withEarlier(request, context, { id, newest, looks });
  const hasEarlier = read.length > MESSAGES * (looks + 1) && looks < MOST_LOOKS;
  const messages = hasEarlier ? read.slice(1) : read;
  const newestChange = messages.findLast(({ state, revision }) => state === 'DONE' && revision != null);
  const api = await graphqlFor(request, context);
  const isNew = looks === 0 && messages.length <= STILL_NEW;
  return {
    website: rest,
    stamp: updatesStamp,
    turn: turn ?? null,
    attempt: randomUUID(),
    earlier: hasEarlier ? looks + 1 : null,
    messages: messages.map(({ sections, picture, ...message }) => ({
      ...message,
      picture: picture ? pictureOf(id, picture) : null,
      waiting: message.id === newestChange?.id ? waitingIn(document, sections) : 0,
      elsewhere: message.state === 'DONE' ? pagesWith(sections, document, page.id) : [],
    })),
    pages: document.pages.map(({ id: pageId, title, path: pagePath }) => ({ id: pageId, title, path: pagePath })),
    page: { id: page.id, title: page.title, path: page.path },
    about: aboutOf(document, new URL(request.url).searchParams),
    sections: [
      ...page.sections.map((section) => ({ id: section.id, name: sectionTitle(section, page.sections) })),
      ...frameParts,
    ],
    understood: isNew ? await loadUnderstood(api, id, document) : null,
    cameOver: await findReport(api, { ...rest, siteImport }),
    suggestions: messages.some(({ role }) => role === 'USER') ? suggestions.slice(0, 2) : suggestions,
  };
}

export type LoadedChat = Awaited<ReturnType<typeof loadChat>>;
export type ChatMessage = LoadedChat['messages'][number];
export type ChatTurn = NonNullable<LoadedChat['turn']>;

/** A website with its conversation and parsed draft. Throws 404. */
export async function readDraft(request: Request, context: AppContext, id: string, last: number) {
  const api = await graphqlFor(request, context);
  const { website } = await api(WebsiteChatQuery, { id, last });
  if (!website) throw notFound('There is no website here, or it belongs to someone else.');
  const parsed = parseDocument(website.document);
  if (!parsed.ok) throw data({ message: parsed.failure.message }, { status: 503 });
  return { website, document: parsed.document };
}

type Message = Awaited<ReturnType<typeof readDraft>>['website']['messages'][number];
type Read = { id: string; newest: Message[]; looks: number };

/** The newest messages with those that so many looks back add, oldest first; one more than are shown where there are more. */
async function withEarlier(request: Request, context: AppContext, { id, newest, looks }: Read): Promise<Message[]> {
  const api = await graphqlFor(request, context);
  let messages = newest;
  for (let look = 0; look < looks; look += 1) {
    const [oldest] = messages;
    if (!oldest || messages.length <= MESSAGES * (look + 1)) break;
    const { website } = await api(EarlierMessages, { id, last: MESSAGES, before: oldest.id });
    messages = [...(website?.messages ?? []), ...messages];
  }
  return messages;
}

/** Pages other than the one on screen where something changed. */
const pagesWith = (sections: string[], { pages }: WebsiteDocument, shown: string) => {
  if (pages.some((page) => page.id === shown && page.sections.some(({ id }) => sections.includes(id)))) return [];
  return pages
    .filter((page) => page.sections.some(({ id }) => sections.includes(id)))
    .slice(0, 3)
    .map(({ title, path }) => ({ title, path }));
};

/** Suggestions in these sections that nobody has decided about. */
const waitingIn = (document: WebsiteDocument, sections: string[]): number =>
  proposalsIn(document).filter(({ path }) => sections.includes(path.split('/')[1] ?? '')).length;

/** The part of the website that the address points to; null for none, and for one that is gone. */
function aboutOf(document: WebsiteDocument, search: URLSearchParams) {
  const section = search.get('about');
  const at = section === null ? null : pointAt(document, section, search.get('words') ?? '');
  const name = at && pointedName(document, at);
  return at && name !== null ? { ...at, name } : null;
}

const pictureOf = (website: string, { name, alt, variants }: PictureFragment) => ({
  name,
  alt,
  src: pictureAddress(website, thumbnailOf(variants)),
});

const pageAt = ({ pages }: WebsiteDocument, path: string | null) =>
  path === null ? (pages.find((page) => page.path === '/') ?? pages[0]) : pages.find((page) => page.path === path);

const notFound = (message: string) => data({ message }, { status: 404, statusText: 'Not Found' });
