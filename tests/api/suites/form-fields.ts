import { describe, expect, it, vi } from 'vitest';
import type { SentFile } from '#backend/index.ts';
import type { Api, TestPerson } from '#tests/support/api.ts';
import { answersOf, namesOf, publishProps, siteAsking } from '#tests/support/own-field-steps.ts';
import type { AskedField } from '#tests/support/own-field-steps.ts';
import { inbox } from '#tests/support/site-forms.ts';
import { change, failure, good, read, run } from '#tests/support/website-steps.ts';

const PATIENCE = { timeout: 20_000, interval: 100 };

const letter = { name: 'Ida Larsen', email: 'ida@example.test', message: 'Two loaves, please.' };
const guests: AskedField = { label: 'Guests', kind: 'number', required: true };
const bread: AskedField = { label: 'Bread', kind: 'several', choices: 'Rye\nWheat' };
const plan: AskedField = { label: 'Plan', kind: 'file' };
const pdf = (field = '', size = 8): SentFile => ({
  field,
  name: '../Plan.html',
  body: Buffer.concat([Buffer.from('%PDF-1.7'), Buffer.alloc(size - 8)]),
  isWhole: true,
});

/** Fields of an owner's own in the forms of published sites, and the files that come with them. */
export function formFieldsSuite(api: () => Api) {
  const send = (
    id: string,
    section: string,
    fields: Record<string, string>,
    files: SentFile[] = [],
    address = '192.0.2.7',
  ) => {
    const second = Math.floor(api().time.now.getTime() / 1000) - 60;
    const token = api().backend.sites.forms.token(id, second);
    return api().backend.sites.forms.take({
      websiteId: id,
      kind: 'contact',
      fields: { token, section, ...letter, ...fields },
      files,
      address,
    });
  };
  const stored = (id: string) =>
    [...api().storage.files.keys()].filter((key) => key.startsWith(`websites/${id}/entries/`));
  const download = (person: TestPerson | null, submission: string, file: string) => {
    const query =
      'query ($submission: ID!, $file: ID!) { submissionFile(submission: $submission, file: $file) { name contentType body } }';
    type Data = { submissionFile: { name: string; contentType: string; body: string } | null };
    return person ? person.ask<Data>(query, { submission, file }) : api().ask<Data>(query, { submission, file });
  };

  describe('fields of one’s own', () => {
    it('are answered, and read under the label that they had then', async () => {
      const { owner, id, section, names } = await siteAsking(api(), [guests, bread]);
      const [first = '', second = ''] = names;
      expect(await send(id, section, { [first]: '7', [`${second}.0`]: 'Rye', [`${second}.1`]: 'Wheat' })).toMatchObject(
        {
          status: 303,
        },
      );
      await publishProps(owner, id, section, { ownFields: [{ ...guests, label: 'People' }] });
      expect((await answersOf(owner, id))[0]?.answers).toEqual([
        { label: 'Guests', value: '7', file: null },
        { label: 'Bread', value: 'Rye\nWheat', file: null },
      ]);
    });

    it('are checked by what is published, whatever a browser sends or a draft says', async () => {
      const { owner, id, section, names } = await siteAsking(api(), [guests]);
      const [name = ''] = names;
      const again = await send(id, section, { [name]: 'many', [`${name}-2`]: 'more', 'own-none': 'nothing' });
      expect(again).toMatchObject({ status: 422, html: expect.stringContaining('Please enter a number.') });
      expect('html' in again && again.html).toContain(letter.message);
      expect((await send(id, section, {})).status).toBe(422);
      const { currentRevision } = await read(owner, id);
      const props = { ownFields: [] };
      good(await change(owner, id, currentRevision, { type: 'updateSection', sectionId: section, props }));
      expect((await send(id, section, {})).status).toBe(422);
      expect(await inbox(owner, id)).toEqual([]);
    });

    it('may stand in the place of the message, and may ask for a telephone number', async () => {
      const { owner, id, section } = await siteAsking(api(), [], { noMessage: true, askPhone: true, needsPhone: true });
      expect(await send(id, section, { phone: 'none' })).toMatchObject({ status: 422 });
      expect((await send(id, section, { phone: '+44 20 7946 0000' })).status).toBe(303);
      expect(await inbox(owner, id)).toMatchObject([{ message: '' }]);
    });

    it('lead to the page that the owner chose, as long as visitors have it', async () => {
      const { owner, id, section } = await siteAsking(api(), [], { pageAfter: { to: '/' } });
      expect(await send(id, section, {})).toEqual({ status: 303, location: '/' });
      await publishProps(owner, id, section, { pageAfter: { to: '' } });
      expect(await send(id, section, {})).toEqual({ status: 303, location: `/-/forms/thanks?section=${section}` });
    });

    it('are told to the owner by mail', async () => {
      const { owner, id, section, names } = await siteAsking(api(), [guests, plan]);
      const address = `${owner.sub.replace('auth0|', '')}@example.test`;
      const idToken = await api().tokens.identity(owner.sub, api().time.now, { email: address });
      good(await owner.ask('mutation ($idToken: String!) { recordSignIn(idToken: $idToken) { id } }', { idToken }));
      await send(id, section, { [names[0] ?? '']: '7' }, [pdf(names[1])]);
      const mails = () => api().mails.filter(({ to }) => to === address);
      await vi.waitFor(() => expect(mails()).toHaveLength(1), PATIENCE);
      expect(mails()[0]?.text).toContain('Guests: 7\nPlan: Plan.pdf (a file, in your inbox)');
    });
  });

  describe('files of visitors', () => {
    async function withFile() {
      const { owner, id, section, names } = await siteAsking(api(), [plan]);
      expect(await send(id, section, {}, [pdf(names[0])])).toMatchObject({ status: 303 });
      const [entry] = await answersOf(owner, id);
      return { owner, id, section, names, entry: entry?.id ?? '', file: entry?.answers[0]?.file ?? '' };
    }

    it('are the owner’s to download, named after what they are, and nobody else’s', async () => {
      const { owner, entry, file } = await withFile();
      expect(good(await download(owner, entry, file)).submissionFile).toEqual({
        name: 'Plan.pdf',
        contentType: 'application/octet-stream',
        body: Buffer.from('%PDF-1.7').toString('base64'),
      });
      expect(good(await download(await api().person(), entry, file)).submissionFile).toBeNull();
      expect(good(await download(null, entry, file)).submissionFile).toBeNull();
      expect(failure(await download(await api().person(['admin']), entry, file))).toMatchObject({ code: 'FORBIDDEN' });
      expect(good(await download(owner, 'another', file)).submissionFile).toBeNull();
      expect(good(await download(owner, entry, 'another')).submissionFile).toBeNull();
    });

    it('go with their entry', async () => {
      const { owner, id, entry, file } = await withFile();
      expect(stored(id)).toEqual([`websites/${id}/entries/${file}`]);
      good(await owner.ask('mutation ($id: ID!) { deleteSubmission(id: $id) { id } }', { id: entry }));
      await vi.waitFor(() => expect(stored(id)).toEqual([]), PATIENCE);
      expect(good(await download(owner, entry, file)).submissionFile).toBeNull();
    });

    it('can still be taken along while the website can be restored', async () => {
      const { owner, id, entry, file } = await withFile();
      good(await run(owner, 'deleteWebsite', id));
      expect(good(await download(owner, entry, file)).submissionFile?.name).toBe('Plan.pdf');
    });

    it('are refused beside their field, with all that was typed, and nothing of them is kept', async () => {
      const { owner, id, section, names } = await siteAsking(api(), [plan, guests]);
      const [file = '', number = ''] = names;
      const refused: [SentFile, string][] = [
        [{ ...pdf(file), body: Buffer.from('<script>alert(1)</script>') }, 'This kind of file cannot be sent.'],
        [{ ...pdf(file), body: Buffer.alloc(0), isWhole: false }, 'This file is larger than 10 MB.'],
      ];
      for (const [sent, why] of refused) {
        const answer = await send(id, section, { [number]: '7' }, [sent]);
        expect(answer.status).toBe(422);
        const html = 'html' in answer ? answer.html : '';
        for (const words of [why, 'Please choose your files again.', letter.message, 'value="7"'])
          expect(html).toContain(words);
      }
      expect([stored(id), await inbox(owner, id)]).toEqual([[], []]);
    });

    it('take half of the plan’s room at most, so that pictures have theirs', async () => {
      const { owner, id, section, names } = await siteAsking(api(), [plan]);
      const room = async () =>
        good(
          await owner.ask<{ website: { mediaRoom: { used: number; limit: number } } }>(
            'query ($id: ID!) { website(id: $id) { mediaRoom { used limit } } }',
            { id },
          ),
        ).website.mediaRoom;
      const { limit } = await room();
      const half = limit / 2;
      const most = 10 * 1024 * 1024;
      expect(await send(id, section, {}, [pdf(names[0], most)])).toMatchObject({ status: 303 });
      expect((await room()).used).toBe(most);
      const times = Math.floor(half / most);
      for (let sent = 1; sent < times; sent += 1)
        expect((await send(id, section, {}, [pdf(names[0], most)], `198.51.100.${sent}`)).status).toBe(303);
      const full = await send(id, section, {}, [pdf(names[0], most)], '198.51.101.1');
      expect(full).toMatchObject({ status: 422, html: expect.stringContaining('There is no room for this file') });
      expect((await send(id, section, {}, [], '198.51.101.1')).status).toBe(303);
    });

    it('are read of nobody whose form asks for none', async () => {
      const { forms } = api().backend.sites;
      const { owner, id, section } = await siteAsking(api(), [guests]);
      expect(await forms.takesFiles(id)).toBe(false);
      await publishProps(owner, id, section, { ownFields: [plan] });
      expect(await forms.takesFiles(id)).toBe(true);
      expect(await forms.takesFiles('no-website')).toBe(false);
      good(await run(owner, 'unpublishWebsite', id));
      expect(await forms.takesFiles(id)).toBe(false);
    });
  });

  it('gives no file to a field that changed its kind since the page was opened', async () => {
    const { owner, id, section } = await siteAsking(api(), [{ ...plan, kind: 'text' }]);
    const [name = ''] = namesOf([plan]);
    expect((await send(id, section, {}, [pdf(name)])).status).toBe(303);
    expect((await answersOf(owner, id))[0]?.answers).toEqual([]);
    expect(stored(id)).toEqual([]);
  });
}
