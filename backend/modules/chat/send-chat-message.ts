import { z } from 'zod';
import { addressGroup } from '../../auth/address-group.ts';
import { requireWebsite } from '../../auth/policy.ts';
import type { Context } from '../../context.ts';
import { Failure, notFound } from '../../failure.ts';
import { parseInput } from '../../parse-input.ts';
import { requireAssistantMessage } from '../billing/limits.ts';
import { currentDocument } from '../revisions/rebase.ts';
import { holderOf } from '../users/holder.ts';
import { plainText } from '../websites/plain-text.ts';
import { findWebsite } from '../websites/store.ts';
import type { WebsiteRow } from '../websites/store.ts';
import { applyTurn } from './apply-turn.ts';
import { insertMessage, lastMessages } from './store.ts';
import type { ChatMessage } from './store.ts';

const HISTORY = 20;

const inputSchema = z.object({
  websiteId: z.string(),
  text: plainText(1, 2000, 'Write what you would like to change.', 'Please keep a message under 2,000 characters.'),
  pagePath: z.string().max(120).nullish(),
});

/**
 * One turn of the conversation. The person's message is kept whatever happens; what goes wrong afterwards becomes the
 * assistant's FAILED answer and leaves the website as it was. Throws NOT_FOUND, FORBIDDEN, INVALID, RATE_LIMITED, and
 * LIMIT_REACHED before anything is kept. Only turns that changed something count against the plan.
 */
export async function sendChatMessage(
  context: Context,
  input: unknown,
): Promise<{ website: WebsiteRow; message: ChatMessage }> {
  const { websiteId, text, pagePath } = parseInput(inputSchema, input);
  const website = requireWebsite(context.actor, 'sendChatMessage', await findWebsite(context.db, websiteId));
  if (website.deletedAt) throw notFound('website');
  takeTurn(context);
  const holder = await holderOf(context.db, website);
  await requireAssistantMessage(context.db, holder, websiteId, context.clock());

  const earlier = await lastMessages(context.db, websiteId, HISTORY);
  await insertMessage(context.db, {
    id: context.ids(),
    websiteId,
    userId: holder.userId,
    role: 'USER',
    text,
    state: 'DONE',
    createdAt: context.clock(),
  });
  try {
    const document = await currentDocument(context.db, website);
    const turn = await context.designer.respond(
      {
        message: text,
        document,
        pagePath: pagePath ?? undefined,
        locks: document.locks,
        history: earlier.map((message) => ({
          role: message.role === 'USER' ? 'user' : 'assistant',
          text: message.text,
        })),
      },
      { seed: website.currentRevision },
    );
    return await applyTurn(context, { website, turn });
  } catch (error) {
    return {
      website: (await findWebsite(context.db, websiteId)) ?? website,
      message: await failedAnswer(context, websiteId, error),
    };
  }
}

function takeTurn({ actor, rateLimiter, clientAddress }: Context): void {
  if (actor.kind === 'person') rateLimiter.take('sendChatMessage', actor.userId);
  else rateLimiter.take('sendChatMessageAsVisitor', addressGroup(clientAddress));
}

async function failedAnswer(context: Context, websiteId: string, error: unknown): Promise<ChatMessage> {
  if (!(error instanceof Failure)) context.log.error('A turn of the assistant failed', { error, websiteId });
  const reason = error instanceof Failure ? error.message : 'Something went wrong while I was working on this.';
  return insertMessage(context.db, {
    id: context.ids(),
    websiteId,
    role: 'ASSISTANT',
    text: `${reason} Your website is as it was. You can send the message again or put it in other words.`,
    state: 'FAILED',
    createdAt: context.clock(),
  });
}
