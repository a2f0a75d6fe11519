import { data, redirect } from '@remix-run/node';
import { localPath } from '#app/auth/redirect-target.ts';
import type { AppContext } from '#app/context.ts';
import { graphqlFor } from '#app/graphql/client.server.ts';
import { ApiError, type ApiErrorCode } from '#app/graphql/errors.ts';
import { entry } from '#site/forms/entry.ts';
import { redirectWithToast } from '#app/toast/toast.server.ts';
import { ChangePlan, ChooseShown } from './documents.server.ts';
import { CHANGE_PLAN, CHOOSE_SHOWN } from './plan-intents.ts';
import { plansAddress } from './plans-address.ts';

/** Why nothing was changed, and what had been chosen. */
export type PlanRefusal = { intent: string; message: string; code: ApiErrorCode; chosen?: string[] };

export const isAboutPlans = (form: FormData): boolean => [CHANGE_PLAN, CHOOSE_SHOWN].includes(entry(form, 'intent'));

/** A change of plan goes on to where it is paid or confirmed; a choice of what stays shown comes back to where it was made. */
export async function actOnPlan(request: Request, context: AppContext, form: FormData, website: string | null) {
  const intent = entry(form, 'intent');
  const api = await graphqlFor(request, context);
  const returnTo = localPath(entry(form, 'returnTo') || new URL(request.url).searchParams.get('returnTo'));
  const chosen = form.getAll('website').filter((id) => typeof id === 'string');
  try {
    // Who turns back at the payment service is at the plans again; they know the way to what was being done.
    const plans = plansAddress({ website, returnTo });
    if (intent === CHOOSE_SHOWN) {
      await api(ChooseShown, { ids: chosen });
      const change = new URL(request.url).searchParams.get('change') ?? '';
      const back = plansAddress({ website, returnTo, change });
      return redirectWithToast(back, { type: 'success', message: 'Your choice is kept.' }, request, context);
    }
    const { changePlan } = await api(ChangePlan, { plan: entry(form, 'plan'), website, returnTo: plans });
    return redirect(changePlan.url, 303);
  } catch (error) {
    if (!(error instanceof ApiError) || error.code === 'UNAUTHENTICATED' || error.code === 'FORBIDDEN') throw error;
    const refusal: PlanRefusal = { intent, message: messageOf(error), code: error.code, chosen };
    return data(refusal, { status: error.status, headers: retryAfter(error) });
  }
}

const messageOf = ({ code, message, fields }: ApiError): string =>
  code === 'NOT_FOUND'
    ? 'What you chose is no longer available. Choose again.'
    : Object.values(fields).flat().join(' ') || message;

const retryAfter = ({ headers }: ApiError): HeadersInit => {
  const seconds = headers.get('Retry-After');
  return seconds ? { 'Retry-After': seconds } : {};
};
