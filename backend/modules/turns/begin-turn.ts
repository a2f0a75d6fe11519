import { isDirection } from '#designer/built-in/chat/abilities/directions.ts';
import { keyGrantOf } from '../../auth/actor.ts';
import type { Context, Services } from '../../context.ts';
import type { Database } from '../../db/index.ts';
import { invalid } from '../../failure.ts';
import type { Asked } from './asked.ts';
import { promptFor, refOf } from '../chat-prompts/prompt-for.ts';
import { findAnswerByKey, firstMessageOf, insertMessage, insertMessageOnce } from '../chat/store.ts';
import type { ChatMessage } from '../chat/store.ts';
import type { WebsiteRow } from '../websites/store.ts';
import { insertTurn } from './store.ts';
import { turnJob } from './turn-job.ts';
import { lockedFor } from '../websites/on-website.ts';

/**
 * Keeps a message, an answer that says WORKING, and the job that will finish it: all of them or none, so that no crash
 * loses a message that was accepted. Throws INVALID while another turn is under way.
 */
export async function beginTurn(
  context: Context,
  { website: seen, text, pagePath, key, sectionId, about, picture }: Asked,
): Promise<{ website: WebsiteRow; message: ChatMessage }> {
  const begun = await context.db.transaction(async (db) => {
    const website = await lockedFor(db, context, 'sendChatMessage', seen.id);
    const userId = website.ownerId;
    const said = await insertMessageOnce(db, {
      id: context.ids(),
      websiteId: website.id,
      userId,
      role: 'USER',
      text,
      key,
      state: 'DONE',
      about,
      picture,
      createdAt: context.clock(),
    });
    if (!said) {
      const earlier = await findAnswerByKey(db, website.id, key ?? '');
      if (!earlier) throw new Error('A message was kept without its answer');
      return { website, message: earlier };
    }
    const isAwaited = sectionId === undefined && (await isAwaitingLook(db, website));
    const turn = {
      website,
      userId,
      task: isAwaited ? ('first-design' as const) : ('change' as const),
      message: isAwaited ? briefWith(website.brief, text) : wordsOf(text, sectionId),
      pagePath,
      answers: said.id,
      keyName: keyGrantOf(context.actor)?.name ?? null,
    };
    const working = await insertWorkingTurn(db, context, turn);
    if (!working) throw invalid('text', 'I am still working on your last message. Wait for it, or cancel it first.');
    return { website, message: working };
  });
  context.jobs.wake(turnJob);
  return begun;
}

const wordsOf = (text: string, sectionId: string | undefined) =>
  sectionId === undefined ? text : `${text} Change the section with the id ${sectionId} and nothing else.`;

const briefWith = (brief: string, text: string) => (isDirection(text) ? brief : `${brief}\n\n${text}`);

/** Its person wants to choose a look, and nothing was designed yet. */
async function isAwaitingLook(db: Database, { id, currentRevision }: WebsiteRow): Promise<boolean> {
  if (currentRevision > 1) return false;
  const greeting = await firstMessageOf(db, id);
  return greeting?.choices.some(({ look }) => look !== undefined) ?? false;
}

type NewTurn = {
  website: WebsiteRow;
  userId: string | null;
  task: 'change' | 'first-design';
  message: string;
  pagePath: string | null;
  answers: string | null;
  keyName: string | null;
};

/**
 * The WORKING answer, its turn and its job, with the prompt that counts now. Undefined when the website has a turn under way. Wake `turnJob`
 * afterwards.
 */
export async function insertWorkingTurn(
  db: Database,
  { ids, clock, jobs, prompts }: Pick<Services, 'ids' | 'clock' | 'jobs' | 'prompts'>,
  { website, userId, task, message, pagePath, answers, keyName }: NewTurn,
): Promise<ChatMessage | undefined> {
  const now = clock();
  const purpose = task === 'change' ? 'CONVERSATION' : 'FIRST_DESIGN';
  const prompt = await promptFor({ db, prompts }, website, purpose);
  const working = await insertMessage(db, {
    id: ids(),
    websiteId: website.id,
    userId,
    role: 'ASSISTANT',
    text: '',
    state: 'WORKING',
    answers,
    template: prompt && refOf(prompt),
    createdAt: now,
  });
  const isFirst = await insertTurn(db, {
    id: working.id,
    websiteId: website.id,
    task,
    message,
    pagePath,
    keyName,
    prompt,
    baseRevision: website.currentRevision,
    createdAt: now,
  });
  if (!isFirst) return undefined;
  await jobs.add(turnJob, { turn: working.id }, { db });
  return working;
}
