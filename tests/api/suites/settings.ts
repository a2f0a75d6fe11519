import { describe, expect, it, vi } from 'vitest';
import { PAYER } from '#tests/support/api.ts';
import type { Answer, Api, TestPerson } from '#tests/support/api.ts';
import { change, create, failure, good, madeBy, run } from '#tests/support/website-steps.ts';
import { pageAt } from '#tests/support/visit.ts';

type SettingsAnswer = {
  hiddenFromSearch: boolean;
  hasPassword: boolean;
  headCode: string;
  notifyOwner: boolean;
  notifyAddress: string;
  notifyPending: string;
  formerAddresses: string[];
  mayHavePassword: boolean;
};

const read = async (owner: TestPerson, id: string): Promise<SettingsAnswer> =>
  good(
    await owner.ask<{ website: { settings: SettingsAnswer } }>(
      'query ($id: ID!) { website(id: $id) { settings { hiddenFromSearch hasPassword headCode notifyOwner notifyAddress notifyPending formerAddresses mayHavePassword } } }',
      { id },
    ),
  ).website.settings;

type Moved = Answer<{ changeSubdomain: { subdomain: string; address: string; status: string } }>;
const move = (owner: TestPerson, id: string, subdomain: string): Promise<Moved> =>
  owner.ask(
    'mutation ($id: ID!, $subdomain: String!) { changeSubdomain(id: $id, subdomain: $subdomain) { subdomain address status } }',
    { id, subdomain },
  );

const set = (owner: TestPerson, name: string, args: string, variables: Record<string, unknown>) =>
  owner.ask<Record<string, { id: string; status: string }>>(
    `mutation ($id: ID!, ${args}) { ${name}(id: $id, ${args.replace(/\$(\w+): [\w!]+/g, '$1: $$$1')}) { id status } }`,
    variables,
  );
const setPassword = (owner: TestPerson, id: string, password: string | null) =>
  set(owner, 'setSitePassword', '$password: String', { id, password });
const setHeadCode = (owner: TestPerson, id: string, headCode: string) =>
  set(owner, 'setHeadCode', '$headCode: String!', { id, headCode });
const setHidden = (owner: TestPerson, id: string, hidden: boolean) =>
  set(owner, 'setSearchVisibility', '$hidden: Boolean!', { id, hidden });

type Availability = { isFree: boolean; problem: string | null; suggestion: string | null };
const ask = async (owner: TestPerson, websiteId: string, subdomain: string): Promise<Availability> =>
  good(
    await owner.ask<{ subdomainAvailability: Availability }>(
      'query ($websiteId: ID!, $subdomain: String!) { subdomainAvailability(websiteId: $websiteId, subdomain: $subdomain) { isFree problem suggestion } }',
      { websiteId, subdomain },
    ),
  ).subdomainAvailability;

