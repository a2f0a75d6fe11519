import { describe, expect, it } from 'vitest';
import type { WebsiteDocument } from '#site/model/document.ts';
import type { Api, TestPerson } from '#tests/support/api.ts';
import type { Operation } from '#site/operations/index.ts';
import { change, failure, good, madeBy, run, say } from '#tests/support/website-steps.ts';

type Draft = { id: string; currentRevision: number; document: WebsiteDocument; canWrite: boolean };
type Edited = {
  id: string;
  version: number;
  versionInUse: number;
  isChanged: boolean;
  document: WebsiteDocument;
  draft: Draft | null;
  versions: { number: number; madeBy: string }[];
};
const FIELDS =
  'id version versionInUse isChanged document draft { id currentRevision document canWrite } versions { number madeBy }';

/** Templates as trainers edit them: a draft, put into use, back again. */
export function templateEditingSuite(api: () => Api) {
  const made = async (design = 'almanac'): Promise<string> => {
    const admin = await api().person(['admin']);
    const slug = `edited-${Math.random().toString(36).slice(2, 10)}`;
    const input = { name: 'Edited', slug, category: 'Food', description: '', published: true, design };
    const answer = await admin.ask<{ createTemplate: { id: string } }>(
      'mutation ($input: TemplateInput!) { createTemplate(input: $input) { id } }',
      { input },
    );
    return good(answer).createTemplate.id;
  };
  const edit = async (person: TestPerson, id: string): Promise<Edited & { draft: Draft }> => {
    const { editTemplate } = good(
      await person.ask<{ editTemplate: Edited }>(`mutation ($id: ID!) { editTemplate(id: $id) { ${FIELDS} } }`, { id }),
    );
    if (!editTemplate.draft) throw new Error('It has no draft');
    return { ...editTemplate, draft: editTemplate.draft };
  };
  const put = (person: TestPerson, id: string, revision: number, seen: number) =>
    person.ask<{ putTemplateIntoUse: Edited }>(
      `mutation ($id: ID!, $revision: Int!, $seen: Int!) { putTemplateIntoUse(id: $id, revision: $revision, seen: $seen) { ${FIELDS} } }`,
      { id, revision, seen },
    );
  const back = (person: TestPerson, id: string, number: number, seen: number) =>
    person.ask<{ returnTemplateTo: Edited }>(
      `mutation ($id: ID!, $number: Int!, $seen: Int!) { returnTemplateTo(id: $id, number: $number, seen: $seen) { ${FIELDS} } }`,
      { id, number, seen },
    );
  const violet: Operation = { type: 'setTheme', accent: '#5b1f7a' };
  const green: Operation = { type: 'setTheme', accent: '#0b5d3b' };
  const changed = async (person: TestPerson, draft: Draft, ...operations: Operation[]) =>
    good(await change(person, draft.id, draft.currentRevision, ...operations)).changeWebsite;

  describe('a template’s draft', () => {
    it('is made once and shared by all who edit', async () => {
      const [trainer, admin] = [await api().person(['training']), await api().person(['admin'])];
      const id = await made();
      const [one, other] = await Promise.all([edit(trainer, id), edit(admin, id)]);
      expect(one.draft.id).toBe(other.draft.id);
      expect(one).toMatchObject({ isChanged: false, versionInUse: 0, draft: { canWrite: true } });
      expect(one.draft.document).toEqual(one.document);
    });

    it('changes nothing that people start from', async () => {
      const trainer = await api().person(['training']);
      const id = await made();
      const { draft, document } = await edit(trainer, id);
      await changed(trainer, draft, violet);
      good(await say(trainer, draft.id, 'heading: Said by a trainer'));
      const after = await edit(trainer, id);
      expect(after.isChanged).toBe(true);
      expect(after.document).toEqual(document);
      const website = await madeBy(await api().person(), { templateId: id });
      expect(website.document.theme.accent).not.toBe('#5b1f7a');
    });

    it('keeps the design from being chosen beside it, which would throw away what was edited', async () => {
      const admin = await api().person(['admin']);
      const id = await made('almanac');
      const { draft } = await edit(admin, id);
      const redesign = await admin.ask(
        `mutation ($id: ID!, $input: TemplateInput!) { updateTemplate(id: $id, input: $input) { id } }`,
        {
          id,
          input: {
            name: 'Edited',
            slug: `edited-${id}`,
            category: 'Food',
            description: '',
            published: true,
            design: 'counter',
          },
        },
      );
      expect(failure(redesign)).toMatchObject({ code: 'INVALID', fields: { design: [expect.any(String)] } });
      expect((await edit(admin, id)).document).toEqual(draft.document);
    });

    it('goes with its template', async () => {
      const admin = await api().person(['admin']);
      const id = await made();
      const { draft } = await edit(admin, id);
      good(await admin.ask('mutation ($id: ID!) { deleteTemplate(id: $id) { id } }', { id }));
      expect(good(await admin.ask('query ($id: ID!) { website(id: $id) { id } }', { id: draft.id }))).toEqual({
        website: null,
      });
    });

    it('is nobody’s website', async () => {
      const [trainer, admin] = [await api().person(['training']), await api().person(['admin'])];
      const { draft } = await edit(trainer, await made());
      for (const person of [trainer, admin]) {
        const { viewer } = good(
          await person.ask<{ viewer: { websiteCount: number; websites: { totalCount: number } } }>(
            '{ viewer { websiteCount websites { totalCount } } }',
          ),
        );
        expect(viewer).toEqual({ websiteCount: 0, websites: { totalCount: 0 } });
        for (const verb of ['publishWebsite', 'duplicateWebsite', 'deleteWebsite'] as const)
          expect(failure(await run(person, verb, draft.id))).toEqual({ code: 'FORBIDDEN' });
        const exported = await person.ask('mutation ($id: ID!) { exportWebsite(id: $id) { fileName } }', {
          id: draft.id,
        });
        expect(failure(exported)).toEqual({ code: 'FORBIDDEN' });
        const claimed = await person.ask('mutation ($id: ID!) { claimWebsites(ids: [$id]) { id } }', { id: draft.id });
        expect(failure(claimed)).toEqual({ code: 'NOT_FOUND' });
      }
      const card = await api().ask('query ($id: ID!) { publicWebsite(id: $id) { name } }', { id: draft.id });
      expect(good(card)).toEqual({ publicWebsite: null });
      const stranger = await api().person();
      expect(good(await stranger.ask('query ($id: ID!) { website(id: $id) { id } }', { id: draft.id }))).toEqual({
        website: null,
      });
    });
  });

  describe('putting a template into use', () => {
    it('makes new websites look like it, and only those', async () => {
      const [trainer, owner] = [await api().person(['training']), await api().person()];
      const id = await made();
      const earlier = await madeBy(owner, { templateId: id });
      const { draft } = await edit(trainer, id);
      const { currentRevision } = await changed(trainer, draft, violet);
      const used = good(await put(trainer, id, currentRevision, 0)).putTemplateIntoUse;
      expect(used).toMatchObject({ isChanged: false, versionInUse: 2, document: { theme: { accent: '#5b1f7a' } } });
      expect(used.versions.map(({ number }) => number)).toEqual([2, 1]);
      expect((await madeBy(await api().person(), { templateId: id })).document.theme.accent).toBe('#5b1f7a');
      const { website } = good(
        await owner.ask<{ website: { document: WebsiteDocument } }>(
          'query ($id: ID!) { website(id: $id) { document } }',
          {
            id: earlier.id,
          },
        ),
      );
      expect(website.document).toEqual(earlier.document);
    });

    it('takes what was seen, whatever was edited since', async () => {
      const trainer = await api().person(['training']);
      const id = await made();
      const { draft } = await edit(trainer, id);
      const seen = await changed(trainer, draft, violet);
      await changed(trainer, seen, green);
      const used = good(await put(trainer, id, seen.currentRevision, 0)).putTemplateIntoUse;
      expect(used).toMatchObject({ isChanged: true, document: { theme: { accent: '#5b1f7a' } } });
    });

    it('happens once when two press at once, and is refused where something else came first', async () => {
      const [one, other] = [await api().person(['training']), await api().person(['admin'])];
      const id = await made();
      const { draft } = await edit(one, id);
      const first = await changed(one, draft, violet);
      const second = await changed(one, first, green);
      const both = await Promise.all([one, other].map((person) => put(person, id, first.currentRevision, 0)));
      expect(both.map((answer) => good(answer).putTemplateIntoUse.versionInUse)).toEqual([2, 2]);
      expect(failure(await put(other, id, second.currentRevision, 0))).toMatchObject({
        code: 'CONFLICT',
        version: '2',
      });
      expect(good(await put(other, id, second.currentRevision, 2)).putTemplateIntoUse.versionInUse).toBe(3);
    });

    it('is refused with everything that stands against it', async () => {
      const trainer = await api().person(['training']);
      const id = await made();
      const { draft, document } = await edit(trainer, id);
      const broken: Operation = {
        type: 'updateSection',
        sectionId: 'hero-1',
        props: { primary: { label: 'Go', to: '/nowhere' } },
      };
      const { currentRevision } = await changed(trainer, draft, broken);
      const refused = failure(await put(trainer, id, currentRevision, 0));
      expect(refused).toMatchObject({ code: 'INVALID', fields: { document: [expect.stringContaining('/nowhere')] } });
      expect((await edit(trainer, id)).document).toEqual(document);
    });

    it('can be taken back to any version, as a new one', async () => {
      const trainer = await api().person(['training']);
      const id = await made();
      const { draft, document } = await edit(trainer, id);
      const { currentRevision } = await changed(trainer, draft, violet);
      good(await put(trainer, id, currentRevision, 0));
      const returned = good(await back(trainer, id, 1, 2)).returnTemplateTo;
      expect(returned).toMatchObject({ versionInUse: 3, isChanged: true, document });
      expect(returned.draft?.document.theme.accent).toBe('#5b1f7a');
      expect((await madeBy(await api().person(), { templateId: id })).document.theme.accent).not.toBe('#5b1f7a');
      expect(failure(await back(trainer, id, 9, 3))).toEqual({ code: 'NOT_FOUND' });
    });

    it('goes into a copy of the template, which can be taken back as far as what the design came with', async () => {
      const [trainer, admin] = [await api().person(['training']), await api().person(['admin'])];
      const id = await made();
      const { draft, document } = await edit(trainer, id);
      const { currentRevision } = await changed(trainer, draft, violet);
      const inUse = good(await put(trainer, id, currentRevision, 0)).putTemplateIntoUse.document;
      const { duplicateTemplate: copy } = good(
        await admin.ask<{ duplicateTemplate: Edited & { history: { edges: { node: { action: string } }[] } } }>(
          `mutation ($id: ID!) { duplicateTemplate(id: $id) { ${FIELDS} history { edges { node { action } } } } }`,
          { id },
        ),
      );
      expect(copy).toMatchObject({ version: 1, versionInUse: 2, draft: null, document: inUse });
      expect(copy.history.edges.map(({ node }) => node.action)).toEqual(['duplicateTemplate']);
      expect(good(await back(trainer, copy.id, 1, 2)).returnTemplateTo).toMatchObject({ versionInUse: 3, document });
      expect((await edit(trainer, id)).document).toEqual(inUse);
    });

    it('stands in the template’s history and may not be done by users', async () => {
      const [trainer, user] = [await api().person(['training']), await api().person()];
      const id = await made();
      const { draft } = await edit(trainer, id);
      const { currentRevision } = await changed(trainer, draft, violet);
      expect(failure(await put(user, id, currentRevision, 0))).toEqual({ code: 'FORBIDDEN' });
      good(await put(trainer, id, currentRevision, 0));
      const { adminTemplate } = good(
        await trainer.ask<{ adminTemplate: { history: { edges: { node: { action: string; version: number } }[] } } }>(
          'query ($id: ID!) { adminTemplate(id: $id) { history(first: 1) { edges { node { action version } } } } }',
          { id },
        ),
      );
      expect(adminTemplate.history.edges[0]?.node).toEqual({ action: 'putTemplateIntoUse', version: 2 });
    });
  });
}
