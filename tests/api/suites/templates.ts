import { describe, expect, it } from 'vitest';
import { templates as designs } from '#site/templates/index.ts';
import type { Api, TestPerson } from '#tests/support/api.ts';
import {
  FIELDS,
  input,
  create,
  update,
  giveNumber,
  remove,
  duplicate,
  type Template,
} from '#tests/support/template-steps.ts';
import { create as makeFrom, failure, good, madeBy } from '#tests/support/website-steps.ts';

/** Templates: seeded, offered, kept by staff. */
export function templatesSuite(api: () => Api) {
  const offered = async () =>
    good(await api().ask<{ templates: Template[] }>('{ templates { id slug builderNumber name document } }')).templates;

  describe('templates', () => {
    it('are there from the first start, with a builder and a document each', async () => {
      const seeded = (await offered()).filter(({ builderNumber }) => builderNumber !== null);
      expect(seeded.map(({ slug, builderNumber, document }) => [slug, builderNumber, document.template])).toEqual(
        designs.slice(0, 10).map(({ id }, index) => [id, index + 1, id]),
      );
    });

    it('are made, changed and deleted by admins', async () => {
      const admin = await api().person(['admin']);
      const made = good(await create(admin)).createTemplate;
      expect(made).toMatchObject({
        name: 'Quiet Bakery',
        builderNumber: null,
        websiteCount: 0,
        document: { template: 'almanac' },
        updatedBy: expect.any(String),
      });
      const changed = good(
        await update(admin, made.id, { name: 'Loud Bakery', published: false, design: 'counter' }),
      ).updateTemplate;
      expect(changed).toMatchObject({ id: made.id, name: 'Loud Bakery', document: { template: 'counter' } });
      expect((await offered()).map(({ id }) => id)).not.toContain(made.id);
      good(await remove(admin, made.id));
      expect(good(await admin.ask(`query ($id: ID!) { adminTemplate(id: $id) { id } }`, { id: made.id }))).toEqual({
        adminTemplate: null,
      });
      expect(failure(await remove(admin, made.id))).toEqual({ code: 'NOT_FOUND' });
    });

    it('have a slug and a builder of their own', async () => {
      const admin = await api().person(['admin']);
      expect(failure(await create(admin, { slug: 'almanac', builderNumber: 1 }))).toMatchObject({
        code: 'INVALID',
        fields: {
          slug: ['Another template has this slug.'],
          builderNumber: [expect.stringContaining('“Almanac” is builder 1.')],
        },
      });
      const { id, slug } = good(await create(admin)).createTemplate;
      good(await update(admin, id, { slug }));
    });

    describe('behind the builders', () => {
      // The builders that are seeded belong to all tests: their numbers are given back.
      const withNumbers = async (admin: TestPerson, test: (seeded: Template, mine: Template) => Promise<void>) => {
        const before = await builders(admin);
        const [seeded] = before.slice(-1);
        if (!seeded) throw new Error('No builder is there');
        const mine = good(await create(admin, { name: `Behind ${Math.random()}` })).createTemplate;
        try {
          await test(seeded, mine);
        } finally {
          for (const { id, builderNumber } of before) {
            const now = (await builders(admin)).find((one) => one.builderNumber === builderNumber);
            const it = await read(admin, id);
            if (now?.id !== id) good(await giveNumber(admin, it, builderNumber, now?.id));
          }
        }
      };
      const read = async (admin: TestPerson, id: string) =>
        good(
          await admin.ask<{ adminTemplate: Template }>(
            `query ($id: ID!) { adminTemplate(id: $id) { ${FIELDS} history(first: 1) { edges { node { action version changes { field before after } } } } } }`,
            { id },
          ),
        ).adminTemplate;
      const builders = async (admin: TestPerson) =>
        good(await admin.ask<{ templates: Template[] }>(`{ templates { ${FIELDS} } }`)).templates.filter(
          ({ builderNumber }) => builderNumber !== null,
        );

      it('have a number that another gives up in the same step, with what this one had', async () => {
        const admin = await api().person(['admin']);
        await withNumbers(admin, async (seeded, mine) => {
          const number = seeded.builderNumber ?? 0;
          const refused = failure(await giveNumber(admin, mine, number));
          expect(refused).toMatchObject({
            code: 'INVALID',
            fields: { builderNumber: [expect.stringContaining(`“${seeded.name}” is builder ${number}.`)] },
            holder: { id: seeded.id, name: seeded.name },
          });
          expect(await read(admin, seeded.id)).toMatchObject({ builderNumber: number });

          const taken = good(await giveNumber(admin, mine, number, seeded.id)).updateTemplate;
          expect(taken).toMatchObject({ builderNumber: number, version: 2 });
          const entry = (before: number | null, after: number | null, version: number) => ({
            edges: [
              { node: { action: 'swapBuilderNumbers', version, changes: [{ field: 'builderNumber', before, after }] } },
            ],
          });
          const left = await read(admin, seeded.id);
          expect(left).toMatchObject({ builderNumber: null, history: entry(number, null, left.version) });
          expect(await read(admin, mine.id)).toMatchObject({ history: entry(null, number, 2) });

          const [first] = await builders(admin);
          if (!first) throw new Error('No builder is left');
          const swapped = good(await giveNumber(admin, taken, first.builderNumber, first.id)).updateTemplate;
          expect(swapped).toMatchObject({ builderNumber: first.builderNumber });
          expect(await read(admin, first.id)).toMatchObject({ builderNumber: number });
        });
      });

      it('are published: none is hidden or deleted, and a hidden one is offered no swap', async () => {
        const admin = await api().person(['admin']);
        const [seeded] = await builders(admin);
        if (!seeded) throw new Error('No builder is there');
        const { id, name, slug, builderNumber, design } = seeded;
        const why = `Builder ${builderNumber} needs it. Give that number to another template first.`;
        expect(failure(await remove(admin, id))).toEqual({ code: 'INVALID', fields: { id: [why] } });
        expect(failure(await update(admin, id, { name, slug, builderNumber, design, published: false }))).toMatchObject(
          { code: 'INVALID', fields: { published: [why] } },
        );
        expect(await read(admin, id)).toMatchObject({ builderNumber, published: true });
        const hidden = good(await create(admin, { published: false })).createTemplate;
        const refused = failure(await giveNumber(admin, hidden, builderNumber));
        expect(refused).toEqual({ code: 'INVALID', fields: { builderNumber: [expect.stringContaining('only')] } });
      });

      it('are never two with one number when several swap at once', async () => {
        const [one, other] = [await api().person(['admin']), await api().person(['admin'])];
        await withNumbers(one, async (seeded, mine) => {
          const number = seeded.builderNumber ?? 0;
          const another = good(await create(other, { name: 'Behind it too' })).createTemplate;
          const answers = await Promise.all([
            giveNumber(one, mine, number, seeded.id),
            giveNumber(other, another, number, seeded.id),
          ]);
          const [winner] = answers.flatMap(({ data }) => data?.updateTemplate ?? []);
          const lost = answers.filter(({ errors }) => errors);
          expect(lost).toHaveLength(1);
          expect(lost.map((answer) => failure(answer))).toEqual([
            expect.objectContaining({ code: 'INVALID', holder: { id: winner?.id, name: winner?.name } }),
          ]);
          const numbers = (await builders(one)).map(({ builderNumber }) => builderNumber);
          expect(new Set(numbers).size).toBe(numbers.length);
          expect(await read(one, seeded.id)).toMatchObject({ builderNumber: null });
        });
      });

      it('are swapped back and forth at once without waiting for each other for ever', async () => {
        const [one, other] = [await api().person(['admin']), await api().person(['admin'])];
        await withNumbers(one, async (seeded) => {
          const [first] = await builders(one);
          if (!first) throw new Error('No builder is left');
          const now = await read(one, seeded.id);
          const answers = await Promise.all([
            giveNumber(one, first, seeded.builderNumber, seeded.id),
            giveNumber(other, now, first.builderNumber, first.id),
          ]);
          expect(answers.filter(({ errors }) => !errors).length).toBeGreaterThan(0);
          const numbers = (await builders(one)).map(({ builderNumber }) => builderNumber);
          expect(numbers).toEqual([...new Set(numbers)]);
        });
      });

      it('are published', async () => {
        const admin = await api().person(['admin']);
        await withNumbers(admin, async (seeded) => {
          const number = seeded.builderNumber ?? 0;
          const swapping = await admin.ask(
            'mutation ($input: TemplateInput!, $swapsWith: ID) { createTemplate(input: $input, swapsWith: $swapsWith) { id } }',
            { input: input({ published: false, builderNumber: number }), swapsWith: seeded.id },
          );
          expect(failure(swapping)).toMatchObject({ code: 'INVALID', fields: { builderNumber: [expect.any(String)] } });
          expect(await read(admin, seeded.id)).toMatchObject({ builderNumber: number });
        });
      });
    });

    it('take what two admins changed in different fields, and show both where it is the same one', async () => {
      const [one, other] = [await api().person(['admin']), await api().person(['admin'])];
      const base = input();
      const { id, version } = good(await create(one, base)).createTemplate;
      good(await update(one, id, { ...base, name: 'Named by one' }, version));
      const both = good(await update(other, id, { ...base, category: 'Said by another' }, version)).updateTemplate;
      expect(both).toMatchObject({ name: 'Named by one', category: 'Said by another', version: 3 });
      expect(failure(await update(other, id, { ...base, name: 'Named by another' }, version))).toEqual({
        code: 'CONFLICT',
        version: '3',
        conflicts: [{ path: 'name', label: 'name', mine: 'Named by another', theirs: 'Named by one' }],
        values: expect.objectContaining({ name: 'Named by another', category: 'Said by another' }),
      });
      good(await update(other, id, { ...base, name: 'Named by another', category: 'Said by another' }, 3));
    });

    it('have a history that says who changed what', async () => {
      const admin = await api().person(['admin']);
      const base = input();
      const { id } = good(await create(admin, base)).createTemplate;
      good(await update(admin, id, { ...base, name: 'Another name' }));
      const query = `query ($id: ID!, $after: String) { adminTemplate(id: $id) { history(first: 1, after: $after) {
        totalCount pageInfo { endCursor } edges { node { action version actor changes { field before after } } } } } }`;
      type Page = { totalCount: number; pageInfo: { endCursor: string }; edges: { node: Record<string, unknown> }[] };
      const page = async (after?: string) =>
        good(await admin.ask<{ adminTemplate: { history: Page } }>(query, { id, after })).adminTemplate.history;
      const newest = await page();
      expect(newest.totalCount).toBe(2);
      expect(newest.edges[0]?.node).toMatchObject({
        action: 'updateTemplate',
        version: 2,
        changes: [{ field: 'name', before: 'Quiet Bakery', after: 'Another name' }],
      });
      expect((await page(newest.pageInfo.endCursor)).edges[0]?.node).toMatchObject({ action: 'createTemplate' });
    });

    it('are refused with a message for each wrong field', async () => {
      const admin = await api().person(['admin']);
      const refused = failure(
        await create(admin, {
          name: ' ',
          slug: 'Not A Slug',
          category: '',
          builderNumber: 11,
          design: 'no-such-design',
        }),
      );
      expect(Object.keys(refused['fields'] ?? {}).sort()).toEqual([
        'builderNumber',
        'category',
        'design',
        'name',
        'slug',
      ]);
    });

    it('count the websites made from them', async () => {
      const [admin, owner] = [await api().person(['admin']), await api().person()];
      const { id } = good(await create(admin, { design: 'counter' })).createTemplate;
      const website = await madeBy(owner, { templateId: id });
      expect(website.document.template).toBe('counter');
      const { adminTemplate } = good(
        await admin.ask<{ adminTemplate: Template }>(`query ($id: ID!) { adminTemplate(id: $id) { ${FIELDS} } }`, {
          id,
        }),
      );
      expect(adminTemplate.websiteCount).toBe(1);
    });

    it('count the websites whose design the designer chose, for the public builder of that design', async () => {
      const [admin, owner] = [await api().person(['admin']), await api().person()];
      const counts = async () => {
        const { templates } = good(await admin.ask<{ templates: Template[] }>(`{ templates { ${FIELDS} } }`));
        const builders = templates.filter(({ builderNumber }) => builderNumber !== null);
        return new Map(builders.map(({ document, websiteCount }) => [document.template, websiteCount]));
      };
      const before = await counts();
      const { template } = (await madeBy(owner)).document;
      expect((await counts()).get(template)).toBe((before.get(template) ?? 0) + 1);
    });

    it('are searched and listed in pages', async () => {
      const admin = await api().person(['admin']);
      for (const name of ['Findable One', 'Findable Two', 'Findable Three'])
        good(await create(admin, { name, published: false }));
      const query =
        'query ($first: Int, $after: String) { adminTemplates(first: $first, after: $after, search: "findable") { totalCount pageInfo { endCursor hasNextPage } edges { node { name } } } }';
      type Found = {
        adminTemplates: { totalCount: number; pageInfo: { endCursor: string }; edges: { node: { name: string } }[] };
      };
      const first = good(await admin.ask<Found>(query, { first: 2 })).adminTemplates;
      const rest = good(await admin.ask<Found>(query, { first: 2, after: first.pageInfo.endCursor })).adminTemplates;
      expect(first.totalCount).toBe(3);
      expect([...first.edges, ...rest.edges].map(({ node }) => node.name)).toEqual([
        'Findable One',
        'Findable Three',
        'Findable Two',
      ]);
    });

    it('are retired and not deleted once a website was made from them, and can be offered again', async () => {
      const [admin, owner] = [await api().person(['admin']), await api().person()];
      const { id } = good(await create(admin, { name: 'Well used' })).createTemplate;
      const retire = (isRetired: boolean, which = id) =>
        admin.ask<{ retireTemplate: { retiredAt: string | null } }>(
          'mutation ($id: ID!, $isRetired: Boolean!) { retireTemplate(id: $id, isRetired: $isRetired) { retiredAt } }',
          { id: which, isRetired },
        );
      const website = await madeBy(owner, { templateId: id });
      expect(failure(await remove(admin, id))).toMatchObject({ code: 'INVALID' });

      expect(good(await retire(true)).retireTemplate.retiredAt).not.toBeNull();
      good(await retire(true));
      expect((await offered()).map((template) => template.id)).not.toContain(id);
      expect(failure(await makeFrom(owner, { templateId: id }))).toMatchObject({ code: 'INVALID' });
      const kept = 'query ($id: ID!) { website(id: $id) { id document } }';
      expect(good(await owner.ask(kept, { id: website.id }))).toMatchObject({ website: { id: website.id } });
      const { adminTemplates } = good(
        await admin.ask<{ adminTemplates: { edges: { node: { id: string } }[] } }>(
          '{ adminTemplates(state: RETIRED) { edges { node { id } } } }',
        ),
      );
      expect(adminTemplates.edges).toEqual([{ node: { id } }]);

      expect(good(await retire(false)).retireTemplate.retiredAt).toBeNull();
      expect((await offered()).map((template) => template.id)).toContain(id);
      const [builder] = (await offered()).filter(({ builderNumber }) => builderNumber !== null);
      expect(failure(await retire(true, builder?.id))).toMatchObject({ code: 'INVALID' });
    });

    it('are duplicated: hidden, behind no builder, with names of their own', async () => {
      const admin = await api().person(['admin']);
      const { id, slug, document } = good(await create(admin, { name: 'Copied', design: 'counter' })).createTemplate;
      const made = (await Promise.all([duplicate(admin, id), duplicate(admin, id)])).map(
        (answer) => good(answer).duplicateTemplate,
      );
      expect(made.map((copy) => `${copy.name}, ${copy.slug}`).sort()).toEqual([
        `Copied copy 2, ${slug}-copy-2`,
        `Copied copy, ${slug}-copy`,
      ]);
      for (const copy of made)
        expect(copy).toMatchObject({ builderNumber: null, published: false, version: 1, document, design: 'counter' });

      const [builder] = (await offered()).filter(({ builderNumber }) => builderNumber !== null);
      const ofBuilder = good(await duplicate(admin, builder?.id ?? '')).duplicateTemplate;
      expect(ofBuilder).toMatchObject({ builderNumber: null, published: false, document: builder?.document });
      good(await update(admin, ofBuilder.id, { name: 'Its own', slug: ofBuilder.slug }, 1));
    });

    it('are duplicated under names as long as names may be', async () => {
      const admin = await api().person(['admin']);
      const long = { name: 'n'.repeat(80), slug: `${'s'.repeat(54)}-${'t'.repeat(5)}` };
      const { id } = good(await create(admin, long)).createTemplate;
      const copy = good(await duplicate(admin, id)).duplicateTemplate;
      expect(copy).toMatchObject({ name: `${'n'.repeat(75)} copy`, slug: `${'s'.repeat(54)}-copy` });
      good(await update(admin, copy.id, { name: copy.name, slug: copy.slug }));
    });

    it('are narrowed to a state and read from the end', async () => {
      const admin = await api().person(['admin']);
      for (const name of ['Sorted One', 'Sorted Two']) good(await create(admin, { name, published: false }));
      good(await create(admin, { name: 'Sorted Three', published: true }));
      type Found = { adminTemplates: { totalCount: number; edges: { cursor: string; node: { name: string } }[] } };
      const listed = async (rest: string) =>
        good(
          await admin.ask<Found>(
            `{ adminTemplates(search: "sorted", ${rest}) { totalCount edges { cursor node { name } } } }`,
          ),
        ).adminTemplates;
      const names = async (rest: string) => (await listed(rest)).edges.map(({ node }) => node.name);
      expect(await names('state: DRAFT')).toEqual(['Sorted One', 'Sorted Two']);
      expect(await names('state: PUBLISHED')).toEqual(['Sorted Three']);
      expect((await listed('state: DRAFT')).totalCount).toBe(2);
      const [last] = (await listed('sort: NAME_REVERSED, first: 1')).edges;
      expect(last?.node.name).toBe('Sorted Two');
      expect(await names(`sort: NAME_REVERSED, after: "${last?.cursor}"`)).toEqual(['Sorted Three', 'Sorted One']);
    });
  });
}
