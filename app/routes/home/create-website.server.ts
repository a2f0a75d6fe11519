import { parseWithZod } from '@conform-to/zod/v4';
import { z } from 'zod';
import { withPlainLineEnds } from '#app/forms/line-ends.ts';
import { rejected, rejectedByApi, rejectedUnread } from '#app/forms/rejection.server.ts';
import type { Api } from '#app/graphql/client.server.ts';
import { graphql } from '#app/graphql/generated/gql.ts';
import type { Unread } from '#app/pictures/form-with-photos.server.ts';
import { MOST_BRIEF } from '#site/model/brief.ts';

const CreateWebsiteDocument = graphql(`
  mutation CreateWebsite($input: CreateWebsiteInput!) {
    createWebsite(input: $input) {
      id
    }
  }
`);

const createSchema = z.object({
  brief: z
    .string({ error: 'Say what your business is and does.' })
    .overwrite(withPlainLineEnds)
    .trim()
    .min(3, 'Say a little more: what is your business, and where?')
    .max(MOST_BRIEF, 'That is longer than 4,000 characters. Keep the essentials; you can add the rest later.'),
  name: z.string().trim().max(120, 'A name has at most 120 characters.').optional(),
  templateId: z.string().max(100).optional(),
  directions: z.string().optional(),
});

/** Makes a website from the form; answers its id, or the form with what is wrong. */
export async function createWebsite(api: Api, form: FormData) {
  const submission = parseWithZod(form, { schema: createSchema });
  if (submission.status !== 'success') return { rejection: rejected(submission) };
  const { brief, name, templateId, directions } = submission.value;
  try {
    const input = { brief, name: name ?? null, templateId: templateId ?? null, directions: directions === 'yes' };
    return { id: (await api(CreateWebsiteDocument, { input })).createWebsite.id };
  } catch (error) {
    return { rejection: rejectedByApi(submission, error) };
  }
}

/** Answers a form whose photos were not read. */
export const refuseUnread = ({ words, ...why }: Unread) =>
  rejectedUnread(parseWithZod(words, { schema: createSchema }), why);
