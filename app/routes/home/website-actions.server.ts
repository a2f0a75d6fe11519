import { z } from 'zod';
import type { Api } from '#app/graphql/client.server.ts';
import { graphql } from '#app/graphql/generated/gql.ts';
import type { ToastInput } from '#app/toast/toast-schema.server.ts';
import { counted } from '#app/ui/number-format.tsx';
import { MAX_CHOSEN } from './filter.ts';

const DuplicateWebsiteDocument = graphql(`
  mutation DuplicateWebsite($id: ID!) {
    duplicateWebsite(id: $id) {
      id
      name
    }
  }
`);
const DeleteWebsitesDocument = graphql(`
  mutation DeleteWebsites($ids: [ID!]!) {
    deleteWebsites(ids: $ids) {
      id
      name
    }
  }
`);
const RestoreWebsitesDocument = graphql(`
  mutation RestoreWebsites($ids: [ID!]!) {
    restoreWebsites(ids: $ids) {
      id
      name
    }
  }
`);

const actionSchema = z.object({
  intent: z.enum(['duplicate', 'delete', 'restore']),
  ids: z.array(z.string().min(1).max(100)).max(MAX_CHOSEN),
});
export type WebsiteAction = z.output<typeof actionSchema>;

/** What a form wants done with which websites. A button of one row says `only`, whatever else is chosen. */
export const readWebsiteAction = (form: FormData) =>
  actionSchema.safeParse({ intent: form.get('intent'), ids: form.getAll(form.has('only') ? 'only' : 'id') });

/** Does one thing to the websites and says what happened. Throws `ApiError`. */
export async function actOnWebsites(api: Api, { intent, ids }: WebsiteAction): Promise<ToastInput> {
  if (intent === 'duplicate') {
    const { duplicateWebsite } = await api(DuplicateWebsiteDocument, { id: ids[0] ?? '' });
    return { type: 'success', message: `Duplicated as “${duplicateWebsite.name}”.` };
  }
  if (intent === 'restore') {
    const { restoreWebsites } = await api(RestoreWebsitesDocument, { ids });
    const message = isOne(restoreWebsites)
      ? `“${restoreWebsites[0].name}” is back, as a draft.`
      : `${counted(restoreWebsites.length, 'website')} are back, as drafts.`;
    return { type: 'success', message };
  }
  const { deleteWebsites } = await api(DeleteWebsitesDocument, { ids });
  const message = isOne(deleteWebsites)
    ? `“${deleteWebsites[0].name}” is deleted. You can restore it for 30 days.`
    : `${counted(deleteWebsites.length, 'website')} are deleted. You can restore them for 30 days.`;
  return { type: 'success', message };
}

const isOne = <Item>(items: Item[]): items is [Item] => items.length === 1;
