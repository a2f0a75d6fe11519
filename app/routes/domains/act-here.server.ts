import type { ActionFunctionArgs } from '@remix-run/node';
import { requireUser } from '#app/auth/guards.server.ts';
import { actOnDomain } from '#app/domains/act-on-domain.server.ts';
import { pathParam } from '#app/path-params.server.ts';

/** What a form of one of a domain's screens asks for; `screen` is what its address ends with. */
export async function actHere({ request, context, params }: ActionFunctionArgs, form: FormData, screen: string) {
  await requireUser(request, context);
  const domain = pathParam(params, 'id', 'String');
  return actOnDomain(request, context, { form, known: { domain }, back: `/domains/${domain}${screen}` });
}
