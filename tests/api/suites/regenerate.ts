import { describe, expect, it } from 'vitest';
import type { Api, TestPerson } from '#tests/support/api.ts';
import { failure, good, madeBy, read, run } from '#tests/support/website-steps.ts';

type Regenerated = { regenerateSection: { message: { state: string; text: string; revision: number | null } } };

const regenerate = (person: TestPerson, websiteId: string, sectionId: string) =>
  person.ask<Regenerated>(
    'mutation ($w: ID!, $s: ID!) { regenerateSection(websiteId: $w, sectionId: $s) { message { state text revision } } }',
    { w: websiteId, s: sectionId },
  );

export function regenerateSuite(api: () => Api) {
  describe('another version of a section', () => {
    it('is one revision that is undone at once', async () => {
      const owner = await api().person();
      const { id } = await madeBy(owner);
      const before = await read(owner, id);
      const { message } = good(await regenerate(owner, id, 'hero-1')).regenerateSection;
      expect(message).toMatchObject({ state: 'DONE', revision: 2 });
      expect((await read(owner, id)).document).not.toEqual(before.document);
      good(await run(owner, 'undoChange', id));
      expect((await read(owner, id)).document).toEqual(before.document);
    });

    it('is not made of a section that is not there, nor for somebody else', async () => {
      const [owner, other] = [await api().person(), await api().person()];
      const { id } = await madeBy(owner);
      expect(failure(await regenerate(owner, id, 'gone')).code).toBe('NOT_FOUND');
      expect(failure(await regenerate(other, id, 'hero-1')).code).toBe('NOT_FOUND');
      expect((await read(owner, id)).currentRevision).toBe(1);
    });
  });
}
