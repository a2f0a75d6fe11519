import { data } from '@remix-run/node';
import { randomInt } from 'node:crypto';
import { getUser } from '#app/auth/guards.server.ts';
import { readBuilderTemplates } from '#app/builder-templates.server.ts';
import type { AppContext } from '#app/context.ts';
import { graphqlFor } from '#app/graphql/client.server.ts';

/** The ten builders share this module; which one it is stands in the address. */
export async function readBuilder(request: Request, context: AppContext) {
  const number = Number(/(?<!\d)(\d{1,9})(?:\.data)?\/?$/.exec(new URL(request.url).pathname)?.[1]);
  const offered = await readBuilderTemplates(await graphqlFor(request, context));
  const template = offered.find((candidate) => candidate.number === number);
  if (template) return { template, templates: offered };
  const message = 'This template is not offered at the moment.';
  throw data({ message }, { status: 404, statusText: 'Not Found' });
}

/** What the builder's screen shows; a new seed each time. Throws 404 for a template that is not offered. */
export async function loadBuilder(request: Request, context: AppContext) {
  return {
    ...(await readBuilder(request, context)),
    seed: randomInt(2_147_483_647),
    isLoggedIn: getUser(request, context) !== null,
    unclaimed: context.session.claims.list.length,
  };
}

export type LoadedBuilder = Awaited<ReturnType<typeof loadBuilder>>;
