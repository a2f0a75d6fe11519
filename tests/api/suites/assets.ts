import { strFromU8, unzipSync } from 'fflate';
import sharp from 'sharp';
import { describe, expect, it, vi } from 'vitest';
import { assetIdsOf } from '#site/model/assets-of.ts';
import type { Api, TestPerson } from '#tests/support/api.ts';
import { ASSET, send, somePhoto, upload, uploadForm } from '#tests/support/upload-steps.ts';
import type { AssetAnswer } from '#tests/support/upload-steps.ts';
import { exported, imported } from '#tests/support/export-steps.ts';
import { change, failure, good, madeBy, read, run } from '#tests/support/website-steps.ts';

type Library = {
  website: {
    assets: { totalCount: number; edges: { node: AssetAnswer }[] };
    mediaRoom: { used: number; limit: number };
  };
};

const LIBRARY = `query ($id: ID!) { website(id: $id) { mediaRoom { used limit } assets(first: 50) { totalCount edges { node { ${ASSET} } } } } }`;

const library = async (person: TestPerson, id: string) => good(await person.ask<Library>(LIBRARY, { id })).website;
const namesOf = ({ assets }: Library['website']) => assets.edges.map(({ node }) => node.name);

async function ready(person: TestPerson, websiteId: string, id: string): Promise<AssetAnswer> {
  return vi.waitFor(
    async () => {
      const found = (await library(person, websiteId)).assets.edges.find(({ node }) => node.id === id)?.node;
      if (found?.state !== 'READY') throw new Error(`It is ${found?.state}`);
      return found;
    },
    { timeout: 30_000, interval: 100 },
  );
}

const showing = ({ id, width, height }: AssetAnswer, alt = 'A loaf') => ({
  type: 'updateSection' as const,
  sectionId: 'hero-1',
  props: { picture: { source: 'asset', id, alt, width, height } },
});

const onAsset = (person: TestPerson, verb: 'removeAsset' | 'restoreAsset', websiteId: string, id: string) =>
  person.ask<Record<string, { id: string }>>(
    `mutation ($w: ID!, $id: ID!) { ${verb}(websiteId: $w, id: $id) { id } }`,
    { w: websiteId, id },
  );

const assetFile = (file: string) =>
  `query ($w: ID!, $token: String) { assetFile(websiteId: $w, file: "${file}", previewToken: $token) { contentType body } }`;

