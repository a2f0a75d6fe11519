import { data, redirect, type ActionFunctionArgs } from '@remix-run/node';
import { enter } from '../entry.server.ts';
import { ApiError } from '#app/graphql/errors.ts';
import type { Api } from '#app/graphql/client.server.ts';
import { redirectWithToast } from '#app/toast/toast.server.ts';
import { withPlainLineEnds } from '#app/forms/line-ends.ts';
import { entry } from '#site/forms/entry.ts';
import { counted } from '#app/ui/index.ts';
import { MakeExamplesLiveDocument } from '../examples/documents.server.ts';
import { ActivateChatTemplateDocument } from '../chat-templates/documents.server.ts';
import { CancelGateRunDocument, StartGateRunDocument, UseModelDocument } from './documents.server.ts';
import { gateAddress } from './gate-address.ts';
import type { GateOutcome } from './gate-outcome.ts';

/** What is to go live. */
export type Going = { here: string } & ({ templateId: string } | { model: string } | { isExamples: true });

/** Begins or cancels a replay, or makes it live. What is refused keeps the reason that was typed. */
export async function gateAction(args: ActionFunctionArgs, going: Going) {
  const { request, context } = args;
  const api = await enter({}, args);
  const form = await request.formData();
  const intent = entry(form, 'intent');
  const reason = withPlainLineEnds(entry(form, 'reason'));
  const panel = gateAddress(going.here, 'model' in going ? going.model : undefined);
  try {
    if (intent === 'start') await start(api, going, Number(entry(form, 'times')));
    if (intent === 'cancel') await api(CancelGateRunDocument, { id: entry(form, 'run') });
    if (intent !== 'live') return redirect(panel, 303);
    const message = await goLive(api, going, reason);
    return await redirectWithToast(going.here, { type: 'success', message }, request, context);
  } catch (error) {
    if (!(error instanceof ApiError) || error.code === 'UNAUTHENTICATED') throw error;
    const { reason: why, times, ...rest } = error.fields;
    const isOfFields = Boolean(why ?? times);
    const outcome: GateOutcome = {
      reason,
      errors: { ...(why && { reason: why }), ...(times && { times }) },
      problem: isOfFields ? null : (Object.values(rest)[0]?.[0] ?? error.message),
    };
    return data(outcome, { status: error.status });
  }
}

const start = (api: Api, going: Going, times: number) =>
  api(StartGateRunDocument, {
    input: { times, ...subjectOf(going) },
  });

function subjectOf(going: Going) {
  if ('model' in going) return { isModel: true, model: going.model || null };
  return 'templateId' in going ? { templateId: going.templateId } : { isExamples: true };
}

async function goLive(api: Api, going: Going, reason: string): Promise<string> {
  if ('model' in going) {
    await api(UseModelDocument, { text: JSON.stringify(going.model || null), reason });
    return `“${going.model || 'The model of the installation'}” is asked from the next turn on.`;
  }
  if ('isExamples' in going) {
    const { live, shown } = (await api(MakeExamplesLiveDocument, { reason })).makeExamplesLive;
    return `Set ${live} is live: models are shown ${counted(shown, 'example')} from the next turn on.`;
  }
  const { activateChatTemplate } = await api(ActivateChatTemplateDocument, { id: going.templateId, reason });
  return `“${activateChatTemplate.name}” is active from now on.`;
}
