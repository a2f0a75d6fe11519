import type { WebsiteDocument } from '#site/model/document.ts';
import type { ChatRequest } from '#designer/index.ts';
import type { Services } from '../../context.ts';
import { lastMessages } from '../chat/store.ts';
import { pictureFor, type CameWith } from './came-with.ts';

const HISTORY = 20;

type Asked = CameWith & { websiteId: string; message: string; pagePath: string | null; document: WebsiteDocument };

/** What a designer is told: the message with what came along, the website, and what was said before. `except` are messages of the turn itself. */
export async function requestFor(
  services: Pick<Services, 'db' | 'media' | 'designer'>,
  { websiteId, message, pagePath, document, about, picture }: Asked,
  except: readonly string[] = [],
): Promise<ChatRequest> {
  const earlier = (await lastMessages(services.db, websiteId, HISTORY)).filter(({ id }) => !except.includes(id));
  return {
    message,
    document,
    pagePath: pagePath ?? undefined,
    locks: document.locks,
    about: about ?? undefined,
    picture: await pictureFor(services, websiteId, { picture, earlier }),
    history: earlier.map(({ role, text, state, revision }) =>
      role === 'USER'
        ? { role: 'user', text }
        : { role: 'assistant', text, changed: revision !== null && state !== 'UNDONE' },
    ),
  };
}
