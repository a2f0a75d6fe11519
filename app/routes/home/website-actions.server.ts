import { z } from 'zod';
import type { Api } from '#app/graphql/client.server.ts';
import { graphql } from '#app/graphql/generated/gql.ts';
import type { ToastInput } from '#app/toast/toast-schema.server.ts';

const DuplicateWebsiteDocument = graphql(`
  mutation DuplicateWebsite($id: ID!) {
    duplicateWebsite(id: $id) {
      id
      name
    }
  }
`);
const DeleteWebsiteDocument = graphql(`
  mutation DeleteWebsite($id: ID!) {
    deleteWebsite(id: $id) {
      id
      name
    }
  }
`);
const RestoreWebsiteDocument = graphql(`
  mutation RestoreWebsite($id: ID!) {
    restoreWebsite(id: $id) {
      id
      name
    }
  }
`);

export const websiteActionSchema = z.object({
  intent: z.enum(['duplicate', 'delete', 'restore']),
  id: z.string().min(1).max(100),
});

/** Does one thing to one website and says what happened. Throws `ApiError`. */
export async function actOnWebsite(
  api: Api,
  { intent, id }: z.output<typeof websiteActionSchema>,
): Promise<ToastInput> {
  if (intent === 'duplicate') {
    const { duplicateWebsite } = await api(DuplicateWebsiteDocument, { id });
    return { type: 'success', message: `Duplicated as “${duplicateWebsite.name}”.` };
  }
  if (intent === 'restore') {
    const { restoreWebsite } = await api(RestoreWebsiteDocument, { id });
    return { type: 'success', message: `“${restoreWebsite.name}” is back, as a draft.` };
  }
  const { deleteWebsite } = await api(DeleteWebsiteDocument, { id });
  return { type: 'success', message: `“${deleteWebsite.name}” is deleted. You can restore it for 30 days.` };
}
