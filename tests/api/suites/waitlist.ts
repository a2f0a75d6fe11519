import { describe, expect, it } from 'vitest';
import type { Api, TestPerson } from '#tests/support/api.ts';
import { sendForm } from '#tests/support/site-forms.ts';
import { failure, good, madeBy, run } from '#tests/support/website-steps.ts';
import { pageAt } from '#tests/support/visit.ts';

const texts = {
  on: true,
  heading: 'Bread, soon',
  intro: 'We open when the oven does.',
  when: 'In May',
  askName: true,
  button: 'Tell me',
  thanks: 'We will.',
};

type WaitlistAnswer = {
  on: boolean;
  heading: string;
  entries: number;
  kept: number | null;
  days: { name: string; entries: number }[];
};

const read = async (owner: TestPerson, id: string): Promise<WaitlistAnswer> =>
  good(
    await owner.ask<{ website: { waitlist: WaitlistAnswer } }>(
      'query ($id: ID!) { website(id: $id) { waitlist { on heading entries kept days(last: 3) { name entries } } } }',
      { id },
    ),
  ).website.waitlist;

const save = (owner: TestPerson, id: string, change: Partial<typeof texts> = {}) =>
  owner.ask<{ saveWaitlist: { id: string; status: string } }>(
    'mutation ($id: ID!, $input: WaitlistInput!) { saveWaitlist(id: $id, input: $input) { id status } }',
    { id, input: { ...texts, ...change } },
  );

/** A website that shows nothing but a form until it opens. */
export function waitlistSuite(api: () => Api) {
  async function websiteOf(owner: TestPerson) {
    const { id, subdomain } = await madeBy(owner, { brief: 'Waiting Bakery' });
    const page = (path: string) => pageAt(api(), `${subdomain}.localhost`, path);
    return { id, page };
  }

  describe('the waiting list', () => {
    it('takes the place of every page at once, and gives them back', async () => {
      const owner = await api().person();
      const { id, page } = await websiteOf(owner);
      good(await run(owner, 'publishWebsite', id));
      const before = await page('/');
      expect(before).not.toContain(texts.heading);
      expect(good(await save(owner, id)).saveWaitlist.status).toBe('PUBLISHED');
      for (const path of ['/', '/questions']) expect(await page(path)).toContain(texts.heading);
      expect(await page('/')).toContain(texts.intro);
      good(await save(owner, id, { on: false }));
      expect(await page('/')).toBe(before);
      expect(await read(owner, id)).toMatchObject({ on: false, heading: texts.heading });
    });

    it('keeps addresses once each, counts them by day and thanks in the owner’s words', async () => {
      const owner = await api().person();
      const { id } = await websiteOf(owner);
      good(await save(owner, id));
      good(await run(owner, 'publishWebsite', id));
      for (const email of ['ida@example.test', 'ole@example.test', 'Ida@example.test'])
        expect((await sendForm(api(), id, 'waitlist', { section: 'waitlist', email })).status).toBe(303);
      expect(await api().backend.sites.forms.thanks(id, 'waitlist')).toMatchObject({
        status: 200,
        html: expect.stringContaining(texts.thanks),
      });
      const { entries, kept, days } = await read(owner, id);
      expect({ entries, kept, days: days.map((day) => day.entries) }).toEqual({
        entries: 2,
        kept: 100,
        days: [0, 0, 2],
      });
    });

    it('shows as many entries as the plan keeps, the first ones, and loses none', async () => {
      const owner = await api().person();
      const { id } = await websiteOf(owner);
      good(await save(owner, id));
      good(await run(owner, 'publishWebsite', id));
      for (let at = 0; at < 102; at += 1) {
        const sent = { section: 'waitlist', email: `guest-${String(at).padStart(3, '0')}@example.test` };
        expect((await sendForm(api(), id, 'waitlist', sent, `198.51.100.${at}`)).status).toBe(303);
      }
      const { website } = good(
        await owner.ask<{ website: { submissions: { totalCount: number } } }>(
          'query ($id: ID!) { website(id: $id) { submissions(kinds: [WAITLIST]) { totalCount } } }',
          { id },
        ),
      );
      expect(website.submissions.totalCount).toBe(100);
      expect((await read(owner, id)).entries).toBe(102);
    });

    it('can be published before the pages behind it are ready, and then not be switched off', async () => {
      const owner = await api().person();
      const { id, page } = await websiteOf(owner);
      const { website } = good(
        await owner.ask<{ website: { currentRevision: number } }>(
          'query ($id: ID!) { website(id: $id) { currentRevision } }',
          { id },
        ),
      );
      good(
        await owner.ask('mutation ($input: ChangeWebsiteInput!) { changeWebsite(input: $input) { id } }', {
          input: {
            id,
            baseRevision: website.currentRevision,
            operations: [
              { type: 'updateSection', sectionId: 'hero-1', props: { primary: { label: 'Go', to: '/nowhere' } } },
            ],
          },
        }),
      );
      expect(failure(await run(owner, 'publishWebsite', id)).code).toBe('INVALID');
      good(await save(owner, id));
      good(await run(owner, 'publishWebsite', id));
      expect(await page('/')).toContain(texts.heading);
      expect(failure(await save(owner, id, { on: false }))).toMatchObject({
        code: 'INVALID',
        fields: { on: [expect.any(String)] },
      });
      expect(await page('/')).toContain(texts.heading);
    });

    it('refuses texts that are too long by their field', async () => {
      const owner = await api().person();
      const { id } = await websiteOf(owner);
      const refused = failure(await save(owner, id, { heading: 'x'.repeat(121) }));
      expect(refused).toMatchObject({ code: 'INVALID', fields: { heading: [expect.stringContaining('120')] } });
      expect((await read(owner, id)).on).toBe(false);
    });
  });
}
