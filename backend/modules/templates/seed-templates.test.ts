import { eq, like } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { seeds, templates } from '#backend/db/schema.ts';
import type { OpenedDatabase } from '#backend/db/index.ts';
import { builtInDesigner } from '#designer/index.ts';
import { publishedDocument } from '#site/origins/published-document.ts';
import { openInMemory } from '#tests/support/in-memory-database.ts';
import { templates as designs } from '#site/templates/index.ts';
import { readDocument } from '../revisions/read-document.ts';
import { seedTemplates } from './seed-templates.ts';

let database: OpenedDatabase;
let ids = 0;
const seed = () =>
  seedTemplates({
    db: database.db,
    designer: builtInDesigner,
    clock: () => new Date('2026-11-26T12:00:00Z'),
    ids: () => `template-${(ids += 1)}`,
  });
const documentOf = async (slug: string) => {
  const row = await database.db.query.templates.findFirst({ where: eq(templates.slug, slug) });
  if (!row) throw new Error(`${slug} is not there`);
  return readDocument(row.document);
};
const setBefore = (slug: string, values: Partial<typeof templates.$inferInsert>) =>
  database.db.update(templates).set(values).where(eq(templates.slug, slug));

beforeAll(async () => {
  database = await openInMemory();
  await seed();
});
afterAll(() => database.close());

it.each(designs.map(({ id, sample }) => [id, sample]))(
  '%s shows visitors all of its sample’s prices',
  async (id, sample) => {
    const shown = JSON.stringify(publishedDocument(await documentOf(id)));
    const prices = sample.match(/(?:[£$] ?[\d,.]*\d|[\d,.]*\d (?:€|kr))/gu) ?? [];
    expect(prices.length).toBeGreaterThan(2);
    for (const price of prices) expect(shown, price).toContain(price);
    expect(shown).not.toContain('[[');
  },
);

it('shows the sample in place of what an earlier release put in, unless staff changed that', async () => {
  const [clinic, counter] = [await documentOf('clinic'), await documentOf('counter')];
  await setBefore('clinic', { document: counter });
  await setBefore('counter', { document: clinic, version: 2 });
  await seed();
  expect((await documentOf('clinic')).brand.name).toBe(counter.brand.name);

  await database.db.delete(seeds).where(like(seeds.name, 'template-sample:%'));
  await seed();
  expect((await documentOf('clinic')).brand.name).toBe(clinic.brand.name);
  expect((await documentOf('counter')).brand.name).toBe(clinic.brand.name);
});
