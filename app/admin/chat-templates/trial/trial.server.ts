import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node';
import { chatAction } from '#app/chat/chat-action.server.ts';
import { loadChat } from '#app/chat/load-chat.server.ts';
import { requireRole } from '#app/auth/guards.server.ts';
import { graphqlFor, type Api } from '#app/graphql/client.server.ts';
import { ApiError } from '#app/graphql/errors.ts';
import { pathParam } from '#app/path-params.server.ts';
import { redirectWithToast } from '#app/toast/toast.server.ts';
import { entry } from '#site/forms/entry.ts';
import { trialAddress } from './trial-address.ts';
import { ChatTrialDocument, StartChatTrialDocument } from './documents.server.ts';

/** Who may not come here is told so before anything is looked for. */
async function enter({ request, context, params }: LoaderFunctionArgs | ActionFunctionArgs) {
  requireRole(request, context, ['admin']);
  const api = await graphqlFor(request, context);
  return { api, ...(await readTrial(api, pathParam(params, 'id', 'String'))) };
}

async function readTrial(api: Api, id: string) {
  const { chatTemplate, chatTrialSamples } = await api(ChatTrialDocument, { id });
  if (!chatTemplate) throw data(null, { status: 404, statusText: 'Not Found' });
  const { trial, ...template } = chatTemplate;
  return { template, samples: chatTrialSamples, sample: trial?.sample ?? null, website: trial?.website?.id ?? null };
}

const pageIn = (request: Request): string | null => new URL(request.url).searchParams.get('page');

/** The trial of a chat template that whoever asks has begun, as the users' chat shows it; no chat before that. */
export async function loadTrial(args: LoaderFunctionArgs) {
  const { template, samples, sample, website } = await enter(args);
  const { request, context } = args;
  if (website === null) return { template, samples, sample, chat: null };
  const { understood, ...chat } = await loadChat(request, context, website, pageIn(request));
  // In a conversation that begins in the middle nobody said what the business is.
  const isFromBrief = template.purpose === 'FIRST_DESIGN';
  return { template, samples, sample, chat: { ...chat, understood: isFromBrief ? understood : null } };
}

/** `start` begins a trial, or begins it again; everything else is the chat's. */
export async function trialAction(args: ActionFunctionArgs) {
  const { request, context } = args;
  const { api, template, website } = await enter(args);
  const form = await request.clone().formData();
  const here = trialAddress(template.id);
  if (entry(form, 'intent') !== 'start')
    return website === null ? redirect(here, 303) : chatAction(request, context, website, pageIn(request));
  try {
    await api(StartChatTrialDocument, { templateId: template.id, sample: entry(form, 'sample') });
    return redirect(here, 303);
  } catch (error) {
    if (!(error instanceof ApiError) || error.code === 'UNAUTHENTICATED') throw error;
    return redirectWithToast(here, { type: 'error', message: error.message }, request, context);
  }
}
