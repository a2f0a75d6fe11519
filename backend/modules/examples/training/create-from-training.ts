import { designAtOnce } from '#designer/designer.ts';
import { requirePerson } from '../../../auth/policy.ts';
import type { Context } from '../../../context.ts';
import type { Database } from '../../../db/index.ts';
import { invalid, notFound } from '../../../failure.ts';
import { recordWrite } from '../../audit/record-write.ts';
import { staffHolder } from '../../billing/holder.ts';
import { currentDocument } from '../../revisions/read-document.ts';
import { holdConsenting } from '../../training-websites/find-source.ts';
import { seedOfDraft } from '../../training-websites/seed-of-draft.ts';
import { findTraining, type TrainingRow } from '../../training-websites/store.ts';
import { findWebsite } from '../../websites/store.ts';
import { toldBetween } from '../consent/calls-between.ts';
import type { MadeExamples } from '../consent/create-from-website.ts';
import { fieldsOf, MOST_CALLS } from '../example-input.ts';
import { keepExample, type NewExample } from '../keep-example.ts';

/**
 * Makes an example of a training website: its brief, the first draft of it, and the calls that make the website of that. It is new until
 * staff approve it. Throws NOT_FOUND, and INVALID for what is nothing to learn from.
 */
export async function createExampleFromTraining(context: Context, id: string): Promise<MadeExamples> {
  const person = requirePerson(context.actor, 'createExampleFromTraining');
  const training = await findTraining(context.db, id);
  if (!training) throw notFound('training website');
  const { sourceWebsiteId } = training;
  const { untold, ...content } = await contentOf(context, training);
  const { author } = await staffHolder(context.db, context.actor);
  return context.db.transaction(async (db) => {
    if (sourceWebsiteId !== null) await holdConsenting(db, sourceWebsiteId);
    const origin = { source: 'TRAINING' as const, sourceId: id, sourceWebsiteId, createdBy: author.name };
    const { row, isNew } = await keepExample(db, context, { ...content, ...origin });
    const isOurs = sourceWebsiteId === null;
    const subject = { kind: 'example', id: row.id } as const;
    if (isNew)
      await recordWrite(db, context, person, {
        action: 'createExample',
        subject,
        version: 1,
        ...(isOurs && { after: fieldsOf(row) }),
      });
    return { added: isNew ? 1 : 0, known: isNew ? 0 : 1, leftOut: 0, untold };
  });
}

type Content = Pick<NewExample, 'task' | 'words' | 'document' | 'before' | 'answer' | 'other' | 'tags' | 'score'> & {
  untold: string[];
};

async function contentOf(
  { db, designer }: Context,
  { id, brief, websiteId, tags, score }: TrainingRow,
): Promise<Content> {
  const document = websiteId === null ? null : await documentOf(db, websiteId);
  if (!document) throw invalid('id', 'Its website is not made yet, so there is nothing to learn from.');
  if (brief.trim() === '') throw invalid('brief', 'Write its brief first: what its owner would have said.');
  const draft = await designAtOnce(designer, { text: brief }, { seed: seedOfDraft(id) });
  const { calls, untold } = toldBetween(draft.document, document);
  if (calls.length === 0) throw invalid('id', untold.length > 0 ? notTold(untold) : AS_DRAFTED);
  if (calls.length > MOST_CALLS)
    throw invalid('id', `It takes more than ${MOST_CALLS} calls to make it of a first draft.`);
  const answer = { calls, reply: '' };
  return {
    task: 'BRIEF',
    words: brief,
    document: draft.document,
    before: [],
    answer,
    other: null,
    tags,
    score,
    untold,
  };
}

const AS_DRAFTED =
  'It is the first draft of its brief as it is, so there is nothing to learn from it. Edit the website, then add it.';

const notTold = (untold: readonly string[]): string =>
  `What differs from the first draft of its brief cannot be told as calls: ${untold.slice(0, MOST_NAMED).join(', ')}.`;

const MOST_NAMED = 5;

async function documentOf(db: Database, websiteId: string) {
  const website = await findWebsite(db, websiteId);
  return website && currentDocument(db, website);
}
