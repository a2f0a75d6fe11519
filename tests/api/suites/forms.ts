import { describe, expect, it, vi } from 'vitest';
import type { Api, TestPerson } from '#tests/support/api.ts';
import { namesOf, publishProps, siteAsking } from '#tests/support/own-field-steps.ts';
import { inbox, publishForm, sendForm } from '#tests/support/site-forms.ts';
import { failure, good, madeBy, run } from '#tests/support/website-steps.ts';

/** Jobs are looked for every two seconds. */
const PATIENCE = { timeout: 20_000, interval: 100 };

const letter = { name: 'Ida Larsen', email: 'ida@example.test', message: 'Two loaves for Saturday, please.' };

/** What visitors send with the forms of published sites. */
export function formsSuite(api: () => Api) {
  async function siteWith(kind?: string, known?: TestPerson) {
    const owner = known ?? (await api().person());
    const { id } = await madeBy(owner, { brief: 'Writing Bakery' });
    const section = await publishForm(owner, id, kind);
    return { owner, id, section };
  }

  describe('the forms of a published site', () => {
    it('keep a message for the owner and thank in the owner’s words', async () => {
      const { owner, id, section } = await siteWith();
      const answer = await sendForm(api(), id, 'contact', { section, ...letter });
      expect(answer).toEqual({ status: 303, location: `/-/forms/thanks?section=${section}` });
      expect(await api().backend.sites.forms.thanks(id, section)).toMatchObject({ status: 200 });
      expect(await inbox(owner, id)).toMatchObject([{ kind: 'CONTACT', ...letter, spam: false }]);
    });

    it('show again what was typed, with what is wrong, and keep nothing', async () => {
      const { owner, id, section } = await siteWith();
      const answer = await sendForm(api(), id, 'contact', { section, ...letter, email: 'ida', name: '' });
      expect(answer.status).toBe(422);
      const html = 'html' in answer ? answer.html : '';
      expect(html).toContain('Please enter a full address');
      expect(html).toContain('Please fill this in.');
      expect(html).toContain(letter.message);
      expect(await inbox(owner, id)).toEqual([]);
    });

    it('take what a browser filled in at once: nobody has to send twice', async () => {
      const { owner, id, section } = await siteWith();
      const token = api().backend.sites.forms.token(id, Math.floor(api().time.now.getTime() / 1000) - 1);
      expect(await sendForm(api(), id, 'contact', { section, ...letter, token })).toMatchObject({ status: 303 });
      expect(await inbox(owner, id)).toHaveLength(1);
    });

    it('ask once more when the form comes from tomorrow, is too old, or comes from elsewhere', async () => {
      const { owner, id, section } = await siteWith();
      const now = Math.floor(api().time.now.getTime() / 1000);
      const { token } = api().backend.sites.forms;
      const suspicious = [
        token(id, now + 24 * 60 * 60),
        token(id, now - 25 * 60 * 60),
        token('another-website', now - 60),
        `${token(id, now - 60).slice(0, -1)}!`,
        '',
      ];
      for (const [at, wrong] of suspicious.entries()) {
        const answer = await sendForm(api(), id, 'contact', { section, ...letter, token: wrong }, `192.0.2.${at}`);
        expect(answer.status).toBe(422);
        expect('html' in answer && answer.html).toContain(letter.message);
      }
      expect(await inbox(owner, id)).toEqual([]);
    });

    it('put what fills in the hidden field among the spam, where the owner can still find it', async () => {
      const { owner, id, section } = await siteWith();
      expect(
        (await sendForm(api(), id, 'contact', { section, ...letter, website: 'http://spam.example' })).status,
      ).toBe(303);
      expect(await inbox(owner, id)).toEqual([]);
      const [found] = await inbox(owner, id, '(spam: true)');
      expect(found).toMatchObject({ email: letter.email, spam: true });
      const mark = 'mutation ($id: ID!) { markSubmission(id: $id, spam: false) { spam } }';
      expect(good(await owner.ask(mark, { id: found?.id }))).toEqual({ markSubmission: { spam: false } });
      expect(await inbox(owner, id)).toHaveLength(1);
    });

    it('slow down who sends many, keep what they typed, and leave others alone', async () => {
      const { owner, id, section } = await siteWith();
      const one = (address: string) => sendForm(api(), id, 'contact', { section, ...letter }, address);
      const answers = await Promise.all(Array.from({ length: 11 }, () => one('203.0.113.5')));
      expect(answers.filter(({ status }) => status === 303)).toHaveLength(10);
      const refused = answers.find(({ status }) => status === 429);
      expect(refused).toMatchObject({ status: 429, retryAfter: expect.any(Number) });
      expect(refused && 'html' in refused && refused.html).toContain(letter.message);
      expect((await one('203.0.113.6')).status).toBe(303);
      expect(await inbox(owner, id)).toHaveLength(11);
    });

    it('count a whole IPv6 network as one sender', async () => {
      const { id, section } = await siteWith();
      for (let sent = 1; sent <= 11; sent += 1) {
        const answer = await sendForm(api(), id, 'contact', { section, ...letter }, `2001:db8:7:7:${sent}::${sent}`);
        expect([sent, answer.status]).toEqual([sent, sent <= 10 ? 303 : 429]);
      }
      expect((await sendForm(api(), id, 'contact', { section, ...letter }, '2001:db8:7:8::1')).status).toBe(303);
    });

    it('keep a message with a NUL in it, without the NUL', async () => {
      const { owner, id, section } = await siteWith();
      const sent = { section, ...letter, message: 'Two\0 loaves, please.', name: '\0Ida\0' };
      expect((await sendForm(api(), id, 'contact', sent)).status).toBe(303);
      expect(await inbox(owner, id)).toMatchObject([{ message: 'Two loaves, please.', name: 'Ida' }]);
    });

    it('have an address once on a list, however often it is sent', async () => {
      const { owner, id, section } = await siteWith('waitlistForm');
      for (const email of ['ida@example.test', 'IDA@example.test', 'ole@example.test'])
        expect((await sendForm(api(), id, 'waitlist', { section, email })).status).toBe(303);
      expect((await inbox(owner, id)).map(({ email }) => email).sort()).toEqual([
        'ida@example.test',
        'ole@example.test',
      ]);
    });

    it('are only those that visitors see now', async () => {
      const { owner, id, section } = await siteWith();
      const send = (kind: string, fields: Record<string, string>) =>
        sendForm(api(), id, kind, { ...letter, ...fields });
      expect((await send('newsletter', { section })).status).toBe(404);
      expect((await send('nonsense', { section })).status).toBe(404);
      expect((await send('contact', { section: 'hero-1' })).status).toBe(404);
      good(await run(owner, 'unpublishWebsite', id));
      expect((await send('contact', { section })).status).toBe(404);
      expect(await api().backend.sites.forms.thanks(id, section)).toEqual({ status: 404 });
    });
  });

  describe('the owner', () => {
    const mailsTo = (address: string) => api().mails.filter(({ to }) => to === address);

    async function mailboxOf(owner: TestPerson): Promise<string> {
      const email = `${owner.sub.replace('auth0|', '')}@example.test`;
      const idToken = await api().tokens.identity(owner.sub, api().time.now, { email });
      good(await owner.ask('mutation ($idToken: String!) { recordSignIn(idToken: $idToken) { id } }', { idToken }));
      return email;
    }

    it('gets a mail for what was sent that can be answered, and one only for each', async () => {
      const { owner, id, section } = await siteWith();
      const address = await mailboxOf(owner);
      await sendForm(api(), id, 'contact', { section, ...letter });
      await vi.waitFor(() => expect(mailsTo(address)).toHaveLength(1), PATIENCE);
      const [mail] = mailsTo(address);
      expect(mail).toMatchObject({ replyTo: letter.email, subject: 'A new message from your website' });
      expect(mail?.text).toContain(letter.message);
      expect(mail?.text).toContain(`/website/${id}?panel=inbox`);
    });

    it('gets thirty mails an hour at most, of all websites together', async () => {
      const { owner, id, section } = await siteWith();
      const address = await mailboxOf(owner);
      const second = await siteWith('contactForm', owner);
      const send = (website: string, part: string, from: string) =>
        sendForm(api(), website, 'contact', { section: part, ...letter }, from);
      for (let sent = 0; sent < 18; sent += 1) {
        await send(id, section, `198.51.100.${sent}`);
        await send(second.id, second.section, `198.51.100.${sent}`);
      }
      // Mails are written in their order: once a later one to somebody else is there, nothing of these is waiting.
      const neighbour = await siteWith();
      const elsewhere = await mailboxOf(neighbour.owner);
      await send(neighbour.id, neighbour.section, '198.51.100.98');
      await vi.waitFor(() => expect(mailsTo(elsewhere)).toHaveLength(1), PATIENCE);
      expect(mailsTo(address)).toHaveLength(30);
      api().pass(3601);
      await send(id, section, '198.51.100.99');
      await vi.waitFor(() => expect(mailsTo(address)).toHaveLength(31), PATIENCE);
    });

    it('gets none for spam', async () => {
      const { owner, id, section } = await siteWith();
      const address = await mailboxOf(owner);
      await sendForm(api(), id, 'contact', { section, ...letter, message: 'Cheap watches', website: 'filled in' });
      await sendForm(api(), id, 'contact', { section, ...letter });
      await vi.waitFor(() => expect(mailsTo(address)).toHaveLength(1), PATIENCE);
      expect(mailsTo(address)[0]?.text).not.toContain('Cheap watches');
    });
  });

  describe('a list', () => {
    const address = async (owner: TestPerson, id: string) =>
      good(
        await owner.ask<{ website: { submissions: { edges: { node: { unsubscribeAddress: string | null } }[] } } }>(
          'query ($id: ID!) { website(id: $id) { submissions { edges { node { unsubscribeAddress } } } } }',
          { id },
        ),
      ).website.submissions.edges[0]?.node.unsubscribeAddress ?? null;

    it('is left by the button of a page that only one’s own link opens', async () => {
      const { owner, id, section } = await siteWith('newsletter');
      await sendForm(api(), id, 'newsletter', { section, email: 'ida@example.test' });
      const key = new URL((await address(owner, id)) ?? '').searchParams.get('key') ?? '';
      const { unsubscribe } = api().backend.sites.forms;
      const button = '<button';
      // Opening the link changes nothing: mail programs do that too.
      expect(await unsubscribe(id, key, false)).toMatchObject({ status: 200, html: expect.stringContaining(button) });
      expect(await inbox(owner, id)).toHaveLength(1);
      expect(await unsubscribe(id, `${key}x`, true)).toEqual({ status: 404 });
      const another = key.replace(/^./, (first) => (first === 'x' ? 'y' : 'x'));
      expect(await unsubscribe(id, another, true)).toEqual({ status: 404 });
      expect(await inbox(owner, id)).toHaveLength(1);
      const left = { status: 200, html: expect.stringContaining('You are off the list') };
      expect(await unsubscribe(id, key, true)).toMatchObject(left);
      expect(await inbox(owner, id)).toEqual([]);
      expect(await unsubscribe(id, key, true)).toMatchObject(left);
    });

    it('is not what a message is on', async () => {
      const { owner, id, section } = await siteWith();
      await sendForm(api(), id, 'contact', { section, ...letter });
      expect(await address(owner, id)).toBeNull();
    });
  });

  describe('the inbox', () => {
    it('is searched, cut into pages, and forgets what is deleted', async () => {
      const { owner, id, section } = await siteWith();
      for (const [at, name] of ['Ada', 'Bo', 'Cy'].entries()) {
        await sendForm(
          api(),
          id,
          'contact',
          { section, ...letter, name, email: `${name}@example.test` },
          `198.51.100.${at}`,
        );
        api().pass(1);
      }
      expect((await inbox(owner, id)).map(({ name }) => name)).toEqual(['Cy', 'Bo', 'Ada']);
      expect((await inbox(owner, id, '(search: "bo@")')).map(({ name }) => name)).toEqual(['Bo']);
      expect(await inbox(owner, id, '(kinds: [NEWSLETTER])')).toEqual([]);

      const page = (after: string | null) =>
        owner.ask<{ website: { submissions: { edges: { cursor: string; node: { name: string } }[] } } }>(
          'query ($id: ID!, $after: String) { website(id: $id) { submissions(first: 2, after: $after) { edges { cursor node { name } } } } }',
          { id, after },
        );
      const first = good(await page(null)).website.submissions.edges;
      expect(first.map(({ node }) => node.name)).toEqual(['Cy', 'Bo']);
      const second = good(await page(first[1]?.cursor ?? '')).website.submissions.edges;
      expect(second.map(({ node }) => node.name)).toEqual(['Ada']);

      const [newest] = await inbox(owner, id);
      good(await owner.ask('mutation ($id: ID!) { deleteSubmission(id: $id) { id } }', { id: newest?.id }));
      expect(await inbox(owner, id)).toHaveLength(2);
    });

    it('is searched by answers to fields of one’s own, and knows their labels, those of the newest first', async () => {
      const [guests, bread] = [
        { label: 'Guests', kind: 'number' as const },
        { label: 'Bread', kind: 'text' as const },
      ];
      const { owner, id, section, names } = await siteAsking(api(), [guests, bread]);
      await sendForm(api(), id, 'contact', {
        section,
        ...letter,
        [names[0] ?? '']: '7',
        [names[1] ?? '']: 'Rye "50 %"',
      });
      api().pass(1);
      await publishProps(owner, id, section, { ownFields: [{ label: 'Day', kind: 'date' }] });
      await sendForm(api(), id, 'contact', {
        section,
        ...letter,
        [namesOf([{ label: 'Day', kind: 'date' }])[0] ?? '']: '2026-12-24',
      });
      const found = async (words: string) => (await inbox(owner, id, `(search: ${JSON.stringify(words)})`)).length;
      expect(await found('rye "50 %')).toBe(1);
      expect(await found('label')).toBe(0);
      expect(await found('2026-12')).toBe(1);
      const labels = await owner.ask('query ($id: ID!) { website(id: $id) { answerLabels } }', { id });
      expect(good(labels)).toEqual({ website: { answerLabels: ['Day', 'Guests', 'Bread'] } });
    });

    it('is nobody’s but the owner’s, not even an admin’s', async () => {
      const { id } = await siteWith();
      const admin = await api().person(['admin']);
      const answer = await admin.ask('query ($id: ID!) { website(id: $id) { submissions { totalCount } } }', { id });
      expect(failure(answer)).toMatchObject({ code: 'FORBIDDEN' });
    });
  });
}
