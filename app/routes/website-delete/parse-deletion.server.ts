import { parseWithZod } from '@conform-to/zod/v4';
import { z } from 'zod';

const deletionSchema = z.object({ name: z.string({ error: 'Type its name to delete it.' }).max(500) });

/** The form that deletes a website: the name that was typed. */
export const parseDeletion = (form: FormData) => parseWithZod(form, { schema: deletionSchema });
