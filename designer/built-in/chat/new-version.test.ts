import { describe, expect, it } from 'vitest';
import type { WebsiteDocument } from '#site/model/document.ts';
import { applyOperations } from '#site/operations/index.ts';
import { builtInDesigner } from '../index.ts';

const brief =
  'Nordlicht is a sourdough bakery in Leith. We bake sourdough loaves for 6.50 and rye bread for 5.20. Open Tuesday to Saturday from 7:00 to 15:00. Call 0131 555 0188.';
const { document } = await builtInDesigner.design({ text: brief }, { seed: 3 });
const sections = document.pages.flatMap((page) => page.sections);

const again = (of: WebsiteDocument, sectionId: string, seed = 7) =>
  builtInDesigner.respond({ message: 'Another version', document: of, history: [], sectionId }, { seed });

async function changedBy(of: WebsiteDocument, sectionId: string, seed?: number) {
  const answer = await again(of, sectionId, seed);
  const applied = applyOperations(of, answer.operations);
  if (!applied.ok) throw new Error(applied.failure.message);
  return { answer, changes: applied.forward, after: applied.document };
}

describe('another version of a section', () => {
  it('is made of every kind that has one, and touches nothing else', async () => {
    for (const section of sections) {
      const { changes } = await changedBy(document, section.id);
      for (const { path } of changes) expect(path.slice(0, 2)).toEqual(['sections', section.id]);
    }
    const hero = sections.find(({ kind }) => kind === 'hero');
    expect((await changedBy(document, hero?.id ?? '')).changes.length).toBeGreaterThan(0);
  });

  it('keeps items, prices, pictures and links', async () => {
    for (const section of sections) {
      const { after } = await changedBy(document, section.id);
      const now = after.pages.flatMap((page) => page.sections).find(({ id }) => id === section.id);
      const facts = (props: Record<string, unknown> = {}) =>
        Object.fromEntries(Object.entries(props).filter(([, value]) => typeof value !== 'string'));
      expect(facts(now?.props)).toEqual(facts(section.props));
    }
  });

  it('leaves alone what a person wrote by hand', async () => {
    const hero = sections.find(({ kind }) => kind === 'hero');
    const path = `sections/${hero?.id}/props/heading`;
    const { changes } = await changedBy({ ...document, locks: [path] }, hero?.id ?? '');
    expect(changes.map((change) => change.path.join('/'))).not.toContain(path);
  });

  it('says so when the section is gone', async () => {
    const answer = await again(document, 'gone');
    expect(answer).toMatchObject({ operations: [], reply: expect.stringContaining('not there') });
  });
});
