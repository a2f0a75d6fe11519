import { strToU8, unzipSync, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import type { Api } from '#tests/support/api.ts';
import { exported, imported } from '#tests/support/export-steps.ts';
import { change, failure, good, madeBy, read, run, setHeading } from '#tests/support/website-steps.ts';

/** Taking a website out as a ZIP and bringing it back. */
export function exportsSuite(api: () => Api) {
  describe('export and import', () => {
    it('lose nothing: exported, imported by somebody else and exported again it is the same ZIP', async () => {
      const [owner, other] = [await api().person(), await api().person()];
      const { id, subdomain } = await madeBy(owner, { brief: 'Travelling Bakery' });
      good(await change(owner, id, 1, setHeading('Bread & “butter” <b> 🥖')));
      const before = await read(owner, id);
      const { fileName, archive } = good(await exported(owner, id)).exportWebsite;
      expect(fileName).toBe(`${subdomain}.zip`);
      expect(Object.keys(unzipSync(Buffer.from(archive, 'base64')))).toEqual(
        expect.arrayContaining(['index.html', 'questions/index.html', '404.html', 'document.json', 'pagewright.json']),
      );

      const { importWebsite } = good(await imported(other, archive));
      expect(importWebsite).toMatchObject({ name: before.name, status: 'DRAFT', currentRevision: 1, canWrite: true });
      expect(importWebsite.document).toEqual(before.document);
      expect(importWebsite.subdomain).not.toBe(subdomain);
      expect(good(await exported(other, importWebsite.id)).exportWebsite.archive).toBe(archive);
    });

    it('are the same whether the website is published or not', async () => {
      const owner = await api().person();
      const { id } = await madeBy(owner, { brief: 'Open Air Bakery' });
      const draft = good(await exported(owner, id)).exportWebsite.archive;
      good(await run(owner, 'publishWebsite', id));
      expect(good(await exported(owner, id)).exportWebsite.archive).toBe(draft);
    });

    it('refuse files that are no exported website, with words for the field', async () => {
      const owner = await api().person();
      const wrong = Buffer.from(zipSync({ 'photo.jpg': strToU8('x') })).toString('base64');
      for (const archive of ['', 'hello', wrong])
        expect(failure(await imported(owner, archive))).toMatchObject({
          code: 'INVALID',
          fields: { archive: [expect.stringMatching(/Choose the file that Export gave you/)] },
        });
    });

    it('keep to the plan, and change nothing when it has no room', async () => {
      const owner = await api().person();
      const { id } = await madeBy(owner, { brief: 'Small Bakery' });
      const { archive } = good(await exported(owner, id)).exportWebsite;
      good(await imported(owner, archive));
      good(await imported(owner, archive));
      expect(failure(await imported(owner, archive))).toMatchObject({ code: 'LIMIT_REACHED', limit: 'websites' });
    });
  });
}
