import type { SubmissionResult } from '@conform-to/react';
import { parseWithZod } from '@conform-to/zod/v4';
import { data } from '@remix-run/node';
import { z } from 'zod';
import { getUser } from '#app/auth/guards.server.ts';
import { newClaimSecret } from '#app/auth/claims.server.ts';
import { keepKnownClaims } from '#app/claiming/keep-known-claims.server.ts';
import type { AppContext } from '#app/context.ts';
import { withPlainLineEnds } from '#app/forms/line-ends.ts';
import { rejected, rejectedByApi, rejectedUnread, type Rejection } from '#app/forms/rejection.server.ts';
import { graphqlFor, type Api } from '#app/graphql/client.server.ts';
import { graphql } from '#app/graphql/generated/gql.ts';
import type { Unread } from '#app/pictures/form-with-photos.server.ts';
import { openWithPhotos } from '#app/pictures/open-with-photos.server.ts';
import { MOST_BRIEF } from '#site/model/brief.ts';

const CreateOwned = graphql(`
  mutation CreateFromTemplate($input: CreateWebsiteInput!) {
    createWebsite(input: $input) {
      id
    }
  }
`);

const CreateUnclaimed = graphql(`
  mutation CreateUnclaimedFromTemplate($input: CreateUnclaimedWebsiteInput!) {
    createUnclaimedWebsite(input: $input) {
      id
    }
  }
`);

const createSchema = z.object({
  name: z.string().trim().max(120, 'A name has at most 120 characters.').optional(),
  brief: z
    .string({ error: 'Say what it is and what it does: one sentence is enough.' })
    .overwrite(withPlainLineEnds)
    .trim()
    .min(3, 'Say a little more: one sentence is enough.')
    .max(MOST_BRIEF, 'That is longer than 4,000 characters. Keep the essentials; you can add the rest later.'),
  seed: z.coerce.number().int().min(0).max(2_147_483_647).catch(0),
});

/** What was typed, for the next template: nothing is checked yet. */
export const keptWords = (form: FormData) =>
  data<Rejection>({ lastResult: { initialValue: wordsOf(form) } satisfies SubmissionResult, code: 'INVALID' });

const wordsOf = (form: FormData) => {
  const text = (name: string) => String(form.get(name) ?? '').slice(0, 20_000);
  return { name: text('name'), brief: text('brief'), seed: text('seed') };
};

/** Makes the website, theirs when they are logged in, and opens its chat; or answers the form with what is wrong. */
export async function createFromTemplate(request: Request, context: AppContext, form: FormData, templateId: string) {
  const submission = parseWithZod(form, { schema: createSchema });
  if (submission.status !== 'success') return rejected(submission);
  const { brief, name, seed } = submission.value;
  const input = { brief, name: name ?? null, templateId, seed };
  const api = await graphqlFor(request, context);
  try {
    const id = getUser(request, context)
      ? (await api(CreateOwned, { input })).createWebsite.id
      : await createUnclaimed(api, context, input);
    return await openWithPhotos(request, context, id, form);
  } catch (error) {
    return rejectedByApi(submission, error);
  }
}

/** Answers a form whose photos were not read. */
export const refuseUnread = ({ words, ...why }: Unread) =>
  rejectedUnread(parseWithZod(words, { schema: createSchema }), why);

type Input = { brief: string; name: string | null; templateId: string; seed: number };

/** The secret of the claim is made here and kept in the sealed cookie; the API knows its hash only. */
async function createUnclaimed(api: Api, context: AppContext, input: Input): Promise<string> {
  await keepKnownClaims(api, context);
  const { secret, hash } = newClaimSecret();
  const { createUnclaimedWebsite } = await api(CreateUnclaimed, { input: { ...input, claimHash: hash } });
  await context.session.claims.add({ websiteId: createUnclaimedWebsite.id, secret });
  return createUnclaimedWebsite.id;
}
