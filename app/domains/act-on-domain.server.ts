import { parseWithZod } from '@conform-to/zod/v4';
import { z } from 'zod';
import type { AppContext } from '#app/context.ts';
import { rejected, rejectedByApi } from '#app/forms/rejection.server.ts';
import { graphqlFor, type Api } from '#app/graphql/client.server.ts';
import { redirectWithToast } from '#app/toast/toast.server.ts';
import { CHECK, CONNECT, DISCONNECT } from './domain-intents.ts';
import { CheckDomain, ConnectDomain, DisconnectDomain } from './documents.server.ts';

const id = z.string().min(1).max(64);
const wishSchema = z.discriminatedUnion(
  'intent',
  [
    z.object({ intent: z.literal(CHECK), domain: id }),
    z.object({
      intent: z.literal(CONNECT),
      domain: id,
      website: id,
      primary: z.enum(['APEX', 'WWW']).default('APEX'),
    }),
    z.object({ intent: z.literal(DISCONNECT), domain: id }),
  ],
  { error: 'This form asks for something that is not known here.' },
);
type Wish = z.output<typeof wishSchema>;

/**
 * What the forms about a domain do. Goes to `back` with what happened in words, or answers with what was typed and what is
 * wrong with it. `known` is what the address says, whatever the form does.
 */
export async function actOnDomain(
  request: Request,
  context: AppContext,
  { form, known, back }: { form: FormData; known: { domain?: string; website?: string }; back: string },
) {
  for (const [name, value] of Object.entries(known)) form.set(name, value);
  const submission = parseWithZod(form, { schema: wishSchema });
  if (submission.status !== 'success') return rejected(submission);
  try {
    const message = await fulfil(await graphqlFor(request, context), submission.value);
    return await redirectWithToast(back, { type: 'success', message }, request, context);
  } catch (error) {
    return rejectedByApi(submission, error);
  }
}

/** Does it and says what it did. */
async function fulfil(api: Api, wish: Wish): Promise<string> {
  if (wish.intent === CHECK) {
    const { checkDomain } = await api(CheckDomain, { id: wish.domain });
    return `${checkDomain.displayName} was checked again.`;
  }
  if (wish.intent === DISCONNECT) {
    const { disconnectDomain } = await api(DisconnectDomain, { id: wish.domain });
    return `${disconnectDomain.displayName} no longer shows a website.`;
  }
  const { domain, website, primary } = wish;
  const { connectDomain } = await api(ConnectDomain, { id: domain, websiteId: website, primary });
  return `${connectDomain.displayName} is connected to ${connectDomain.website?.name}.`;
}
