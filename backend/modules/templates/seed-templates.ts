import { templates as designs } from '#site/templates/index.ts';
import type { Services } from '../../context.ts';
import { takeSeed } from '../../db/take-seed.ts';
import { sampleDocument } from './sample-document.ts';
import { insertTemplateIfFree, setUntouchedDocument } from './store.ts';

/** Puts in a template for each design of the engine, once: what staff changed or deleted since stays so. */
export async function seedTemplates(services: Pick<Services, 'db' | 'ids' | 'clock' | 'designer'>): Promise<void> {
  for (const [index, design] of designs.entries()) {
    const now = services.clock();
    await services.db.transaction(async (db) => {
      const isNew = await takeSeed(db, `template:${design.id}`, now);
      const isUnsampled = await takeSeed(db, `template-sample:${design.id}`, now);
      if (!isNew) {
        // It was put in before designs had samples.
        if (isUnsampled)
          await setUntouchedDocument(db, design.id, await sampleDocument(services, { design: design.id }));
        return;
      }
      const category = (design.trades[0] ?? 'any trade').replaceAll('-', ' ');
      const described = { name: design.name, category, description: design.idea, design: design.id };
      await insertTemplateIfFree(db, {
        id: services.ids(),
        ...described,
        slug: design.id,
        builderNumber: index < 10 ? index + 1 : null,
        published: true,
        document: await sampleDocument(services, described),
        createdAt: now,
        updatedAt: now,
        updatedBy: null,
        version: 1,
      });
    });
  }
}