/** What is set for a website beside its document. */
export function settingsSuite(api: () => Api) {
  const site = async (subdomain: string) => api().backend.sites.find(`${subdomain}.localhost`);
  const page = async (subdomain: string, path = '/') => (await pageAt(api(), `${subdomain}.localhost`, path)) ?? '';

  describe('the address', () => {
    it('moves what is published at once, and the old one leads to it and is kept from others', async () => {
      const [owner, other] = [await api().person(), await api().person()];
      const { id, subdomain: old } = await madeBy(owner, { brief: 'Moving Bakery', name: 'Moving Bakery' });
      good(await run(owner, 'publishWebsite', id));
      expect(await page(old)).toContain(`http://${old}.localhost`);
      const wanted = `moved-${id.slice(0, 8)}`;
      expect(good(await move(owner, id, ` ${wanted.toUpperCase()} `)).changeSubdomain).toMatchObject({
        subdomain: wanted,
        status: 'PUBLISHED',
      });
      expect(await page(wanted)).toContain(`http://${wanted}.localhost`);
      expect(await page(wanted)).not.toContain(`http://${old}.localhost`);
      expect((await site(old))?.movedTo).toMatch(`http://${wanted}.localhost`);
      expect((await read(owner, id)).formerAddresses).toEqual([expect.stringContaining(old)]);

      const { id: theirs } = await madeBy(other, { brief: 'Moving Bakery', name: 'Moving Bakery' });
      expect(failure(await move(other, theirs, old))).toMatchObject({
        code: 'INVALID',
        fields: { subdomain: [`${old} is taken. Choose another address.`] },
      });
      expect(good(await create(other, { name: old })).createWebsite.subdomain).not.toBe(old);
      expect(good(await move(owner, id, old)).changeSubdomain.subdomain).toBe(old);
      expect(await page(old)).toContain(`http://${old}.localhost`);
      expect((await site(wanted))?.movedTo).toMatch(`http://${old}.localhost`);
    });

    it('is free for others 90 days after it was given up', async () => {
      const [owner, other] = [await api().person(), await api().person()];
      const { id, subdomain: old } = await madeBy(owner, { brief: 'Leaving Bakery' });
      const { id: theirs } = await madeBy(other);
      good(await move(owner, id, `left-${id.slice(0, 8)}`));
      expect(await ask(other, theirs, old)).toMatchObject({ isFree: false, problem: `${old} is taken.` });
      api().pass(91 * 24 * 3600);
      expect(await ask(other, theirs, old)).toMatchObject({ isFree: true });
    });

    it('is checked for form, reserved words and others before it is taken', async () => {
      const [owner, other] = [await api().person(), await api().person()];
      const { id, subdomain } = await madeBy(owner);
      const { subdomain: taken } = await madeBy(other);
      for (const [wanted, words] of [
        ['ab', 'Use 3 to 40 characters.'],
        ['x'.repeat(41), 'Use 3 to 40 characters.'],
        ['käse', 'Use only the letters a to z, digits and dashes.'],
        ['-abc', 'Put a dash only between letters or digits, one at a time.'],
        ['xn--abc', 'Put a dash only between letters or digits, one at a time.'],
        ['admin', 'admin is kept for the service itself. Choose another address.'],
      ] as const) {
        expect(failure(await move(owner, id, wanted))).toMatchObject({
          code: 'INVALID',
          fields: { subdomain: [words] },
        });
        expect(await ask(owner, id, wanted)).toMatchObject({ isFree: false, problem: words });
      }
      const { isFree, suggestion } = await ask(owner, id, taken);
      expect(isFree).toBe(false);
      expect(good(await move(owner, id, suggestion ?? '')).changeSubdomain.subdomain).toBe(suggestion);
      expect(await ask(owner, id, subdomain)).toEqual({ isFree: true, problem: null, suggestion: null });
    });
  });

  describe('search visibility', () => {
    it('is said on every published page, in robots.txt and to hosting, at once and back', async () => {
      const owner = await api().person();
      const { id, subdomain } = await madeBy(owner);
      good(await run(owner, 'publishWebsite', id));
      expect(await page(subdomain, '/robots.txt')).toContain('Sitemap:');
      expect(good(await setHidden(owner, id, true)).setSearchVisibility?.status).toBe('PUBLISHED');
      expect(await page(subdomain)).toContain('<meta name="robots" content="noindex">');
      expect(await page(subdomain, '/robots.txt')).toMatch(/Googlebot[^]*Allow: \/[^]*User-agent: \*\nDisallow: \//);
      expect(await page(subdomain, '/robots.txt')).not.toContain('Sitemap');
      expect((await site(subdomain))?.isHidden).toBe(true);
      good(await setHidden(owner, id, false));
      expect(await page(subdomain)).not.toContain('noindex');
      expect((await site(subdomain))?.isHidden).toBe(false);
    });
  });

  describe('the site password', () => {
    it('is asked for at once, opens with a signed cookie, and a new one closes the door again', async () => {
      const owner = await api().person([], PAYER);
      const { id, subdomain } = await madeBy(owner);
      good(await run(owner, 'publishWebsite', id));
      const { locks } = api().backend.sites;
      const found = async () => {
        const here = await site(subdomain);
        if (!here) throw new Error('Nothing is published');
        return here;
      };
      expect(locks.isOpen(await found(), '')).toBe(true);
      good(await setPassword(owner, id, 'rye & salt'));
      expect((await read(owner, id)).hasPassword).toBe(true);
      expect(locks.isOpen(await found(), undefined)).toBe(false);
      expect(await locks.open(await found(), 'rye', '192.0.2.1')).toEqual({ ok: false, retryAfter: 0 });
      const opened = await locks.open(await found(), 'rye & salt', '192.0.2.1');
      if (!opened.ok) throw new Error('The right password did not open');
      expect(opened.cookie).toMatch(/; Path=\/; HttpOnly; SameSite=Lax; Max-Age=2592000$/);
      const [key = ''] = opened.cookie.split(';');
      expect(locks.isOpen(await found(), `other=1; ${key}`)).toBe(true);
      expect(locks.isOpen(await found(), `${key}x`)).toBe(false);
      expect(locks.isOpen({ ...(await found()), websiteId: 'another' }, key)).toBe(false);

      good(await setPassword(owner, id, 'a newer one'));
      expect(locks.isOpen(await found(), key)).toBe(false);
      good(await setPassword(owner, id, null));
      expect(locks.isOpen(await found(), undefined)).toBe(true);
    });

    it('lets nobody try without end', async () => {
      const owner = await api().person([], PAYER);
      const { id, subdomain } = await madeBy(owner);
      good(await run(owner, 'publishWebsite', id));
      good(await setPassword(owner, id, 'long enough'));
      const here = await site(subdomain);
      if (!here) throw new Error('Nothing is published');
      const { locks } = api().backend.sites;
      for (let time = 0; time < 10; time += 1) await locks.open(here, 'guess', '2001:db8::1');
      const blocked = await locks.open(here, 'long enough', '2001:db8::2');
      expect(blocked).toEqual({ ok: false, retryAfter: expect.any(Number) });
      expect(blocked.ok ? 0 : blocked.retryAfter).toBeGreaterThan(0);
      expect((await locks.open(here, 'long enough', '192.0.2.9')).ok).toBe(true);
    });

    it('needs a plan that has it, and some length; taking it away needs nothing', async () => {
      const free = await api().person();
      const { id } = await madeBy(free);
      expect(failure(await setPassword(free, id, 'long enough'))).toMatchObject({
        code: 'LIMIT_REACHED',
        limit: 'sitePassword',
      });
      good(await setPassword(free, id, null));
      const owner = await api().person([], PAYER);
      const { id: theirs } = await madeBy(owner);
      expect(failure(await setPassword(owner, theirs, 'short'))).toMatchObject({
        fields: { password: ['Use at least 6 characters.'] },
      });
    });
  });

  describe('code for the head', () => {
    const code = '<meta name="verify" content="$&">\n<script src="https://example.org/s.js"></script>';

    it('stands on every published page at once, and in no preview and no export', async () => {
      const owner = await api().person([], PAYER);
      const { id, subdomain } = await madeBy(owner);
      good(await run(owner, 'publishWebsite', id));
      const before = await page(subdomain);
      good(await setHeadCode(owner, id, code.replace('\n', '\r\n')));
      for (const path of ['/', '/404']) expect(await page(subdomain, path)).toContain(`${code}</head>`);
      const found = () => api().backend.sites.find(`${subdomain}.localhost`);
      expect(await found()).toMatchObject({ hasHeadCode: true });
      good(await setHeadCode(owner, id, ''));
      expect(await page(subdomain)).toBe(before);
      expect(await found()).toMatchObject({ hasHeadCode: false });
    });

    it('has to be whole elements that belong there, and a plan that has it', async () => {
      const owner = await api().person([], PAYER);
      const { id } = await madeBy(owner);
      expect(failure(await setHeadCode(owner, id, '<script>let a'))).toMatchObject({
        code: 'INVALID',
        fields: { headCode: [expect.stringContaining('not closed')] },
      });
      const free = await api().person();
      const { id: theirs } = await madeBy(free);
      expect(failure(await setHeadCode(free, theirs, code))).toMatchObject({ code: 'LIMIT_REACHED' });
    });
  });

  describe('notifications', () => {
    const save = (owner: TestPerson, id: string, on: boolean, address: string) =>
      set(owner, 'setNotifications', '$on: Boolean!, $address: String!', { id, on, address });
    const confirm = (owner: TestPerson, id: string, code: string) =>
      set(owner, 'confirmNotifyAddress', '$code: String!', { id, code });
    const codeSentTo = async (address: string, times = 1) => {
      const sent = () => api().mails.filter(({ to }) => to === address);
      await vi.waitFor(() => expect(sent()).toHaveLength(times), { timeout: 30_000, interval: 50 });
      return /\b\d{6}\b/.exec(sent().at(-1)?.subject ?? '')?.[0] ?? '';
    };

    it('go to another address only once its code was entered', async () => {
      const owner = await api().person();
      const { id } = await madeBy(owner);
      const desk = `desk-${id.slice(0, 8)}@example.test`;
      good(await save(owner, id, true, ` ${desk} `));
      expect(await read(owner, id)).toMatchObject({ notifyAddress: '', notifyPending: desk });
      const code = await codeSentTo(desk);
      expect(api().mails.find(({ to }) => to === desk)?.text).toContain(`/website/${id}/settings?code=${code}`);
      const wrong = code === '000000' ? '000001' : '000000';
      expect(failure(await confirm(owner, id, wrong))).toMatchObject({ fields: { code: [expect.any(String)] } });
      good(await confirm(owner, id, ` ${code.slice(0, 3)} ${code.slice(3)} `));
      expect(await read(owner, id)).toMatchObject({ notifyAddress: desk, notifyPending: '' });
      expect(failure(await confirm(owner, id, code))).toMatchObject({ code: 'INVALID' });

      good(await save(owner, id, false, desk));
      expect(await read(owner, id)).toMatchObject({ notifyOwner: false, notifyAddress: desk, notifyPending: '' });
      good(await save(owner, id, true, ''));
      expect(await read(owner, id)).toMatchObject({ notifyOwner: true, notifyAddress: '', notifyPending: '' });
    });

    it('take a code of their own address and website, for three days, and not many guesses', async () => {
      const owner = await api().person();
      const [{ id }, { id: other }] = [await madeBy(owner), await madeBy(owner)];
      const [desk, shop] = [`desk-${id.slice(0, 8)}@example.test`, `shop-${id.slice(0, 8)}@example.test`];
      good(await save(owner, id, true, desk));
      const code = await codeSentTo(desk);
      good(await save(owner, other, true, desk));
      await codeSentTo(desk, 2);
      expect(failure(await confirm(owner, other, code)).code).toBe('INVALID');
      good(await save(owner, id, true, shop));
      expect(failure(await confirm(owner, id, code)).code).toBe('INVALID');
      good(await save(owner, id, true, desk));
      api().pass(4 * 24 * 3600);
      expect(failure(await confirm(owner, id, code)).code).toBe('INVALID');
      for (let time = 0; time < 10; time += 1) await confirm(owner, id, '123456');
      expect(failure(await confirm(owner, id, code)).code).toBe('RATE_LIMITED');
    });

    it('are no way to send mails to a stranger, one’s own words least of all', async () => {
      const victim = `Victim-${crypto.randomUUID()}@example.test`;
      const sent = () => api().mails.filter(({ to }) => to.toLowerCase() === victim.toLowerCase());
      const [one, two] = [await api().person(), await api().person()];
      const name = 'Buy cheap watches';
      const [{ id: first }, { id: second }] = [await madeBy(one, { name }), await madeBy(one, { name })];
      const { id: third } = await madeBy(two, { name });
      for (const id of [first, second]) good(await save(one, id, true, victim));
      good(await save(two, third, true, victim));
      expect(failure(await save(two, third, true, victim.toLowerCase()))).toMatchObject({
        code: 'RATE_LIMITED',
        retryAfter: expect.any(Number),
      });
      await vi.waitFor(() => expect(sent()).toHaveLength(3), { timeout: 30_000, interval: 50 });
      for (const { subject, text } of sent()) expect(subject + text).not.toMatch(/watches/i);
      // Nor to many strangers.
      for (const other of ['a', 'b', 'c']) good(await save(one, first, true, `${other}-${victim}`));
      expect(failure(await save(one, first, true, `d-${victim}`))).toMatchObject({ code: 'RATE_LIMITED' });
    });

    it('count wrong codes of all websites together', async () => {
      const owner = await api().person();
      const [{ id }, { id: other }] = [await madeBy(owner), await madeBy(owner)];
      const desk = `desk-${crypto.randomUUID()}@example.test`;
      for (const website of [id, other]) good(await save(owner, website, true, desk));
      const code = await codeSentTo(desk, 2);
      for (let time = 0; time < 5; time += 1) for (const website of [id, other]) await confirm(owner, website, '12345');
      expect(failure(await confirm(owner, other, code)).code).toBe('RATE_LIMITED');
    });

    it('need no code for the address of the account, and words that can be an address', async () => {
      const owner = await api().person([], PAYER);
      const { id } = await madeBy(owner);
      good(await save(owner, id, true, 'Payer@example.test'));
      expect(await read(owner, id)).toMatchObject({ notifyAddress: 'Payer@example.test', notifyPending: '' });
      expect(failure(await save(owner, id, true, 'desk'))).toMatchObject({ fields: { address: [expect.any(String)] } });
    });
  });

  it('a copy is as hidden and as locked as its original', async () => {
    const owner = await api().person([], PAYER);
    const { id } = await madeBy(owner);
    good(await setHidden(owner, id, true));
    good(await setPassword(owner, id, 'long enough'));
    const { duplicateWebsite } = good(await run(owner, 'duplicateWebsite', id));
    expect(await read(owner, duplicateWebsite.id)).toMatchObject({ hiddenFromSearch: true, hasPassword: true });
  });

  it('redirects that go round are refused with the fields', async () => {
    const owner = await api().person();
    const { id } = await madeBy(owner);
    const loop = [
      { from: '/a', to: '/b' },
      { from: '/b', to: '/a' },
    ];
    expect(failure(await change(owner, id, 1, { type: 'setRedirects', redirects: loop }))).toMatchObject({
      code: 'INVALID',
      fields: { 'redirects.0.to': [expect.stringContaining('/a → /b → /a')] },
    });
  });
}
