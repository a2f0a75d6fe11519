import { z } from 'zod';
import type { Command, Done } from '#app/editing/command.ts';
import type { AppContext } from '#app/context.ts';
import type { Api } from '#app/graphql/client.server.ts';
import { ApiError, apiError } from '#app/graphql/errors.ts';
import type { EditedPostFragment } from '#app/graphql/generated/graphql.ts';
import { withPlainLineEnds } from '#app/forms/line-ends.ts';
import { takeUploads } from '#app/pictures/form-uploads.server.ts';
import { counted } from '#app/ui/number-format.tsx';
import { entry } from '#site/forms/entry.ts';
import { postAddress } from './blog-address.ts';
import {
  CreateBlogPost,
  PublishBlogPost,
  SaveBlogPost,
  ScheduleBlogPost,
  SetTimeZone,
  UnpublishBlogPost,
  WriteForPost,
} from './documents.server.ts';
import { BringBlogPictures } from './task-documents.server.ts';
import { fieldLabels, inTimeZone, listed } from './post-words.ts';
import { inputOf, isOfferMissed } from './post-form.server.ts';
import { valuesOfPost } from './post-values.ts';

const OFFER_MISSED = 'The text has changed since, so the suggestion was not used. Ask again, or copy the words.';

type Asked = { api: Api; website: string; form: FormData; request: Request; context: AppContext };

/** Saves a post's form, then does what its button asked for beyond that (`then`). Without the id of a post it makes one. */
export const savePost: Command = {
  isTyped: true,
  async run(api, website, form, { request, context }) {
    const asked = { api, website, form, request, context };
    const problems = await takeUploads(request, context, { websiteId: website, form });
    const { post, ...saved } = await save(asked);
    if (Object.keys(problems).length > 0)
      return {
        ...doneOf(website, post),
        ...saved,
        problem: refusal(asked, 'The picture was not added.', problems),
        message: 'Saved, but without the picture',
      };
    const done: Done = { ...doneOf(website, post), ...saved };
    const field = entry(form, '_library');
    if (field) return { ...done, to: `${postAddress(website, post.id)}?panel=pictures&for=post&field=${field}` };
    if (isOfferMissed(form)) return { ...done, message: 'Saved', problem: refusal(asked, OFFER_MISSED, {}) };
    return follow(asked, post, done);
  },
};

async function save({ api, website, form }: Asked) {
  const id = entry(form, 'post');
  const input = inputOf(form);
  if (!id) return { post: (await api(CreateBlogPost, { websiteId: website, input })).createBlogPost, message: 'Saved' };
  const version = Number(entry(form, 'baseRevision')) || 1;
  const { post, merged, conflicts } = (await api(SaveBlogPost, { id, version, input })).saveBlogPost;
  const shown = conflicts.map(({ field, yours, theirs }) => ({
    label: fieldLabels[field] ?? field,
    mine: yours,
    theirs,
  }));
  return {
    post,
    merged,
    conflicts: shown,
    message: merged.length === 0 ? 'Saved' : `Saved, with ${listed(merged)} of somebody else`,
  };
}

const doneOf = (website: string, post: EditedPostFragment) => ({
  revision: post.version,
  values: valuesOfPost(post),
  message: 'Saved',
  to: postAddress(website, post.id),
});

const refusal = ({ request }: Asked, message: string, fields: Record<string, string[]>) =>
  new ApiError(message, { code: 'INVALID', fields }, request);

/** Publishes, schedules or takes back what was just saved. A refusal of that takes nothing of the save back. */
async function follow(asked: Asked, post: EditedPostFragment, done: Done): Promise<Done> {
  const [then, more] = entry(asked.form, 'then').split(' ');
  if (!then) return done;
  try {
    if (then === 'ask') return { ...done, ...(await ask(asked, post, more)) };
    if (then === 'bring-pictures') return { ...done, ...(await bringPictures(asked, post)) };
    if (post.gaps > 0 && then !== 'unpublish' && more === undefined)
      throw refusal(asked, `${counted(post.gaps, 'fact is', 'facts are')} still missing, marked [[…]] in the text.`, {
        gaps: [
          post.gaps === 1
            ? 'Fill it in, or go on without it: the sentence that waits for it is left out.'
            : 'Fill them in, or go on without them: the sentences that wait for them are left out.',
        ],
      });
    const { post: made, message } = await carryOut(asked, post, then);
    return { ...done, ...doneOf(asked.website, made), message };
  } catch (error) {
    if (!(error instanceof ApiError) || error.code === 'UNAUTHENTICATED') throw error;
    const message = `Saved, but ${notDone[then] ?? 'not taken back'}`;
    // Its moment stands beside the post: it is no part of what was saved.
    const moment = { at: entry(asked.form, 'at'), timeZone: entry(asked.form, 'timeZone') };
    return { ...done, values: { ...valuesOfPost(post), ...moment }, message, problem: error };
  }
}

const notDone: Readonly<Record<string, string>> = {
  ask: 'the assistant was not asked',
  'bring-pictures': 'the pictures were not fetched',
  publish: 'not published',
  schedule: 'not scheduled',
};

/** Without scripts it is waited for on a page of its own, as the assistant is. */
async function bringPictures({ api, website }: Asked, { id }: EditedPostFragment) {
  await api(BringBlogPictures, { website, post: id });
  return { to: `${postAddress(website, id)}?panel=bringing` };
}

const kindSchema = z.enum(['TITLES', 'EXCERPT', 'DESCRIPTION', 'IMPROVE', 'SHORTEN']);

/** Has the assistant make words of what is selected, or of the whole post. */
async function ask(
  { api, website, form, request }: Asked,
  { id, body }: EditedPostFragment,
  wanted: string | undefined,
) {
  const kind = kindSchema.safeParse(wanted).data;
  if (!kind) throw apiError('INVALID', request, 'This form asks for something that is not known here.');
  const text = withPlainLineEnds(entry(form, 'selected')) || body;
  const { state } = (await api(WriteForPost, { id, kind, text })).writeForPost;
  // Without scripts it is waited for on a page of its own: this one would take away what is typed while it looks again.
  return state === 'WORKING' ? { to: `${postAddress(website, id)}?panel=writing` } : { anchor: 'assistant' };
}

async function carryOut({ api, website, form, request }: Asked, { id, state }: EditedPostFragment, then: string) {
  if (then === 'unpublish') {
    const { unpublishBlogPost: post } = await api(UnpublishBlogPost, { id });
    const message = state === 'SCHEDULED' ? 'It will not appear by itself.' : 'Taken back. Readers no longer see it.';
    return { post, message: `${message} It is a draft.` };
  }
  if (then === 'publish') {
    const { publishBlogPost: post } = await api(PublishBlogPost, { id });
    return { post, message: publishedWords(state, post.address) };
  }
  if (then !== 'schedule') throw apiError('INVALID', request, 'This form asks for something that is not known here.');
  const timeZone = entry(form, 'timeZone');
  if (timeZone) await api(SetTimeZone, { websiteId: website, timeZone });
  const { scheduleBlogPost: post } = await api(ScheduleBlogPost, { id, at: entry(form, 'at') });
  return { post, message: `It appears ${inTimeZone(post.publishAtLocal ?? '', timeZone || null)}.` };
}

function publishedWords(before: EditedPostFragment['state'], address: string | null | undefined): string {
  if (address == null) return 'Published. Readers see it once the website is published.';
  return before === 'PUBLISHED' ? 'Updated. Readers see the new text.' : 'Published. Readers can see it now.';
}
