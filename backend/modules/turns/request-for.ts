import type { WebsiteDocument } from '#site/model/document.ts';
import type { ChatRequest } from '#designer/index.ts';
import type { Database } from '../../db/index.ts';
import { lastMessages } from '../chat/store.ts';

const HISTORY = 20;

type Asked = { websiteId: string; message: string; pagePath: string | null; document: WebsiteDocument };

/** What a designer is told: the message, the website, and what was said before. `except` are messages of the turn itself. */
export async function requestFor(
  db: Database,
  { websiteId, message, pagePath, document }: Asked,
  except: readonly string[] = [],
): Promise<ChatRequest> {
  const earlier = await lastMessages(db, websiteId, HISTORY);
  return {
    message,
    document,
    pagePath: pagePath ?? undefined,
    locks: document.locks,
    history: earlier
      .filter(({ id }) => !except.includes(id))
      .map(({ role, text }) => ({ role: role === 'USER' ? 'user' : 'assistant', text })),
  };
}
