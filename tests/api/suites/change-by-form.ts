import { describe, expect, it } from 'vitest';
import type { Api, TestPerson } from '#tests/support/api.ts';
import { failure, good, madeBy, read } from '#tests/support/website-steps.ts';

type Made = { revision: number; values: unknown; message: string | null; goTo: unknown; isQuiet: boolean };

const SEND = `mutation ($input: ChangeByFormInput!) {
  changeByForm(input: $input) { revision values message goTo isQuiet offersUndo }
}`;

type Sent = { id: string; baseRevision?: number; problems?: Record<string, string[]> };

/** Sends a form as the web app does. */
const send = (person: TestPerson, sent: Sent, fields: Record<string, string>) =>
  person.ask<{ changeByForm: Made }>(SEND, { input: { ...sent, entries: Object.entries(fields) } });

const brand = (fields: Record<string, string>) => ({ intent: 'save', part: 'brand', ...fields });
const only = (field: string, text: string) => brand({ only: field, [field]: text });

/** A form that becomes operations beside the document. */
export function changeByFormSuite(api: () => Api) {
  describe('a form', () => {
    it('is one revision of what differs, and says what it holds now', async () => {
      const owner = await api().person();
      const { id, document } = await madeBy(owner);
      const sent = await send(owner, { id, baseRevision: 1 }, only('tagline', 'Since 1998'));
      expect(good(sent).changeByForm).toMatchObject({
        revision: 2,
        values: { name: document.brand.name, tagline: 'Since 1998' },
        message: 'Saved',
        isQuiet: false,
      });
      const now = await read(owner, id);
      expect(now.document.brand).toEqual({ ...document.brand, tagline: 'Since 1998' });
      expect(now.document.locks).toContain('brand/tagline');
    });

    it('without a revision is taken as filled from the newest', async () => {
      const owner = await api().person();
      const { id } = await madeBy(owner);
      good(await send(owner, { id }, only('tagline', 'One')));
      expect(good(await send(owner, { id }, only('tagline', 'Two'))).changeByForm.revision).toBe(3);
    });

    it('that changes nothing makes no revision, and goes on from the one it was filled from', async () => {
      const owner = await api().person();
      const { id, document } = await madeBy(owner);
      good(await send(owner, { id, baseRevision: 1 }, only('name', 'Elm Bakery')));
      const sent = await send(owner, { id, baseRevision: 1 }, only('tagline', document.brand.tagline));
      expect(good(sent).changeByForm.revision).toBe(1);
      expect((await read(owner, id)).currentRevision).toBe(2);
    });

    it('keeps what others changed in other fields', async () => {
      const owner = await api().person();
      const { id } = await madeBy(owner);
      good(await send(owner, { id, baseRevision: 1 }, only('name', 'Elm Bakery')));
      expect(good(await send(owner, { id, baseRevision: 1 }, only('tagline', 'Mine'))).changeByForm.revision).toBe(3);
      expect((await read(owner, id)).document.brand).toMatchObject({ name: 'Elm Bakery', tagline: 'Mine' });
    });

    it('on a field that others changed is refused with both values, and with what was typed over what stands now', async () => {
      const owner = await api().person();
      const { id } = await madeBy(owner);
      good(await send(owner, { id, baseRevision: 1 }, brand({ only: 'tagline', tagline: 'Theirs' })));
      good(await send(owner, { id, baseRevision: 2 }, only('name', 'Elm Bakery')));
      const refused = failure(await send(owner, { id, baseRevision: 1 }, only('tagline', 'Mine')));
      expect(refused).toMatchObject({
        code: 'CONFLICT',
        conflicts: [{ path: 'brand/tagline', mine: 'Mine', theirs: 'Theirs' }],
        currentRevision: 3,
        values: { name: 'Elm Bakery', tagline: 'Mine' },
      });
      expect((await read(owner, id)).currentRevision).toBe(3);
    });

    it('with something wrong gets it back by field, with everything that was typed', async () => {
      const owner = await api().person();
      const { id } = await madeBy(owner);
      const refused = failure(await send(owner, { id, baseRevision: 1 }, only('name', 'x'.repeat(500))));
      expect(refused).toMatchObject({
        code: 'INVALID',
        fields: { name: [expect.stringContaining('characters')] },
        values: { name: 'x'.repeat(500) },
      });
      expect((await read(owner, id)).currentRevision).toBe(1);
    });

    it('keeps nothing of itself while a file of it was refused', async () => {
      const owner = await api().person();
      const { id } = await madeBy(owner);
      const problems = { logo: ['That is no picture.'] };
      const refused = failure(await send(owner, { id, baseRevision: 1, problems }, only('tagline', 'Typed')));
      expect(refused).toMatchObject({ code: 'INVALID', fields: problems, values: { tagline: 'Typed' } });
      expect((await read(owner, id)).currentRevision).toBe(1);
    });

    it('says that what it was about is gone, and that it is not known', async () => {
      const owner = await api().person();
      const { id } = await madeBy(owner);
      expect(failure(await send(owner, { id }, { intent: 'save', part: 'section:gone' }))).toMatchObject({
        code: 'NOT_FOUND',
      });
      expect(failure(await send(owner, { id }, { intent: 'publish' }))).toMatchObject({ code: 'INVALID' });
    });

    it('that goes beyond the plan gets back what was typed', async () => {
      const owner = await api().person();
      const { id } = await madeBy(owner);
      let refused: ReturnType<typeof failure> | undefined;
      for (let number = 1; !refused && number < 60; number += 1) {
        const answer = await send(owner, { id }, { intent: 'add-page', title: `Page ${number}` });
        if (answer.errors) refused = failure(answer);
      }
      expect(refused).toMatchObject({ code: 'LIMIT_REACHED' });
    });

    it('becomes the sections and pages it asks for, with ids of their own, and leads there', async () => {
      const owner = await api().person();
      const { id } = await madeBy(owner);
      const { goTo } = good(
        await send(owner, { id }, { intent: 'add-section', page: 'home', kind: 'faq' }),
      ).changeByForm;
      const { document } = await read(owner, id);
      const added = document.pages[0]?.sections.at(-1);
      expect(added?.kind).toBe('faq');
      expect(goTo).toMatchObject({ section: added?.id });
    });
  });
}
