import { describe, expect, it } from 'vitest';
import type { Api, TestPerson } from '#tests/support/api.ts';
import { failure, good } from '#tests/support/website-steps.ts';

type Entry = {
  key: string;
  text: string;
  isSet: boolean;
  isRead: boolean;
  problem: string | null;
  version: number;
  updatedBy: string | null;
};

const FIELDS = 'key text isSet isRead problem version updatedBy';
const create = (person: TestPerson, key: string, text: string) =>
  person.ask<{ createKvStorage: Entry }>(
    `mutation ($key: String!, $text: String!) { createKvStorage(key: $key, text: $text) { ${FIELDS} } }`,
    { key, text },
  );
const update = (person: TestPerson, key: string, text: string, version?: number) =>
  person.ask<{ updateKvStorage: Entry }>(
    `mutation ($key: ID!, $text: String!, $version: Int) { updateKvStorage(key: $key, text: $text, version: $version) { ${FIELDS} } }`,
    { key, text, version },
  );
const remove = (person: TestPerson, key: string) =>
  person.ask<{ deleteKvStorage: Entry }>(`mutation ($key: ID!) { deleteKvStorage(key: $key) { ${FIELDS} } }`, { key });
const find = async (person: TestPerson, key: string) =>
  good(
    await person.ask<{ kvStorage: Entry | null }>(`query ($key: ID!) { kvStorage(key: $key) { ${FIELDS} } }`, { key }),
  ).kvStorage;

let nth = 0;
const newKey = () => `kept.for-${(nth += 1)}-${Math.random().toString(36).slice(2, 10)}`;

/** Keys with JSON values that staff keep, and those the product reads. */
export function kvStoragesSuite(api: () => Api) {
  const admin = () => api().person(['admin']);

  describe('KV storages', () => {
    it('are made, shown, changed and deleted by admins', async () => {
      const [person, key] = [await admin(), newKey()];
      expect(good(await create(person, key, '{"a":1}')).createKvStorage).toMatchObject({
        key,
        text: '{\n  "a": 1\n}',
        isSet: true,
        isRead: false,
        version: 1,
        updatedBy: expect.any(String),
      });
      good(await update(person, key, '[1, 2]', 1));
      expect(await find(person, key)).toMatchObject({ text: '[\n  1,\n  2\n]', version: 2 });
      expect(good(await remove(person, key)).deleteKvStorage).toMatchObject({ isSet: false });
      expect(failure(await remove(person, key))).toEqual({ code: 'NOT_FOUND' });
      expect(await find(person, key)).toMatchObject({ isSet: false, version: 0 });
      expect(good(await create(person, key, 'true')).createKvStorage.version).toBe(4);
    });

    it('show what the product reads also while nothing is set, with its default', async () => {
      expect(await find(await admin(), 'switch.publishing')).toMatchObject({
        isSet: false,
        isRead: true,
        text: '"on"',
      });
      expect(await find(await admin(), 'never.heard-of')).toBeNull();
    });

    it('say the line of a mistake in JSON, and what the product cannot read', async () => {
      const [person, key] = [await admin(), newKey()];
      expect(failure(await create(person, key, '{\n  "a": tru\n}'))).toMatchObject({
        fields: { text: [expect.stringContaining('line 2, column 11')] },
      });
      expect(failure(await create(person, 'No Key', '1'))).toMatchObject({ fields: { key: [expect.any(String)] } });
      expect(failure(await update(person, 'switch.publishing', '"maybe"'))).toMatchObject({
        fields: { text: [expect.stringContaining('{"share": 20}')] },
      });
      expect(failure(await update(person, 'banner', '{"text": "Hello", "until": "soon"}'))).toMatchObject({
        fields: { text: ['until: Write a moment as in "2026-12-24T18:00:00Z".'] },
      });
      expect((await find(person, 'banner'))?.isSet).toBe(false);
    });

    it('show both values when two admins change one', async () => {
      const [one, other, key] = [await admin(), await admin(), newKey()];
      good(await create(one, key, '1'));
      good(await update(one, key, '2', 1));
      expect(failure(await update(other, key, '3', 1))).toEqual({
        code: 'CONFLICT',
        version: '2',
        conflicts: [{ path: 'text', label: 'text', mine: '3', theirs: '2' }],
        values: { text: '3' },
      });
      good(await update(other, key, '2', 1));
      good(await update(other, key, '3', 3));
    });

    it('are there once when two admins make one at the same moment', async () => {
      const [one, other, key] = [await admin(), await admin(), newKey()];
      const both = await Promise.all([create(one, key, '1'), create(other, key, '2')]);
      expect(both.map(({ errors }) => errors?.[0]?.extensions['fields'] ?? null)).toEqual(
        expect.arrayContaining([null, { key: ['This key is there already. Edit it instead.'] }]),
      );
    });

    it('are searched and listed in pages, set or not', async () => {
      const person = await admin();
      const mark = Math.random().toString(36).slice(2, 10);
      for (const end of ['c', 'a', 'b']) good(await create(person, `switch.${mark}-${end}`, '1'));
      const query =
        'query ($first: Int, $after: String, $search: String) { kvStorages(first: $first, after: $after, search: $search) { totalCount pageInfo { endCursor hasNextPage } edges { node { key } } } }';
      type Found = {
        kvStorages: {
          totalCount: number;
          pageInfo: { endCursor: string; hasNextPage: boolean };
          edges: { node: { key: string } }[];
        };
      };
      const found: string[] = [];
      for (let after: string | null = null, isMore = true; isMore;) {
        const page: Found['kvStorages'] = good(
          await person.ask<Found>(query, { first: 2, after, search: 'switch.' }),
        ).kvStorages;
        found.push(...page.edges.map(({ node }) => node.key));
        expect(page.totalCount).toBeGreaterThanOrEqual(9);
        [after, isMore] = [page.pageInfo.endCursor, page.pageInfo.hasNextPage];
      }
      expect(new Set(found).size).toBe(found.length);
      expect(found).toEqual(
        expect.arrayContaining(['switch.publishing', 'switch.sign-up', `switch.${mark}-a`, `switch.${mark}-c`]),
      );
      const { kvStorages } = good(await person.ask<Found>(query, { search: mark }));
      expect(kvStorages.edges.map(({ node }) => node.key)).toEqual(
        ['a', 'b', 'c'].map((end) => `switch.${mark}-${end}`),
      );
    });
  });
}
