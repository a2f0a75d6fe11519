import { z } from 'zod';
import { PostImport } from '#app/blog/task-documents.server.ts';
import type { Api } from '#app/graphql/client.server.ts';

const shownSchema = z.object({
  outcome: z.enum(['CREATED', 'CHANGED', 'UNCHANGED', 'REFUSED']).nullable().catch(null),
  page: z.coerce.number().int().min(1).max(10_000).catch(1),
});

/** The last import of posts, with a page of its report, and what its texts show from elsewhere. */
export async function loadImport(api: Api, id: string, search: URLSearchParams) {
  const chosen = shownSchema.parse({ outcome: null, page: 1, ...Object.fromEntries(search) });
  const { website } = await api(PostImport, { id, ...chosen });
  if (!website) return null;
  const { tasksStamp: stamp, tasks, pictures, postsWithPicturesElsewhere } = website.blog;
  return { ...chosen, stamp, task: tasks[0] ?? null, pictures: pictures[0] ?? null, postsWithPicturesElsewhere };
}

export type LoadedImport = NonNullable<Awaited<ReturnType<typeof loadImport>>>;
