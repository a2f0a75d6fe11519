import { z } from 'zod';
import type { AppContext } from '#app/context.ts';
import type { BillingAlert } from '#app/frame/billing-banner.tsx';
import { hashOf } from './client.server.ts';
import { graphql } from './generated/gql.ts';
import { askInProcess, postPersisted, transportFor } from './transport.server.ts';

const CurrentUserDocument = graphql(`
  query CurrentUser {
    redwood {
      currentUser
    }
  }
`);

const alertSchema = z.object({
  plan: z.string(),
  graceUntil: z.string().nullable(),
  restsAt: z.string().nullable(),
});

const currentUserSchema = z.looseObject({
  roles: z.union([z.string(), z.array(z.string())]).nullish(),
  alert: alertSchema.nullish(),
});
export type CurrentUser = z.infer<typeof currentUserSchema>;

const answerSchema = z.object({ data: z.object({ redwood: z.object({ currentUser: currentUserSchema.nullable() }) }) });

/** What somebody must be told of their plan on every screen. */
export const alertOf = (currentUser: Record<string, unknown> | null): BillingAlert | null =>
  alertSchema.safeParse(currentUser?.['alert']).data ?? null;

/** The caller's profile as the API sees it; null for a visitor. Throws `Could not fetch current user: …`. */
export async function fetchCurrentUser(request: Request, context: AppContext): Promise<CurrentUser | null> {
  const query = CurrentUserDocument.toString();
  const asked = await askInProcess(request, context, query, {});
  const answer =
    asked ??
    (await postPersisted(
      transportFor(request, context),
      { query, operationName: 'CurrentUser' },
      hashOf(CurrentUserDocument),
    ));
  if (answer.status !== 200) throw new Error(`Could not fetch current user: ${answer.statusText} (${answer.status})`);
  return answerSchema.parse(answer instanceof Response ? await answer.json() : answer).data.redwood.currentUser;
}