export function assetsSuite(api: () => Api) {
  describe('uploads', () => {
    it('start in new places with the point and the crop that their library says, also in a copy that comes back', async () => {
      const owner = await api().person();
      const { id: websiteId } = await madeBy(owner);
      const photo = await somePhoto(7, 120, 90);
      const { uploadAsset } = good(await upload(api(), owner, websiteId, photo));
      type Start = { id: string; focus: string | null; crop: string | null };
      const start = (input: Record<string, string>) =>
        owner.ask<{ updateAsset: Start }>(
          'mutation ($input: UpdateAssetInput!) { updateAsset(input: $input) { id focus crop } }',
          { input: { websiteId, id: uploadAsset.id, ...input } },
        );
      const said = { focus: '20% 70%', crop: '10 0 60 100' };
      expect(good(await start(said)).updateAsset).toMatchObject(said);
      expect(failure(await start({ focus: '20% 101%' }))).toMatchObject({
        code: 'INVALID',
        fields: { focus: [expect.stringContaining('numbers')] },
      });
      expect(failure(await start({ crop: '60 0 60 100' }))).toMatchObject({
        code: 'INVALID',
        fields: { crop: [expect.stringContaining('within')] },
      });
      const again = await upload(api(), owner, websiteId, photo);
      expect(good(again).uploadAsset.id).toBe(uploadAsset.id);
      good(await change(owner, websiteId, 1, showing(uploadAsset)));
      const { archive } = good(await exported(owner, websiteId)).exportWebsite;
      const back = good(await imported(owner, archive)).importWebsite;
      const { website } = good(
        await owner.ask<{ website: { assets: { edges: { node: Start }[] } } }>(
          'query ($id: ID!) { website(id: $id) { assets(first: 5) { edges { node { id focus crop } } } } }',
          { id: back.id },
        ),
      );
      expect(website.assets.edges).toEqual([{ node: { id: uploadAsset.id, ...said } }]);
      expect(good(await start({ focus: '', crop: '' })).updateAsset).toMatchObject({ focus: null, crop: null });
    });

    it('can be seen at once, and soon in every width and format', async () => {
      const owner = await api().person();
      const website = await madeBy(owner);
      const photo = await somePhoto(1, 1600, 1000);
      const { uploadAsset } = good(
        await upload(api(), owner, website.id, photo, { name: 'C:\\shop\\Fresh loaves.JPG', alt: 'Loaves' }),
      );
      expect(uploadAsset).toMatchObject({
        name: 'Fresh loaves',
        alt: 'Loaves',
        width: 1600,
        height: 1000,
        bytes: photo.length,
        look: { sharpness: expect.any(Number), entropy: expect.any(Number) },
        state: 'PENDING',
      });
      expect(uploadAsset.variants).toMatchObject([{ use: 'fallback', format: 'jpeg', width: 1200, height: 750 }]);

      const { variants } = await ready(owner, website.id, uploadAsset.id);
      const widths = (format: string) =>
        variants.filter((one) => one.format === format && one.use === 'source').map(({ width }) => width);
      expect([widths('avif'), widths('webp')]).toEqual([
        [480, 720, 960, 1600],
        [480, 720, 960, 1600],
      ]);
      expect(variants.filter(({ use }) => use === 'icon')).toMatchObject([{ format: 'png', width: 180, height: 180 }]);
      expect(await library(owner, website.id)).toMatchObject({
        assets: { totalCount: 1 },
        mediaRoom: { used: photo.length, limit: 50 * 1024 * 1024 },
      });
    });

    it('of the same file twice are one picture', async () => {
      const owner = await api().person();
      const website = await madeBy(owner);
      const photo = await somePhoto(2);
      const [first, again, other] = await Promise.all([
        upload(api(), owner, website.id, photo, { name: 'one.jpg' }),
        upload(api(), owner, website.id, photo, { name: 'two.jpg' }),
        upload(api(), owner, website.id, await somePhoto(3)),
      ]);
      expect(good(first).uploadAsset.id).toBe(good(again).uploadAsset.id);
      expect(good(other).uploadAsset.id).not.toBe(good(first).uploadAsset.id);
      expect((await library(owner, website.id)).assets.totalCount).toBe(2);
    });

    it('are refused in words when they are no picture, and leave nothing behind', async () => {
      const owner = await api().person();
      const website = await madeBy(owner);
      const hostile: [string, string | Buffer, string][] = [
        ['page.png', '<!doctype html><script>alert(1)</script>', 'not a picture'],
        ['drawing.svg', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>', 'script'],
        ['short.jpg', (await somePhoto(4)).subarray(0, 900), 'damaged'],
        ['empty.png', '', 'empty'],
        ['large.png', Buffer.alloc(10 * 1024 * 1024 + 1), '10 MB'],
      ];
      for (const [name, bytes, words] of hostile) {
        const refused = failure(await upload(api(), owner, website.id, Buffer.from(bytes), { name }));
        expect([name, refused]).toEqual([
          name,
          { code: 'INVALID', fields: { file: [expect.stringContaining(words)] } },
        ]);
      }
      expect((await library(owner, website.id)).assets.totalCount).toBe(0);
      expect([...api().storage.files.keys()].filter((key) => key.includes(website.id))).toEqual([]);
    });

    it('stop at the body limit, and at anything that is no proper multipart request', async () => {
      const owner = await api().person();
      const { id: websiteId } = await madeBy(owner);
      const file = new File(['x'], 'x.png');
      const query = 'mutation ($input: UploadAssetInput!) { uploadAsset(input: $input) { id } }';
      const huge = new File([Buffer.alloc(11_500_000)], 'x.png');
      expect((await send(api(), uploadForm(query, { websiteId }, huge), await owner.headers())).status).toBe(413);
      for (const place of [
        'query',
        'variables.input.websiteId',
        'variables.__proto__.file',
        'variables.input.nothing',
        'variables',
        '',
      ]) {
        const response = await send(api(), uploadForm(query, { websiteId }, file, place), await owner.headers());
        expect([place, response.status]).toEqual([place, 400]);
      }
      const nul = uploadForm(query, { websiteId, alt: 'a\0b' }, file);
      expect((await send(api(), nul, await owner.headers())).status).toBe(400);
      for (const missing of ['operations', 'map', '0']) {
        const form = uploadForm(query, { websiteId }, file);
        form.delete(missing);
        expect([missing, (await send(api(), form, await owner.headers())).status]).toEqual([missing, 400]);
      }
    });

    it('stop when the plan has no more room', async () => {
      const owner = await api().person();
      const website = await madeBy(owner);
      const padding = Buffer.alloc(9_999_000, 'A');
      const header = '<svg xmlns="http://www.w3.org/2000/svg"><!--';
      const photo = await somePhoto(5);
      // Bytes behind the end of a picture count as well: five of these and one more are over 50 MB.
      for (let seed = 0; seed < 5; seed += 1) {
        const padded = Buffer.concat([await somePhoto(20 + seed, 32, 20), padding, Buffer.from(header)]);
        good(await upload(api(), owner, website.id, padded));
      }
      good(await upload(api(), owner, website.id, photo));
      const last = Buffer.concat([await somePhoto(30, 32, 20), padding]);
      expect(failure(await upload(api(), owner, website.id, last))).toEqual({
        code: 'LIMIT_REACHED',
        limit: 'mediaBytes',
        plan: 'free',
      });
    });

    it('belong to the website of their owner alone', async () => {
      const [owner, other] = [await api().person(), await api().person()];
      const website = await madeBy(owner);
      const photo = await somePhoto(6);
      const { uploadAsset } = good(await upload(api(), owner, website.id, photo));
      const [{ file = '' } = {}] = uploadAsset.variants;
      expect(failure(await upload(api(), other, website.id, photo)).code).toBe('NOT_FOUND');
      expect(failure(await upload(api(), null, website.id, photo)).code).toBe('UNAUTHENTICATED');
      const asked = async (person: TestPerson | Api, token: string | null = null) =>
        good(await person.ask<{ assetFile: { body: string } | null }>(assetFile(file), { w: website.id, token }))
          .assetFile;
      const { previewToken } = good(
        await owner.ask<{ website: { previewToken: string } }>(
          'query ($id: ID!) { website(id: $id) { previewToken } }',
          { id: website.id },
        ),
      ).website;
      expect(await asked(owner)).toMatchObject({ contentType: 'image/jpeg' });
      expect(await asked(api(), previewToken)).toMatchObject({ contentType: 'image/jpeg' });
      expect([await asked(other), await asked(api()), await asked(api(), 'x')]).toEqual([null, null, null]);
      const elsewhere = await madeBy(other);
      expect(good(await other.ask<{ assetFile: null }>(assetFile(file), { w: elsewhere.id })).assetFile).toBeNull();
      expect(
        good(await owner.ask<{ assetFile: null }>(assetFile('../originals/x'), { w: website.id })).assetFile,
      ).toBeNull();
      const original = `query ($w: ID!, $id: ID!) { originalFile(websiteId: $w, id: $id) { name body } }`;
      const { originalFile } = good(
        await owner.ask<{ originalFile: { body: string } }>(original, { w: website.id, id: uploadAsset.id }),
      );
      expect(Buffer.from(originalFile.body, 'base64').equals(photo)).toBe(true);

      // Deleted, its owner still takes the originals along; nobody else does, and nothing else is shown.
      good(await run(owner, 'deleteWebsite', website.id));
      const taken = (person: TestPerson) =>
        person.ask<{ originalFile: { body: string } | null }>(original, { w: website.id, id: uploadAsset.id });
      expect(good(await taken(owner)).originalFile?.body).toBe(photo.toString('base64'));
      expect(good(await taken(other)).originalFile).toBeNull();
      expect(good(await taken(await api().person(['admin']))).originalFile).toBeNull();
      expect(await asked(owner)).toBeNull();
    });

    it('leave the library when nothing shows them, come back, and stay in the way while something does', async () => {
      const owner = await api().person();
      const website = await madeBy(owner);
      const { uploadAsset: shown } = good(
        await upload(api(), owner, website.id, await somePhoto(7), { name: 'shown.jpg' }),
      );
      const { uploadAsset: spare } = good(
        await upload(api(), owner, website.id, await somePhoto(8), { name: 'spare.jpg' }),
      );
      good(await change(owner, website.id, 1, showing(shown)));
      expect(failure(await onAsset(owner, 'removeAsset', website.id, shown.id))).toMatchObject({
        code: 'INVALID',
        fields: { id: [expect.stringContaining('in use')] },
      });
      good(await onAsset(owner, 'removeAsset', website.id, spare.id));
      expect(namesOf(await library(owner, website.id))).toEqual(['shown']);
      good(await onAsset(owner, 'restoreAsset', website.id, spare.id));
      good(await onAsset(owner, 'removeAsset', website.id, spare.id));
      good(await upload(api(), owner, website.id, await somePhoto(8), { name: 'again.jpg' }));
      expect(namesOf(await library(owner, website.id)).sort()).toEqual(['shown', 'spare']);
    });

    it('are published as pictures in several widths, under names that never change', async () => {
      const owner = await api().person();
      const website = await madeBy(owner);
      const { uploadAsset } = good(await upload(api(), owner, website.id, await somePhoto(9, 1100, 700)));
      good(await change(owner, website.id, 1, showing(uploadAsset)));
      good(await run(owner, 'publishWebsite', website.id));
      const site = await api().backend.sites.find(new URL(website.address).hostname);
      const html = (await site?.files.read('/'))?.identity.toString() ?? '';
      const picture = /<picture>.*?<\/picture>/s.exec(html)?.[0] ?? '';
      expect(picture).toMatch(
        /<source type="image\/avif" srcset="\/-\/media\/[0-9a-f]{32}\.avif 480w, [^"]+ 960w, [^"]+ 1100w"/,
      );
      expect(picture).toMatch(/<img src="\/-\/media\/[0-9a-f]{32}\.jpeg"[^>]*alt="A loaf" width="1100" height="700"/);
      const files = [...picture.matchAll(/\/-\/media\/([0-9a-f]{32}\.[a-z]+)/g)].map(([, file = '']) => file);
      expect(new Set(files).size).toBe(9);
      for (const file of files) {
        expect(site?.media.has(file)).toBe(true);
        expect((await api().backend.sites.readMedia(website.id, file))?.body.length).toBeGreaterThan(0);
      }
      expect(await api().backend.sites.readMedia(website.id, '../originals/x.jpeg')).toBeNull();
    });

    it('stand in the browser’s tab and beside links, in the sizes that their files have', async () => {
      const owner = await api().person();
      const website = await madeBy(owner);
      const [icon, card] = [
        good(await upload(api(), owner, website.id, await somePhoto(10, 300, 300))).uploadAsset,
        good(await upload(api(), owner, website.id, await somePhoto(11, 1280, 672))).uploadAsset,
      ];
      const shown = ({ id, width, height }: AssetAnswer) => ({ source: 'asset' as const, id, alt: '', width, height });
      const changed = await change(
        owner,
        website.id,
        1,
        { type: 'setBrand', icon: shown(icon) },
        { type: 'setSeo', image: shown(card) },
      );
      good(changed);
      good(await run(owner, 'publishWebsite', website.id));
      const site = await api().backend.sites.find(new URL(website.address).hostname);
      const html = (await site?.files.read('/'))?.identity.toString() ?? '';
      const [, file = ''] =
        /<link rel="icon" href="\/-\/media\/([^"]+)" type="image\/png" sizes="180x180">/.exec(html) ?? [];
      const body = (await api().backend.sites.readMedia(website.id, file))?.body;
      expect(await sharp(body).metadata()).toMatchObject({ format: 'png', width: 180, height: 180 });
      expect(html).toContain(`<link rel="apple-touch-icon" href="/-/media/${file}">`);
      expect(html).toMatch(/<meta property="og:image" content="http:[^"]+\/-\/media\/[0-9a-f]{32}\.jpeg">/);
      expect(html).toContain('<meta property="og:image:width" content="1200">');
      expect(html).toContain('<meta property="og:image:height" content="630">');
      expect(html).toContain(`<meta property="og:image:alt" content="${website.name}">`);
    });

    it('are copied with their website, so that neither needs the other', async () => {
      const owner = await api().person();
      const website = await madeBy(owner);
      const { uploadAsset } = good(await upload(api(), owner, website.id, await somePhoto(10)));
      good(await change(owner, website.id, 1, showing(uploadAsset)));
      const copy = good(await run(owner, 'duplicateWebsite', website.id)).duplicateWebsite;
      expect(assetIdsOf((await read(owner, copy.id)).document)).toEqual([uploadAsset.id]);
      const { variants } = await ready(owner, copy.id, uploadAsset.id);
      for (const { file } of variants) expect(api().storage.files.has(`websites/${copy.id}/media/${file}`)).toBe(true);
      expect(api().storage.files.has(`websites/${copy.id}/originals/${uploadAsset.id}.jpeg`)).toBe(true);
    });

    it('travel in exports, in every size and as they came, and come back by an import', async () => {
      const [owner, other] = [await api().person(), await api().person()];
      const website = await madeBy(owner);
      const photo = await somePhoto(11, 900, 600);
      const { uploadAsset } = good(
        await upload(api(), owner, website.id, photo, { name: 'Stall.jpg', alt: 'Our stall' }),
      );
      good(await change(owner, website.id, 1, showing(uploadAsset)));
      const archive = good(await exported(owner, website.id)).exportWebsite.archive;
      const files = unzipSync(Buffer.from(archive, 'base64'));
      const page = strFromU8(files['index.html'] ?? new Uint8Array());
      const shown = [...page.matchAll(/-\/media\/[0-9a-f]{32}\.[a-z]+/g)].map(([file]) => file);
      expect(new Set(shown).size).toBe(7);
      expect(page).not.toContain('"/-/media');
      for (const file of shown) expect(files[file]?.length).toBeGreaterThan(0);
      expect(Buffer.from(files[`originals/${uploadAsset.id}.jpeg`] ?? []).equals(photo)).toBe(true);

      const { id } = good(await imported(other, archive)).importWebsite;
      await ready(other, id, uploadAsset.id);
      expect((await library(other, id)).assets.edges.map(({ node }) => node)).toMatchObject([
        { name: 'Stall', alt: 'Our stall' },
      ]);
      expect(good(await exported(other, id)).exportWebsite.archive).toBe(archive);
    });
  });
}
