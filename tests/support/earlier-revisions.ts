import { z } from 'zod';
import { hashOf } from '#site/model/hash.ts';
import type { RunSql } from '#backend/db/index.ts';

const countSchema = z.tuple([z.object({ total: z.coerce.number() })]);
const textsSchema = z.array(z.object({ number: z.number(), hash: z.string(), text: z.string().nullable() }));

const count = async (run: RunSql, where: string, values: unknown[] = []): Promise<number> =>
  countSchema.parse((await run(`select count(*) as total from revisions where ${where}`, values)).rows)[0].total;

/** Revisions that are still kept as earlier releases kept them. */
export const countEarlier = (run: RunSql) => count(run, 'checkpoint is null');
export const countWhole = (run: RunSql, websiteId: string) =>
  count(run, 'website_id = $1 and document is not null', [websiteId]);

/** Documents that differ as one-word edits of the tagline differ, each made by hand and so locked, as text. */
export function editedTexts(document: Record<string, unknown>, edits: number, word = 'Since'): string[] {
  const locks: string[] = [];
  return Array.from({ length: edits }, (_, edit) => {
    locks.push(`sections/hero-${edit}/props/heading`);
    return JSON.stringify({ ...document, brand: { name: 'Old Bakery', tagline: `${word} ${edit}` }, locks });
  });
}

/** Gives a website the history that an earlier release would have kept: every document whole, with its changes beside it. */
export async function keepAsEarlierReleases(run: RunSql, websiteId: string, texts: string[]): Promise<void> {
  await run('delete from revisions where website_id = $1', [websiteId]);
  for (const [index, text] of texts.entries()) {
    const number = index + 1;
    await run(
      `insert into revisions (website_id, number, author, source, summary, sentences, operations, forward, inverse,
         document, hash_before, hash_after, undo_target, created_at)
       values ($1, $2, 'Somebody', 'FORM', 'Changed a word', '["Changed a word"]', '[]', '[]', '[]', $3, '', $4, $5, now())`,
      [websiteId, number, text, hashOf(JSON.parse(text)), number === 1 ? null : number],
    );
  }
  await run('update websites set current_revision = $2, current_hash = $3 where id = $1', [
    websiteId,
    texts.length,
    hashOf(JSON.parse(texts.at(-1) ?? '')),
  ]);
}

/** What stands in the rows themselves: a text where a document is kept whole. */
export const rowsOf = async (run: RunSql, websiteId: string) =>
  textsSchema.parse(
    (
      await run(
        'select number, hash_after as hash, document::text as text from revisions where website_id = $1 order by number',
        [websiteId],
      )
    ).rows,
  );
