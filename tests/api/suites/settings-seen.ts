import { describe, expect, it } from 'vitest';
import { PAYER } from '#tests/support/api.ts';
import type { Api, Answer, TestPerson } from '#tests/support/api.ts';
import { failure, good, madeBy, read } from '#tests/support/website-steps.ts';

type Setting = {
  /** The name of its version. */
  name: string;
  mutation: string;
  types: string;
  mine: Record<string, unknown>;
  theirs: Record<string, unknown>;
  conflicts: Record<string, unknown>[];
};

const settings: Setting[] = [
  {
    name: 'visibility',
    mutation: 'setSearchVisibility',
    types: '$hidden: Boolean!',
    mine: { hidden: false },
    theirs: { hidden: true },
    conflicts: [{ path: 'hidden', mine: false, theirs: true }],
  },
  {
    name: 'headCode',
    mutation: 'setHeadCode',
    types: '$headCode: String!',
    mine: { headCode: '<meta name="a" content="mine">' },
    theirs: { headCode: '<meta name="a" content="theirs">' },
    conflicts: [
      { path: 'headCode', mine: '<meta name="a" content="mine">', theirs: '<meta name="a" content="theirs">' },
    ],
  },
  {
    name: 'password',
    mutation: 'setSitePassword',
    types: '$password: String',
    mine: { password: 'my own secret' },
    theirs: { password: 'their own secret' },
    conflicts: [{ path: 'password', label: 'Password' }],
  },
  {
    name: 'notifications',
    mutation: 'setNotifications',
    types: '$on: Boolean!, $address: String!',
    mine: { on: true, address: 'mine@example.test' },
    theirs: { on: false, address: '' },
    conflicts: [
      { path: 'on', mine: true, theirs: false },
      { path: 'address', mine: 'mine@example.test', theirs: '' },
    ],
  },
];

const WAITLIST = { on: false, heading: '', intro: '', when: '', askName: true, button: '', thanks: '' };

/** Settings beside the document: a save made on what stands no more is refused. */
export function settingsSeenSuite(api: () => Api) {
  const save = (owner: TestPerson, id: string, { mutation, types }: Setting, given: Record<string, unknown>) =>
    owner.ask(
      `mutation ($id: ID!, $seen: String, ${types}) { ${mutation}(id: $id, seen: $seen, ${types.replace(/\$(\w+): [\w!]+/g, '$1: $$$1')}) { id } }`,
      { id, ...given },
    );
  const versionsOf = async (owner: TestPerson, id: string) =>
    good(
      await owner.ask<{ website: { settings: { versions: Record<string, string> }; waitlist: { version: string } } }>(
        `query ($id: ID!) {
          website(id: $id) {
            waitlist { version }
            settings { versions { address visibility password headCode notifications } }
          }
        }`,
        { id },
      ),
    ).website;

  describe('a setting that somebody else changed meanwhile', () => {
    it.each(settings)('is not overwritten, and both see both: $name', async (setting) => {
      const owner = await api().person([], PAYER);
      const { id } = await madeBy(owner);
      const { versions } = (await versionsOf(owner, id)).settings;
      const seen = versions[setting.name];
      good(await save(owner, id, setting, { ...setting.theirs, seen }));
      const refused = failure(await save(owner, id, setting, { ...setting.mine, seen }));
      const now = (await versionsOf(owner, id)).settings.versions[setting.name];
      expect(refused).toMatchObject({ code: 'CONFLICT', version: now, conflicts: setting.conflicts });
      expect(JSON.stringify(refused)).not.toContain('own secret');
      expect(now).not.toBe(seen);
      good(await save(owner, id, setting, { ...setting.mine, seen: now }));
    });

    it('is nobody’s concern when both want the same', async () => {
      const owner = await api().person();
      const { id } = await madeBy(owner);
      const seen = (await versionsOf(owner, id)).settings.versions['visibility'];
      const [visibility] = settings;
      if (!visibility) throw new Error('no setting');
      for (const attempt of [1, 2])
        expect(good(await save(owner, id, visibility, { hidden: true, seen })), String(attempt)).toBeTruthy();
    });

    it('is the address, too', async () => {
      const owner = await api().person();
      const { id } = await madeBy(owner);
      const seen = (await versionsOf(owner, id)).settings.versions['address'];
      const move = (subdomain: string) =>
        owner.ask(
          'mutation ($id: ID!, $to: String!, $seen: String) { changeSubdomain(id: $id, subdomain: $to, seen: $seen) { id } }',
          { id, to: subdomain, seen },
        );
      good(await move(`theirs-${id.slice(0, 8)}`));
      expect(failure(await move(`mine-${id.slice(0, 8)}`))).toMatchObject({
        code: 'CONFLICT',
        conflicts: [{ path: 'subdomain', theirs: `theirs-${id.slice(0, 8)}` }],
      });
      expect((await read(owner, id)).subdomain).toBe(`theirs-${id.slice(0, 8)}`);
    });

    it('is the waiting list, with only what differs', async () => {
      const owner = await api().person();
      const { id } = await madeBy(owner);
      const { version: seen } = (await versionsOf(owner, id)).waitlist;
      const saveList = (change: Partial<typeof WAITLIST>, version: string): Promise<Answer<unknown>> =>
        owner.ask(
          'mutation ($id: ID!, $input: WaitlistInput!, $seen: String) { saveWaitlist(id: $id, input: $input, seen: $seen) { id } }',
          { id, input: { ...WAITLIST, ...change }, seen: version },
        );
      good(await saveList({ heading: 'Theirs' }, seen));
      const refused = failure(await saveList({ heading: 'Mine' }, seen));
      const { version } = (await versionsOf(owner, id)).waitlist;
      expect(refused).toMatchObject({
        code: 'CONFLICT',
        version,
        conflicts: [{ label: 'Heading', mine: 'Mine', theirs: 'Theirs' }],
      });
      good(await saveList({ heading: 'Mine' }, version));
    });
  });
}
