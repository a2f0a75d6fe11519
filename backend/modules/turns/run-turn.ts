import { isDirection } from '#designer/built-in/chat/abilities/directions.ts';
import type { ChatAnswer, DesignOptions, Progress, Usage } from '#designer/index.ts';
import type { Services } from '../../context.ts';
import type { Run } from '../../jobs/queue.ts';
import { documentAt } from '../revisions/read-document.ts';
import { askingFor } from '../chat-prompts/prompt-for.ts';
import { findMessage, keepSpent } from '../chat/store.ts';
import { planForPeople, planOfWebsite } from '../billing/holder.ts';
import { findWebsite } from '../websites/store.ts';
import { createProgressWriter, whileWanted } from '../tasks/while-wanted.ts';
import { failTurn, finishTurn } from './finish-turn.ts';
import { requestFor } from './request-for.ts';
import { findTurn, findTurnOf, saveProgress } from './store.ts';
import type { TurnRow } from './store.ts';

/**
 * Does a turn, or does it again after a crash: whatever happens, it ends once. A turn whose process is asked to stop is
 * left to the next one.
 */
export async function runTurn(services: Services, { data, signal: closing }: Run<{ turn: string }>): Promise<void> {
  const turn = await findTurn(services.db, data.turn);
  if (!turn) return;
  const { db, log } = services;
  const isWanted = async () => (await findTurnOf(db, turn.websiteId))?.id === turn.id;
  let spent: Usage | undefined;
  await whileWanted(
    services,
    { websiteId: turn.websiteId, closing, isWanted },
    async ({ signal, stop }) => {
      const save = ({ document, note, sentences, page }: Progress) => {
        const pages = document.pages.map(({ title, path }) => ({ title, path }));
        return saveProgress(db, turn.id, { note, sentences, page: page ?? null, pages, draft: document });
      };
      const progress = createProgressWriter({ log, save, stop });
      const onSpent = (usage: Usage) => void (spent = usage);
      const answer = await respond(services, turn, { signal, onProgress: progress.note, onSpent }).finally(
        progress.settled,
      );
      await finishTurn(services, turn, answer);
    },
    (error) => failTurn(services, turn, error),
  );
  if (spent) await keepSpent(db, turn.id, spent);
}

/** Ends a turn whose process died each time it was tried. */
export async function giveUpTurn(services: Services, { turn: id }: { turn: string }): Promise<void> {
  const turn = await findTurn(services.db, id);
  if (turn) await failTurn(services, turn, new Error('Every process that worked on this turn died'));
}

async function respond(services: Services, turn: TurnRow, options: Omit<DesignOptions, 'seed'>): Promise<ChatAnswer> {
  const { db, designer, clock, shownExamples } = services;
  const { websiteId, message, pagePath, task, baseRevision } = turn;
  const document = await documentAt(db, websiteId, baseRevision);
  const working = await findMessage(db, turn.id);
  const said = working?.answers ? await findMessage(db, working.answers) : undefined;
  const { about = null, picture = null } = said ?? {};
  const asked = { websiteId, message, pagePath, document, about, picture };
  const request = await requestFor(services, asked, [turn.id, working?.answers ?? '']);
  const website = await findWebsite(db, websiteId);
  const plan = website && (await planOfWebsite(db, website, clock()));
  const asking = askingFor(turn.prompt, document, planForPeople(plan));
  const kind = task === 'first-design' ? 'BRIEF' : 'MESSAGE';
  const examples = shownExamples.for(turn.prompt, { task: kind, words: message, document });
  const today = clock().toISOString().slice(0, 10);
  const known = { known: website?.brief, keepsLook: Boolean(website?.templateId), mostPages: plan?.pages };
  const direction = task === 'first-design' && said && isDirection(said.text) ? said.text : undefined;
  const told = { ...request, ...asking, ...known, examples, task, today, direction };
  return designer.respond(told, { seed: baseRevision, ...options });
}
