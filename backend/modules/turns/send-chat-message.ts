import type { Asked, Answered } from './asked.ts';
import { z } from 'zod';
import { addressGroup } from '../../auth/address-group.ts';
import type { Context } from '../../context.ts';
import { parseInput } from '../../parse-input.ts';
import { requireAssistantMessage } from '../billing/assistant-messages.ts';
import { cameWith, cameWithSchema } from './came-with.ts';
import { documentAt } from '../revisions/read-document.ts';
import { designerFor } from './designer-for.ts';
import { beginTurn } from './begin-turn.ts';
import { requestFor } from './request-for.ts';
import { holderOf } from '../billing/holder.ts';
import { lockUser } from '../users/store.ts';
import { plainText } from '../websites/plain-text.ts';
import { applyTurn } from '../chat/apply-turn.ts';
import type { Turn } from '../chat/apply-turn.ts';
import { failedOutcome } from '../chat/failed-outcome.ts';
import { findAnswerByKey, insertMessage, insertMessageOnce } from '../chat/store.ts';
import { lockedFor, websiteFor } from '../websites/on-website.ts';

const inputSchema = cameWithSchema.extend({
  websiteId: z.string(),
  text: plainText(1, 2000, 'Write what you would like to change.', 'Keep a message to 2,000 characters or fewer.'),
  pagePath: z.string().max(120).nullish(),
  key: z.string().min(8).max(64).nullish(),
});

/**
 * One turn of the conversation. The built-in designer answers at once, in one transaction with the message; a slow one gets
 * a job, and its answer is WORKING until that is done. What goes wrong becomes a FAILED answer and leaves the website as it
 * was. The same `key` twice is one message. Throws NOT_FOUND, FORBIDDEN, INVALID, RATE_LIMITED, and LIMIT_REACHED before
 * anything is kept. Only turns that changed something count against the plan.
 */
export async function sendChatMessage(context: Context, input: unknown): Promise<Answered> {
  const { websiteId, text, pagePath, key, ...along } = parseInput(inputSchema, input);
  const website = await websiteFor(context, 'sendChatMessage', websiteId);
  const answered = key ? await findAnswerByKey(context.db, websiteId, key) : undefined;
  if (answered) return { website, message: answered };
  const came = await cameWith(context.db, website, along);
  return askDesigner(context, { website, text, pagePath: pagePath ?? null, key: key ?? null, ...came });
}

/** What `sendChatMessage` does once it is known who asks what. */
export async function askDesigner(context: Context, asked: Asked): Promise<Answered> {
  const { website } = asked;
  await takeTurn(context);
  const now = context.clock();
  await requireAssistantMessage(context.db, await holderOf(context.db, website, now), website.id, now);
  return designerFor(context).draft ? beginTurn(context, asked) : answerAtOnce(context, asked);
}

async function takeTurn({ actor, rateLimiter, clientAddress }: Context): Promise<void> {
  if (actor.kind === 'person') await rateLimiter.take('sendChatMessage', actor.userId);
  else await rateLimiter.take('sendChatMessageAsVisitor', addressGroup(clientAddress));
}

async function answerAtOnce(context: Context, asked: Asked): Promise<Answered> {
  const { website, text, pagePath, about, picture } = asked;
  try {
    const document = await documentAt(context.db, website.id, website.currentRevision);
    const told = { websiteId: website.id, message: text, pagePath, document, about, picture };
    const request = await requestFor(context, told);
    const turn = await designerFor(context).respond(
      { ...request, sectionId: asked.sectionId },
      { seed: website.currentRevision },
    );
    return await keep(context, asked, { turn });
  } catch (error) {
    return keep(context, asked, { error });
  }
}

/** The message, what it changed and the answer: all of it or nothing. */
function keep(context: Context, asked: Asked, answer: { turn: Turn } | { error: unknown }): Promise<Answered> {
  const { website: seen, text, key, about, picture } = asked;
  return context.db.transaction(async (db) => {
    // The user's row before the website's, as everywhere, so that two writers never wait for each other.
    if (seen.ownerId) await lockUser(db, seen.ownerId);
    const locked = await lockedFor(db, context, 'sendChatMessage', seen.id);
    const holder = await holderOf(db, locked, context.clock(), context.actor);
    const message = { websiteId: locked.id, userId: holder.userId, createdAt: context.clock() };
    const said = await insertMessageOnce(db, {
      ...message,
      id: context.ids(),
      role: 'USER',
      text,
      key,
      about,
      picture,
      state: 'DONE',
    });
    if (!said) {
      const earlier = await findAnswerByKey(db, locked.id, key ?? '');
      if (!earlier) throw new Error('A message was kept without its answer');
      return { website: locked, message: earlier };
    }
    const { website, outcome } =
      'turn' in answer
        ? await applyTurn(db, context, {
            website: locked,
            holder,
            baseRevision: seen.currentRevision,
            turn: answer.turn,
          })
        : { website: locked, outcome: failedOutcome(answer.error, locked.id, context.log) };
    const kept = await insertMessage(db, {
      ...message,
      id: context.ids(),
      role: 'ASSISTANT',
      answers: said.id,
      ...outcome,
    });
    return { website, message: kept };
  });
}
