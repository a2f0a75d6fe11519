import { afterEach, describe, expect, it } from 'vitest';
import { getSection, sectionKinds } from '#site/sections/index.ts';
import type { Operation } from '#site/operations/index.ts';
import type { Api, TestPerson } from '#tests/support/api.ts';
import { decideSection, type SectionDecision } from '#tests/support/staff-steps.ts';
import { change, failure, good, madeBy, read, restore, run } from '#tests/support/website-steps.ts';

type Section = {
  id: string;
  isOn: boolean;
  neededFor: string | null;
  variants: { id: string; isOn: boolean }[];
  hint: string;
  sample: string;
  templateCount: number;
  version: number;
};
type Write = { actor: string; changes: { field: string; before: unknown; after: unknown }[] };

const FIELDS = 'id isOn neededFor hint sample templateCount version variants { id isOn }';

/** What staff decide of kinds of sections. */
export function templateSectionsSuite(api: () => Api) {
  const trainer = () => api().person(['training']);
  const decided = new Set<string>();
  const decide = (person: TestPerson, kind: string, decision: SectionDecision, version?: number) => {
    decided.add(kind);
    return decideSection(person, kind, decision, version);
  };
  afterEach(async () => {
    const person = await trainer();
    for (const kind of decided) good(await decideSection(person, kind));
    decided.clear();
  });
  const find = async (person: TestPerson, kind: string) =>
    good(
      await person.ask<{ templateSection: Section | null }>(
        `query ($kind: ID!) { templateSection(kind: $kind) { ${FIELDS} } }`,
        { kind },
      ),
    ).templateSection;

  describe('template sections', () => {
    it('are all listed, decided or not, with the templates that have them', async () => {
      const { templateSections } = good(
        await (
          await trainer()
        ).ask<{ templateSections: { totalCount: number; edges: { node: Section }[] } }>(
          `{ templateSections(first: 100) { totalCount edges { node { ${FIELDS} } } } }`,
        ),
      );
      const all = templateSections.edges.map(({ node }) => node);
      expect(all.map(({ id }) => id)).toEqual(sectionKinds);
      expect(templateSections.totalCount).toBe(sectionKinds.length);
      expect(all[0]).toMatchObject({ id: 'hero', isOn: true, neededFor: expect.stringContaining('begins') });
      expect(all[0]?.templateCount).toBeGreaterThan(0);
      expect(await find(await trainer(), 'carousel')).toBeNull();
    });

    it('are switched, keep their hint and sample, and say who did it', async () => {
      const person = await trainer();
      const sample = { ...getSection('logos')?.sample, heading: 'As seen in' };
      const { version } = (await find(person, 'logos')) ?? { version: 0 };
      const [kept, off = ''] = Object.keys(getSection('logos')?.variants ?? {});
      const hint = ' Only with real names. ';
      good(
        await decide(
          person,
          'logos',
          { isOn: false, variantsOff: [off], hint, sample: JSON.stringify(sample) },
          version,
        ),
      );
      const section = await find(person, 'logos');
      expect(section).toMatchObject({ isOn: false, hint: 'Only with real names.', version: version + 1 });
      expect(section?.variants).toEqual(
        expect.arrayContaining([
          { id: kept, isOn: true },
          { id: off, isOn: false },
        ]),
      );
      expect(JSON.parse(section?.sample ?? '')).toEqual(sample);
      const { templateSection } = good(
        await person.ask<{ templateSection: { history: { edges: { node: Write }[] } } }>(
          '{ templateSection(kind: "logos") { history(first: 1) { edges { node { actor changes { field before after } } } } } }',
        ),
      );
      expect(templateSection.history.edges[0]?.node.changes).toEqual(
        expect.arrayContaining([
          { field: 'isOn', before: true, after: false },
          { field: `variant-${off}`, before: true, after: false },
          { field: 'hint', before: '', after: 'Only with real names.' },
        ]),
      );
    });

    it('that the product needs stay on, and every kind keeps a layout', async () => {
      const person = await trainer();
      expect(failure(await decideSection(person, 'hero', { isOn: false }))).toEqual({
        code: 'INVALID',
        fields: { isOn: ['“Opening” cannot be switched off. Every website begins with it.'] },
      });
      const all = Object.keys(getSection('faq')?.variants ?? {});
      expect(failure(await decideSection(person, 'faq', { variantsOff: all }))).toEqual({
        code: 'INVALID',
        fields: { [`variant-${all[0]}`]: [expect.stringContaining('Leave at least one layout on.')] },
      });
      expect(failure(await decideSection(person, 'carousel', {}))).toEqual({ code: 'NOT_FOUND' });
    });

    it('refuse a sample that does not fit, with the place of the mistake, and a long hint', async () => {
      const person = await trainer();
      const refused = async (decision: SectionDecision) => failure(await decideSection(person, 'faq', decision));
      expect(await refused({ sample: '{\n  "heading": tru\n}' })).toMatchObject({
        fields: { sample: [expect.stringContaining('line 2')] },
      });
      expect(await refused({ sample: '{"items": [{"question": 3}]}' })).toMatchObject({
        fields: { sample: [expect.stringContaining('items.0.question:')] },
      });
      expect(await refused({ sample: '{"headline": "x"}' })).toMatchObject({
        fields: { sample: [expect.stringContaining('“headline”')] },
      });
      expect(await refused({ hint: 'x'.repeat(501) })).toMatchObject({
        fields: { hint: ['A hint has at most 500 characters.'] },
      });
    });

    it('keep what two trainers change in different fields, and show both values of the same field', async () => {
      const [one, other] = [await trainer(), await trainer()];
      const { version } = (await find(one, 'faq')) ?? { version: 0 };
      const [first = '', second = ''] = Object.keys(getSection('faq')?.variants ?? {});
      good(await decide(one, 'faq', { variantsOff: [first], hint: 'Mine' }, version));
      expect(failure(await decide(other, 'faq', { variantsOff: [second], hint: 'Theirs' }, version))).toMatchObject({
        code: 'CONFLICT',
        conflicts: [{ path: 'hint', mine: 'Theirs', theirs: 'Mine' }],
      });
      good(await decide(other, 'faq', { variantsOff: [second] }, version));
      const section = await find(one, 'faq');
      expect(section?.hint).toBe('Mine');
      expect(section?.variants.filter(({ isOn }) => !isOn).map(({ id }) => id)).toEqual([first, second]);
    });

    it('that are off come into no website any more, by a form, an operation or a brief; what is there stays', async () => {
      const [person, owner] = [await trainer(), await api().person()];
      const { id, document } = await madeBy(owner);
      const page = document.pages[0]?.id ?? '';
      const add = (fields: Record<string, string>) =>
        owner.ask<{ changeByForm: { goTo: { section: string } } }>(
          'mutation ($input: ChangeByFormInput!) { changeByForm(input: $input) { goTo } }',
          { input: { id, entries: Object.entries({ intent: 'add-section', page, ...fields }) } },
        );
      const { section } = good(await add({ kind: 'faq', variant: 'fold' })).changeByForm.goTo;
      good(await decide(person, 'faq', { isOn: false }));
      good(await decide(person, 'contact', { variantsOff: ['large'] }));

      expect(failure(await add({ kind: 'faq' }))).toEqual({
        code: 'INVALID',
        fields: { kind: ['“Questions” is no longer offered. Choose another section.'] },
      });
      expect(failure(await add({ kind: 'contact', variant: 'large' }))).toMatchObject({
        fields: { variant: [expect.stringContaining('is no longer offered. Choose another layout.')] },
      });
      good(await add({ kind: 'contact' }));
      const now = await read(owner, id);
      expect(JSON.stringify(now.document)).not.toContain('"variant":"large"');
      const more: Operation = { type: 'addSection', pageId: page, section: { id: 'more', kind: 'faq' } };
      expect(failure(await change(owner, id, now.currentRevision, more))).toMatchObject({ code: 'INVALID' });

      const copy: Operation = { type: 'duplicateSection', sectionId: section, newId: 'copy' };
      good(await change(owner, id, now.currentRevision, copy));
      good(await change(owner, id, now.currentRevision + 1, { type: 'removeSection', sectionId: section }));
      good(await run(owner, 'undoChange', id));
      expect(JSON.stringify((await read(owner, id)).document)).toContain(`"id":"${section}"`);

      const brief =
        'A bakery in Leith. We bake rye bread at night. Call 0131 555 0188. Pages: Home, Questions, Contact.';
      const preview = async () =>
        JSON.stringify(
          good(
            await owner.ask<{ templatePreview: unknown }>(
              'query ($brief: String!) { templatePreview(builderNumber: 1, name: "", description: $brief, seed: 1) }',
              { brief },
            ),
          ).templatePreview,
        );
      const without = await preview();
      expect(without).not.toContain('"kind":"faq"');
      expect(without).toContain('We bake rye bread at night');
      expect(without).not.toContain('"variant":"large"');
      good(await decide(person, 'faq', {}));
      expect(await preview()).toContain('"kind":"faq"');
    });

    it('that are off come back with what a website was before: history is what existed', async () => {
      const [person, owner] = [await trainer(), await api().person()];
      const { id, document, currentRevision } = await madeBy(owner);
      const add: Operation = {
        type: 'addSection',
        pageId: document.pages[0]?.id ?? '',
        section: { id: 'questions', kind: 'faq', variant: 'fold' },
      };
      const { currentRevision: having } = good(await change(owner, id, currentRevision, add)).changeWebsite;
      good(await run(owner, 'undoChange', id));
      good(await decide(person, 'faq', { isOn: false }));
      const has = (website: { document: unknown }) => JSON.stringify(website.document).includes('"id":"questions"');

      expect(has(good(await run(owner, 'redoChange', id)).redoChange)).toBe(true);
      expect(has(good(await restore(owner, id, currentRevision)).restoreRevision)).toBe(false);
      expect(has(good(await restore(owner, id, having)).restoreRevision)).toBe(true);
      expect(has(good(await restore(owner, id, currentRevision)).restoreRevision)).toBe(false);
      const back = good(await restore(owner, id, having, 'questions')).restoreRevision;
      expect(has(back)).toBe(true);

      const heading: Operation = { type: 'updateSection', sectionId: 'questions', props: { heading: 'Asked often' } };
      good(await change(owner, id, back.currentRevision, heading));
      const another: Operation = { ...add, section: { id: 'another', kind: 'faq' } };
      expect(failure(await change(owner, id, back.currentRevision + 1, another))).toMatchObject({ code: 'INVALID' });
    });
  });
}
