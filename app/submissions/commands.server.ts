import { z } from 'zod';
import type { Api } from '#app/graphql/client.server.ts';
import { DeleteSubmission, MarkSubmission } from './documents.server.ts';

const idSchema = z.string().min(1).max(64);
const idOf = (form: FormData) => idSchema.parse(form.get('submission'));

/** What can be done with one thing that was sent, by the intent of the form; each says what it did. */
export const submissionCommands = {
  async 'mark-spam'(api: Api, form: FormData) {
    await api(MarkSubmission, { id: idOf(form), spam: true });
    return { message: 'Moved to the spam.' };
  },
  async 'not-spam'(api: Api, form: FormData) {
    await api(MarkSubmission, { id: idOf(form), spam: false });
    return { message: 'Moved back to the inbox.' };
  },
  async 'delete-submission'(api: Api, form: FormData) {
    await api(DeleteSubmission, { id: idOf(form) });
    return { message: 'Deleted for good.' };
  },
};
