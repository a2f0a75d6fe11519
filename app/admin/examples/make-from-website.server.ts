import { data, type ActionFunctionArgs } from '@remix-run/node';
import { ApiError } from '#app/graphql/errors.ts';
import type { CreateExamplesFromWebsiteMutation } from '#app/graphql/generated/graphql.ts';
import { redirectWithToast } from '#app/toast/toast.server.ts';
import { entry } from '#site/forms/entry.ts';
import { enter } from '../entry.server.ts';
import { CreateExamplesFromWebsiteDocument } from './documents.server.ts';
import { EXAMPLES_PATH } from './example-entry.ts';
import { exampleSource } from './example-source.server.ts';

/** What was typed where no examples could be made, and why. */
export type WebsiteRefused = { website: string; problem: string };

/** Makes examples of what the owner of a website said, who agreed, and leads to them. */
export async function makeFromWebsite(args: ActionFunctionArgs) {
  const { request, context } = args;
  const api = await enter(exampleSource, args);
  const website = entry(await request.formData(), 'website');
  try {
    const { createExamplesFromWebsite: made } = await api(CreateExamplesFromWebsiteDocument, { website });
    const toast = { type: made.added > 0 ? ('success' as const) : ('blank' as const), message: inWords(made) };
    return await redirectWithToast(`${EXAMPLES_PATH}?state=NEW&source=CONSENT`, toast, request, context);
  } catch (error) {
    if (!(error instanceof ApiError) || !['INVALID', 'RATE_LIMITED', 'UNAVAILABLE'].includes(error.code)) throw error;
    const problem = error.fields['website']?.[0] ?? error.message;
    return data<WebsiteRefused>({ website, problem }, { status: error.status });
  }
}

function inWords({ added, known, leftOut }: CreateExamplesFromWebsiteMutation['createExamplesFromWebsite']): string {
  if (added + known + leftOut === 0)
    return 'Nothing was changed by the chat of this website yet, so there are no examples.';
  const parts = [
    added === 1 ? 'One example is new' : `${added} examples are new`,
    ...(known > 0 ? [`${known} were here already`] : []),
    ...(leftOut > 0 ? [`${leftOut} changes cannot be told as calls`] : []),
  ];
  return `${parts.join(', ')}. Read each before you approve it.`;
}
