import { data } from '@remix-run/node';
import type { AppContext } from '#app/context.ts';
import { graphqlFor } from '#app/graphql/client.server.ts';
import { ApiError } from '#app/graphql/errors.ts';
import { graphql } from '#app/graphql/generated/gql.ts';
import { redirectWithToast } from '#app/toast/toast.server.ts';
import { counted } from '#app/ui/number-format.tsx';

const ClaimWebsites = graphql(`
  mutation ClaimWebsites($ids: [ID!]!) {
    claimWebsites(ids: $ids) {
      id
      name
    }
  }
`);

/** Why nothing was taken, and what had been chosen. */
export type ClaimRefusal = { message: string; code: string; chosen: string[] };

/** Takes the chosen websites into the account and goes to the one that was asked for, or the first. */
export async function claimWebsites(request: Request, context: AppContext, form: FormData) {
  const ids = form.getAll('website').filter((id) => typeof id === 'string');
  if (ids.length === 0)
    return data<ClaimRefusal>(
      { message: 'Choose at least one website.', code: 'INVALID', chosen: [] },
      { status: 400 },
    );
  const api = await graphqlFor(request, context);
  try {
    const { claimWebsites: taken } = await api(ClaimWebsites, { ids });
    const { claims } = context.session;
    const left = claims.list.map(({ websiteId }) => websiteId).filter((id) => !ids.includes(id));
    await claims.keepOnly(left);
    const first = taken.find(({ id }) => id === form.get('wanted')) ?? taken[0];
    const message =
      taken.length === 1
        ? `“${first?.name}” is yours now.`
        : `${counted(taken.length, 'website')} are yours now. You find them all on the dashboard.`;
    return await redirectWithToast(`/website/${first?.id ?? ''}`, { type: 'success', message }, request, context, {
      status: 303,
    });
  } catch (error) {
    if (!(error instanceof ApiError) || error.code === 'UNAUTHENTICATED') throw error;
    const message = error.code === 'NOT_FOUND' ? 'One of these websites no longer exists.' : error.message;
    const retryAfter = error.headers.get('Retry-After');
    return data<ClaimRefusal>(
      { message, code: error.code, chosen: ids },
      { status: error.status, headers: retryAfter ? { 'Retry-After': retryAfter } : undefined },
    );
  }
}
