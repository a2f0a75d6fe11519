import { z } from 'zod';
import { textsOf } from '#site/origins/texts-of.ts';
import { personNamedIn } from '#site/photos/named-people.ts';
import { peopleInWords } from '#site/photos/people-in-words.ts';
import type { Context } from '../../context.ts';
import { invalid, unavailable } from '../../failure.ts';
import { pictureShapes } from '../../integrations/picture-maker.ts';
import { parseInput } from '../../parse-input.ts';
import { requireGeneratedPicture } from '../billing/generated-pictures.ts';
import { holderOf } from '../billing/holder.ts';
import { registry } from '../live-settings/registry.ts';
import { currentDocument } from '../revisions/read-document.ts';
import { generatePictureJob } from '../tasks/task-jobs.ts';
import { countUnderWay, insertTask } from '../tasks/store.ts';
import type { TaskRow } from '../tasks/store.ts';
import { lockUser } from '../users/store.ts';
import { lockedFor, websiteFor } from '../websites/on-website.ts';

const OFF = 'Pictures are not generated here: that needs the key of a service. Upload a picture of your own.';
const CLOSED = 'No pictures are generated at the moment. Please try again later, or upload one of your own.';
const UNDER_WAY = 'A picture is being generated already. Wait for it, or cancel it first.';

export const LONGEST_PROMPT = 600;

const placeSchema = z.object({ websiteId: z.string() });
const wishSchema = z.object({
  prompt: z
    .string()
    .trim()
    .min(3, 'Say what the picture should show.')
    .max(LONGEST_PROMPT, `Use at most ${LONGEST_PROMPT} characters.`),
  shape: z.enum(pictureShapes),
});

/**
 * Begins to generate a picture: the task that it gives says how far that is, and which picture of the library came of it. Throws as
 * `requireWebsite`, INVALID (a prompt that names a person of the website, one that is under way), LIMIT_REACHED, RATE_LIMITED, UNAVAILABLE while
 * pictures are not generated.
 */
export async function generatePicture(context: Context, input: unknown): Promise<TaskRow> {
  const { db, clock, live, actor, jobs } = context;
  const { websiteId } = parseInput(placeSchema, input);
  const found = await websiteFor(context, 'generatePicture', websiteId);
  const { prompt, shape } = parseInput(wishSchema, input);
  if (!context.pictureMaker) throw unavailable(OFF);
  live.requireOn(registry.generatedPictures, actor, CLOSED);
  const document = await currentDocument(db, found);
  const texts = textsOf(document).map(({ text }) => text);
  const person = personNamedIn(prompt, document, peopleInWords(texts.join('\n')));
  if (person)
    throw invalid(
      'prompt',
      `“${person}” is a person on this website, and pictures of people who are named are never generated. Say it without the name, or upload a photo.`,
    );
  await context.rateLimiter.take('generatePicture', found.ownerId ?? websiteId);
  const userId = found.ownerId ?? '';
  const task = await db.transaction(async (tx) => {
    if (userId !== '') await lockUser(tx, userId);
    const website = await lockedFor(tx, context, 'generatePicture', websiteId);
    const now = clock();
    const underWay = website.ownerId === null ? 0 : await countUnderWay(tx, website.ownerId, 'GENERATE');
    await requireGeneratedPicture(tx, await holderOf(tx, website, now), { websiteId, underWay, now });
    const begun = await insertTask(tx, {
      ...{ id: context.ids(), websiteId, userId, createdAt: now },
      ...{ kind: 'GENERATE', wish: { text: prompt, shape }, note: 'Waiting for its turn' },
    });
    if (!begun) throw invalid('prompt', UNDER_WAY);
    await jobs.add(generatePictureJob, { task: begun.id }, { db: tx });
    return begun;
  });
  jobs.wake(generatePictureJob);
  return task;
}
