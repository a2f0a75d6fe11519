import { parseWithZod } from '@conform-to/zod/v4';
import { z } from 'zod';
import { rejected, rejectedByApi } from '#app/forms/rejection.server.ts';
import { ConnectDomain } from '#app/domains/documents.server.ts';
import type { Api } from '#app/graphql/client.server.ts';
import { ApiError } from '#app/graphql/errors.ts';
import { graphql } from '#app/graphql/generated/gql.ts';
import type { ToastInput } from '#app/toast/toast-schema.server.ts';

const AddDomain = graphql(`
  mutation AddDomain($name: String!) {
    addDomain(name: $name) {
      id
      displayName
    }
  }
`);

const schema = z.object({
  // What is wrong with a name the API says.
  name: z.string().default(''),
  website: z.string().max(64).optional(),
});

/** Adds a domain from the form and connects it where that was asked; or answers the form with what is wrong. */
export async function addDomain(api: Api, form: FormData) {
  const submission = parseWithZod(form, { schema });
  if (submission.status !== 'success') return { rejection: rejected(submission) };
  const { name, website } = submission.value;
  try {
    const { addDomain: added } = await api(AddDomain, { name });
    const toast = website ? await connected(api, added, website) : saved(`${added.displayName} is added.`);
    return { added: { id: added.id, toast } };
  } catch (error) {
    return { rejection: rejectedByApi(submission, error) };
  }
}

const saved = (message: string): ToastInput => ({ type: 'success', message });

/** The name is added by now: a website that it cannot be connected to is told beside it. */
async function connected(api: Api, added: { id: string; displayName: string }, websiteId: string): Promise<ToastInput> {
  try {
    await api(ConnectDomain, { id: added.id, websiteId, primary: 'APEX' });
    return saved(`${added.displayName} is added. Your website shows on it as soon as its records are set.`);
  } catch (error) {
    if (!(error instanceof ApiError) || error.code === 'UNAUTHENTICATED') throw error;
    return { type: 'error', message: `${added.displayName} is added, but not connected. ${error.message}` };
  }
}
