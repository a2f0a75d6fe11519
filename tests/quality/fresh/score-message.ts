import { judgeMessage, type Verdict } from '#scoring/judge-message.ts';
import type { ChatAnswer, ChatTurn, Designer } from '#designer/index.ts';
import type { WebsiteDocument } from '#site/model/document.ts';
import { applyOperations } from '#site/operations/index.ts';
import type { Batch, FreshMessage } from './batch.ts';

export type MessageScore = { id: string; verdict: Verdict; misses: string[]; reply: string };

type Talk = { documents: WebsiteDocument[]; history: ChatTurn[] };

/** Makes the website that a message is about, says what was said before, sends the message and judges the draft. */
export async function scoreMessage(designer: Designer, batch: Batch, message: FreshMessage): Promise<MessageScore> {
  const brief = batch.briefs.find(({ id }) => id === message.site);
  if (!brief) throw new Error(`${message.id} is about ${message.site}, which is not in the batch.`);
  const made = await designer.design({ text: brief.text }, { seed: 1 });
  const talk: Talk = { documents: [made.document], history: [] };
  for (const earlier of message.before) await say(designer, talk, earlier, brief.text);
  const before = last(talk);
  const answer = await say(designer, talk, message.text, brief.text);
  const { verdict, misses } = judgeMessage(message.expect, { before, after: last(talk), answer });
  return { id: message.id, verdict, misses: misses.map((miss) => JSON.stringify(miss)), reply: answer.reply };
}

const last = ({ documents }: Talk): WebsiteDocument => {
  const document = documents.at(-1);
  if (!document) throw new Error('A talk begins with a website');
  return document;
};

async function say(designer: Designer, talk: Talk, message: string, known: string): Promise<ChatAnswer> {
  const document = last(talk);
  const answer = await designer.respond(
    { message, document, pagePath: '/', history: talk.history, known },
    { seed: 1 },
  );
  let changed = false;
  if (answer.undo) {
    if (talk.documents.length > 1) talk.documents.pop();
  } else {
    const applied = applyOperations(document, answer.operations);
    if (!applied.ok) throw new Error(`${message}: ${applied.failure.message}`);
    changed = applied.forward.length > 0;
    if (changed) talk.documents.push(applied.document);
  }
  talk.history.push({ role: 'user', text: message }, { role: 'assistant', text: answer.reply, changed });
  return answer;
}
