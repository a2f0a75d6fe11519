import { listenTo, type StateStream } from './state-stream.ts';
import type { Turn, WebsiteUpdate } from './turn.ts';

/** Tells how a website stands. */
export const listenToWebsite = (websiteId: string, hear: (update: WebsiteUpdate) => void): StateStream =>
  listenTo(`/website-events/${encodeURIComponent(websiteId)}`, readUpdate, hear);

function readUpdate(text: string): WebsiteUpdate | null {
  const given: unknown = JSON.parse(text);
  if (typeof given !== 'object' || given === null || !('stamp' in given) || typeof given.stamp !== 'string')
    return null;
  const tasks = 'tasks' in given && typeof given.tasks === 'string' ? given.tasks : '';
  const posts = 'posts' in given && typeof given.posts === 'string' ? given.posts : '';
  return { stamp: given.stamp, tasks, posts, turn: 'turn' in given && isTurn(given.turn) ? given.turn : null };
}

const isTurn = (given: unknown): given is Turn =>
  typeof given === 'object' &&
  given !== null &&
  'messageId' in given &&
  'changes' in given &&
  'pages' in given &&
  'step' in given;
