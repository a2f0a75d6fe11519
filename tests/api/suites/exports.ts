import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { PAYER } from '#tests/support/api.ts';
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

    it('take along what is set beside the document, and leave the password and the addresses behind', async () => {
      const [owner, other] = [await api().person([], PAYER), await api().person()];
      const { id } = await madeBy(owner, { brief: 'Hidden Bakery' });
      const code = '<meta name="verify" content="hidden">';
      good(
        await owner.ask(
          `mutation ($id: ID!, $code: String!) {
        setSearchVisibility(id: $id, hidden: true) { id }
        setHeadCode(id: $id, headCode: $code) { id }
        setSitePassword(id: $id, password: "rye and salt") { id }
      }`,
          { id, code },
        ),
      );
      const { archive } = good(await exported(owner, id)).exportWebsite;
      const files = unzipSync(Buffer.from(archive, 'base64'));
      expect(JSON.parse(strFromU8(files['pagewright.json'] ?? new Uint8Array()))).toMatchObject({
        settings: { hiddenFromSearch: true, headCode: code },
      });
      expect(strFromU8(files['index.html'] ?? new Uint8Array())).not.toContain(code);

      const { importWebsite } = good(await imported(other, archive));
      const { website } = good(
        await other.ask<{ website: { settings: object } }>(
          'query ($id: ID!) { website(id: $id) { settings { hiddenFromSearch headCode hasPassword } } }',
          { id: importWebsite.id },
        ),
      );
      expect(website.settings).toEqual({ hiddenFromSearch: true, headCode: code, hasPassword: false });
      const back = good(await imported(owner, archive)).importWebsite;
      expect(good(await exported(owner, back.id)).exportWebsite.archive === archive).toBe(true);

      const broken = JSON.stringify({ pagewright: 1, name: 'x', media: [], settings: { headCode: '<script>' } });
      const tampered = zipSync({ ...files, 'pagewright.json': strToU8(broken) });
      expect(failure(await imported(other, Buffer.from(tampered).toString('base64')))).toMatchObject({
        fields: { archive: [expect.stringContaining('<script> is not closed')] },
      });
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
