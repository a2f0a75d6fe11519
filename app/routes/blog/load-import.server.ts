import { z } from 'zod';
import { PostImport } from '#app/blog/documents.server.ts';
import type { Api } from '#app/graphql/client.server.ts';

const shownSchema = z.object({
  outcome: z.enum(['CREATED', 'CHANGED', 'UNCHANGED', 'REFUSED']).nullable().catch(null),
  page: z.coerce.number().int().min(1).max(10_000).catch(1),
});

/** The last import of posts, with a page of its report. */
export async function loadImport(api: Api, id: string, search: URLSearchParams) {
  const chosen = shownSchema.parse({ outcome: null, page: 1, ...Object.fromEntries(search) });
  const { website } = await api(PostImport, { id, ...chosen });
  if (!website) return null;
  const [task] = website.blog.tasks;
  return { ...chosen, stamp: website.blog.tasksStamp, task: task ?? null };
}

export type LoadedImport = NonNullable<Awaited<ReturnType<typeof loadImport>>>;
