import { z } from 'zod';
import type { Understood } from '#designer/designer.ts';
import type { WebsiteDocument } from '#site/model/document.ts';
import { requirePerson } from '../../../auth/policy.ts';
import type { Context } from '../../../context.ts';
import type { Database } from '../../../db/index.ts';
import type { ExpectedCall, Replaced } from '../../../db/schema.ts';
import { parseInput } from '../../../parse-input.ts';
import { staffHolder } from '../../billing/holder.ts';
import { lastMessages } from '../../chat/store.ts';
import type { ChatMessage } from '../../chat/store.ts';
import { documentAt } from '../../revisions/read-document.ts';
import { findConsenting, holdConsenting } from '../../training-websites/find-source.ts';
import { findPersonalFacts } from '../../training-websites/scrub/personal-facts.ts';
import { plainLine } from '../../websites/plain-text.ts';
import type { WebsiteRow } from '../../websites/store.ts';
import { keepExample } from '../keep-example.ts';
import { callsBetween } from './calls-between.ts';
import { createStandIns } from './stand-ins.ts';
import { withBusiness, withoutPersonal, writtenInto } from './without-personal.ts';

/** The newest of a conversation; whoever wants more waits for more. */
const MOST_MESSAGES = 40;

const madeSchema = z.object({
  website: plainLine(300, 'An address has at most 300 characters.').pipe(
    z.string().min(1, 'Write the address of the website, or its id.'),
  ),
});

/** So many were made, were there before, or could not be told as calls; `untold` names what a made one leaves out. */
export type MadeExamples = { added: number; known: number; leftOut: number; untold?: string[] };

/**
 * Makes examples of what the owner of a website said in its chat and of what was changed then, with stand-ins for all that is personal; they
 * are new until staff approve them. Throws INVALID for any website whose owner did not agree, RATE_LIMITED.
 */
export async function createExamplesFromWebsite(context: Context, input: unknown): Promise<MadeExamples> {
  const person = requirePerson(context.actor, 'createExamplesFromWebsite');
  const { website: named } = parseInput(madeSchema, input);
  await context.rateLimiter.take('createTrainingWebsite', person.userId);
  const website = await findConsenting(context, named);
  const answered = await answeredIn(context.db, website.id);
  const made = await scrubbed(context, website, answered);
  const { author } = await staffHolder(context.db, context.actor);
  return context.db.transaction(async (db) => {
    await holdConsenting(db, website.id);
    let added = 0;
    for (const { message, document, calls, reply, words, replaced } of made) {
      const { isNew } = await keepExample(db, context, {
        task: 'MESSAGE',
        words,
        document,
        before: [],
        answer: { calls, reply },
        other: null,
        source: 'CONSENT',
        sourceId: message,
        sourceWebsiteId: website.id,
        replaced,
        createdBy: author.name,
      });
      if (isNew) added += 1;
    }
    return { added, known: made.length - added, leftOut: answered.length - made.length };
  });
}

type Answered = { id: string; text: string; reply: string; before: WebsiteDocument; after: WebsiteDocument };

/** What the owner said, and what it changed: changes that still stand. */
async function answeredIn(db: Database, websiteId: string): Promise<Answered[]> {
  const messages = await lastMessages(db, websiteId, MOST_MESSAGES);
  const said = new Map(messages.filter(({ role }) => role === 'USER').map((message) => [message.id, message]));
  const found: Answered[] = [];
  for (const answer of messages) {
    const asked = said.get(answer.answers ?? '');
    const revision = revisionOf(answer);
    if (!asked || revision === null) continue;
    found.push({
      id: asked.id,
      text: asked.text,
      reply: answer.text,
      before: await documentAt(db, websiteId, revision - 1),
      after: await documentAt(db, websiteId, revision),
    });
  }
  return found;
}

const revisionOf = ({ role, state, revision }: ChatMessage): number | null =>
  role === 'ASSISTANT' && state === 'DONE' && revision !== null && revision > 1 ? revision : null;

type Made = {
  message: string;
  words: string;
  reply: string;
  document: WebsiteDocument;
  calls: ExpectedCall[];
  replaced: Replaced;
};

async function scrubbed(
  { reading }: Pick<Context, 'reading'>,
  website: WebsiteRow,
  answered: readonly Answered[],
): Promise<Made[]> {
  const documents = answered.flatMap(({ before, after }) => [before, after]);
  const said = [website.brief, ...answered.flatMap(({ text, reply }) => [text, reply])].join('\n\n');
  const read = async (text: string): Promise<Understood[]> =>
    (await reading.designer.design({ text }, { seed: 0 })).understood;
  const facts = withBusiness(await findPersonalFacts(documents, said, read), documents);
  const standIns = createStandIns(facts);
  return answered.flatMap(({ id, text, reply, before, after }): Made[] => {
    const [from, to] = [withoutPersonal(before, facts, standIns), withoutPersonal(after, facts, standIns)];
    // What was changed is told by the documents without their personal data, so that nothing of it can come in by a call.
    const calls = callsBetween(from, to);
    const words = writtenInto(text, facts, standIns);
    if (calls === null || words === '') return [];
    const answer = { words, reply: writtenInto(reply, facts, standIns) };
    const replaced = standIns.replacedIn([words, answer.reply, JSON.stringify(from), JSON.stringify(calls)]);
    return [{ message: id, document: from, calls, ...answer, replaced }];
  });
}
