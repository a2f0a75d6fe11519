import { redirect, type ActionFunctionArgs } from '@remix-run/node';
import { requireUser } from '#app/auth/guards.server.ts';
import { ApiError } from '#app/graphql/errors.ts';
import { graphqlFor } from '#app/graphql/client.server.ts';
import { graphql } from '#app/graphql/generated/gql.ts';
import { redirectWithToast } from '#app/toast/toast.server.ts';

const PortalDocument = graphql(`
  mutation GetStripeCustomerPortalSessionUrlMutation {
    getStripeCustomerPortalSessionUrl
  }
`);

/** Only the header's form comes here. */
export const loader = () => redirect('/');

/** Opens the card provider's customer portal. */
export async function action({ request, context }: ActionFunctionArgs) {
  await requireUser(request, context);
  const api = await graphqlFor(request, context);
  try {
    const { getStripeCustomerPortalSessionUrl } = await api(PortalDocument);
    return redirect(getStripeCustomerPortalSessionUrl, 303);
  } catch (error) {
    if (!(error instanceof ApiError) || error.code === 'UNAUTHENTICATED') throw error;
    return redirectWithToast('/', { type: 'error', message: error.message }, request, context);
  }
}
