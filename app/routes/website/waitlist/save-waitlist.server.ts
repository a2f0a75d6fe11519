import { parseWithZod } from '@conform-to/zod/v4';
import { z } from 'zod';
import { isOnline } from '#app/editing/status-badge.tsx';
import { rejected, rejectedByApi } from '#app/forms/rejection.server.ts';
import type { Api } from '#app/graphql/client.server.ts';
import { entry } from '#site/forms/entry.ts';
import { waitlistSchema } from '#site/render/index.ts';
import { SaveWaitlist } from './documents.server.ts';

const { shape } = waitlistSchema;

/** As a browser sends it: what is empty or not ticked is not there. */
const formSchema = z.object({
  on: z.boolean().default(false),
  askName: z.boolean().default(false),
  heading: shape.heading.default(''),
  intro: shape.intro.default(''),
  when: shape.when.default(''),
  button: shape.button.default(''),
  thanks: shape.thanks.default(''),
});

/** Keeps the form's texts; answers in a sentence what visitors see now, or the form with what is wrong. */
export async function saveWaitlist(api: Api, id: string, form: FormData) {
  const submission = parseWithZod(form, { schema: formSchema });
  if (submission.status !== 'success') return { rejection: rejected(submission) };
  const seen = entry(form, 'seen') || null;
  try {
    const { status, waitlist } = (await api(SaveWaitlist, { id, input: submission.value, seen })).saveWaitlist;
    return { message: sentence(waitlist.on, isOnline(status)) };
  } catch (error) {
    return { rejection: rejectedByApi(submission, error) };
  }
}

function sentence(isOn: boolean, isPublished: boolean): string {
  if (!isOn) return isPublished ? 'Saved. Visitors see the whole website.' : 'Saved. The waiting list is off.';
  return isPublished
    ? 'Saved. Visitors see the waiting list.'
    : 'Saved. Visitors see the waiting list once you publish the website.';
}
