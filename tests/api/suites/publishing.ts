import { gunzipSync, brotliDecompressSync } from 'node:zlib';
import { describe, expect, it, vi } from 'vitest';
import { PAYER } from '#tests/support/api.ts';
import type { Api } from '#tests/support/api.ts';
import { change, failure, good, madeBy, read, restoreDeleted, run, setHeading } from '#tests/support/website-steps.ts';
import { pageAt, visit } from '#tests/support/visit.ts';

/** Publishing, serving from memory, visits, the public card. */
export function publishingSuite(api: () => Api) {
  const siteOf = async (subdomain: string) => await api().backend.sites.find(`${subdomain}.localhost`);

  describe('publishing', () => {
    it('makes a finished site that its host finds', async () => {
      const owner = await api().person();
      const { id, subdomain } = await madeBy(owner, { brief: 'Open Bakery' });
      expect(await siteOf(subdomain)).toBeNull();
      expect(good(await run(owner, 'publishWebsite', id)).publishWebsite).toMatchObject({
        status: 'PUBLISHED',
        unpublishedChanges: [],
      });

      const site = await siteOf(subdomain);
      expect(site?.websiteId).toBe(id);
      expect([...(site?.files.keys() ?? [])]).toEqual(
        expect.arrayContaining(['/', '/questions', '/404', '/robots.txt', '/sitemap.xml', '/favicon.svg']),
      );
      const home = await site?.files.read('/');
      expect(home?.contentType).toContain('text/html');
      expect(home?.etag).toMatch(/^"[\w-]+"$/);
      const html = home?.identity.toString() ?? '';
      expect(html).toContain('Bread every morning');
      expect(html).toContain(`http://${subdomain}.localhost:3540`);
      expect(gunzipSync(home?.gzip ?? '').toString()).toBe(html);
      expect(brotliDecompressSync(home?.brotli ?? '').toString()).toBe(html);
      expect((await site?.files.read('/-/social.png'))?.identity.subarray(1, 4).toString()).toBe('PNG');
    });

    it('shows changes only when published again', async () => {
      const owner = await api().person();
      const { id, subdomain } = await madeBy(owner, { brief: 'Changing Bakery' });
      good(await run(owner, 'publishWebsite', id));
      const { changeWebsite } = good(await change(owner, id, 1, setHeading('Now with cake')));
      expect(changeWebsite.status).toBe('CHANGED');
      expect(changeWebsite.unpublishedChanges).toHaveLength(1);
      expect(await pageAt(api(), `${subdomain}.localhost`)).not.toContain('Now with cake');
      good(await run(owner, 'publishWebsite', id));
      expect(await pageAt(api(), `${subdomain}.localhost`)).toContain('Now with cake');
    });

    it('keeps the old address of a page that moved', async () => {
      const owner = await api().person();
      const { id, subdomain } = await madeBy(owner, { brief: 'Moving Bakery' });
      good(await run(owner, 'publishWebsite', id));
      good(await change(owner, id, 1, { type: 'updatePage', pageId: 'page-2', path: '/faq' }));
      good(await run(owner, 'publishWebsite', id));
      const site = await siteOf(subdomain);
      expect(site?.redirects.get('/questions')).toBe('/faq');
      expect(site?.files.has('/faq')).toBe(true);
    });

    it('is stopped by a link that leads nowhere, naming its place', async () => {
      const owner = await api().person();
      const { id } = await madeBy(owner);
      const broken = {
        type: 'updateSection' as const,
        sectionId: 'hero-1',
        props: { primary: { label: 'Menu', to: '/nowhere' } },
      };
      const { currentRevision } = good(await change(owner, id, 1, broken)).changeWebsite;
      const refused = failure(await run(owner, 'publishWebsite', id));
      expect(refused).toMatchObject({
        code: 'INVALID',
        fields: { 'sections/hero-1/props/primary/to': [expect.stringContaining('/nowhere')] },
      });
      expect((await read(owner, id)).currentRevision).toBe(currentRevision);
    });

    it('counts as published again when the change is taken back', async () => {
      const owner = await api().person();
      const { id } = await madeBy(owner);
      good(await change(owner, id, 1, { type: 'setTheme', radius: 'large' }));
      good(await run(owner, 'publishWebsite', id));
      good(await change(owner, id, 2, { type: 'setTheme', radius: 'none' }));
      expect(good(await run(owner, 'undoChange', id)).undoChange).toMatchObject({
        status: 'PUBLISHED',
        unpublishedChanges: [],
      });
    });

    it('is taken back at once, by unpublishing and by deleting', async () => {
      const owner = await api().person();
      const { id, subdomain } = await madeBy(owner, { brief: 'Closing Bakery' });
      good(await run(owner, 'publishWebsite', id));
      expect(await siteOf(subdomain)).not.toBeNull();
      expect(good(await run(owner, 'unpublishWebsite', id)).unpublishWebsite.status).toBe('DRAFT');
      expect(await siteOf(subdomain)).toBeNull();
      good(await run(owner, 'publishWebsite', id));
      good(await run(owner, 'deleteWebsite', id));
      expect(await siteOf(subdomain)).toBeNull();
      good(await restoreDeleted(owner, id));
      expect((await read(owner, id)).status).toBe('DRAFT');
    });

    it('answers a known host without a promise and strange hosts with nothing', async () => {
      const owner = await api().person();
      const { id, subdomain } = await madeBy(owner, { brief: 'Quick Bakery' });
      good(await run(owner, 'publishWebsite', id));
      const host = `${subdomain.toUpperCase()}.LOCALHOST`;
      // What the database tells of the publication may come after it was seen: then the site is looked at once more.
      await vi.waitFor(
        async () => {
          await siteOf(subdomain);
          expect(api().backend.sites.find(host)).not.toBeInstanceOf(Promise);
        },
        { timeout: 20_000 },
      );
      for (const host of [
        'localhost',
        'example.org',
        'a.b.localhost',
        `${subdomain}.localhost.evil.org`,
        "x'--.localhost",
      ]) {
        expect(await api().backend.sites.find(host)).toBeNull();
      }
    });
  });

  it('the public card shows what is published, to anybody', async () => {
    const owner = await api().person();
    const { id } = await madeBy(owner, { brief: 'Card Bakery' });
    const card = () =>
      api().ask<{ publicWebsite: { name: string; tagline: string } | null }>(
        'query ($id: ID!) { publicWebsite(id: $id) { id name tagline address } }',
        { id },
      );
    expect(good(await card()).publicWebsite).toBeNull();
    good(await run(owner, 'publishWebsite', id));
    good(await change(owner, id, 1, { type: 'setBrand', tagline: 'Not published yet' }));
    expect(good(await card()).publicWebsite).toMatchObject({ name: 'Card Bakery', tagline: 'Bread from this street' });
  });

  it('the public card of a website with a password is shown to nobody', async () => {
    const owner = await api().person([], PAYER);
    const { id } = await madeBy(owner, { brief: 'Secret Bakery' });
    good(await run(owner, 'publishWebsite', id));
    good(
      await owner.ask('mutation ($id: ID!) { setSitePassword(id: $id, password: "a long password") { id } }', { id }),
    );
    const card = await api().ask('query ($id: ID!) { publicWebsite(id: $id) { name tagline } }', { id });
    expect(good(card)).toEqual({ publicWebsite: null });
  });

  it('visits are counted by day and summed over seven', async () => {
    const owner = await api().person();
    const { id } = await madeBy(owner);
    const visits = async () =>
      good(
        await owner.ask<{ website: { visitsIn7Days: number } }>(
          'query ($id: ID!) { website(id: $id) { visitsIn7Days } }',
          { id },
        ),
      ).website.visitsIn7Days;
    for (let count = 0; count < 3; count += 1) visit(api(), id);
    visit(api(), 'a-website-that-is-gone');
    await api().backend.flush();
    expect(await visits()).toBe(3);
    api().pass(24 * 3600);
    visit(api(), id);
    await api().backend.flush();
    expect(await visits()).toBe(4);
    api().pass(6 * 24 * 3600);
    expect(await visits()).toBe(1);
  });
}
