import { describe, expect, it } from 'vitest';
import { PAYER } from '#tests/support/api.ts';
import type { Api } from '#tests/support/api.ts';
import {
  addDomain,
  connect,
  onDomain,
  readDomain,
  someName,
  tryDomain,
  tryToRead,
} from '#tests/support/domain-steps.ts';
import { failure, good, madeBy } from '#tests/support/website-steps.ts';

/** Names of one's own: added, listed, connected, let go. */
export function domainsSuite(api: () => Api) {
  describe('domains', () => {
    it('are added as they are pasted, with the records to set', async () => {
      const person = await api().person();
      const name = someName('de');
      const domain = await addDomain(person, ` HTTPS://www.${name.toUpperCase()}.:443/menu?a=b@c `);
      expect(domain).toMatchObject({ name, state: 'WAITING', method: 'RECORDS', isProved: false, primary: 'APEX' });
      expect(domain.history).toEqual([{ kind: 'added', text: 'Added.' }]);
      expect(domain.records.map(({ purpose, host, type }) => [purpose, host, type])).toEqual([
        ['PROOF', `_pagewright.${name}`, 'TXT'],
        ['APEX', name, 'A'],
        ['WWW', `www.${name}`, 'CNAME'],
      ]);
      expect(await readDomain(person, domain.id)).toEqual(domain);
    });

    it('are refused in words when they are none, or are there already', async () => {
      const person = await api().person();
      const refused = failure(await tryDomain(person, 'co.uk'));
      expect(refused).toMatchObject({ code: 'INVALID', fields: { name: [expect.stringContaining('bakery.co.uk')] } });
      const name = someName();
      await addDomain(person, name);
      expect(failure(await tryDomain(person, `www.${name}`))).toMatchObject({
        code: 'INVALID',
        fields: { name: [expect.stringContaining('already')] },
      });
    });

    it('may wait for one name in many accounts, each with a token of its own', async () => {
      const name = someName();
      const [one, other] = [await api().person(), await api().person()];
      const [mine, theirs] = [await addDomain(one, name), await addDomain(other, name)];
      expect(mine.records[0]?.expected).not.toBe(theirs.records[0]?.expected);
      expect(failure(await tryToRead(other, mine.id)).code).toBe('NOT_FOUND');
      good(await onDomain(one, 'removeDomain', mine.id));
      expect((await addDomain(one, name)).records[0]?.expected).not.toBe(mine.records[0]?.expected);
    });

    it('are listed, searched and counted, the last added first', async () => {
      const person = await api().person();
      const names = [someName(), someName(), someName()];
      for (const name of names) {
        await addDomain(person, name);
        api().pass(1);
      }
      const list = async (rest: string) =>
        good(
          await person.ask<{
            viewer: {
              domains: { totalCount: number; edges: { node: { name: string } }[]; pageInfo: { endCursor: string } };
            };
          }>(`{ viewer { domains(${rest}) { totalCount edges { node { name } } pageInfo { endCursor } } } }`),
        ).viewer.domains;
      const all = await list('first: 2');
      expect(all).toMatchObject({ totalCount: 3, edges: [{ node: { name: names[2] } }, { node: { name: names[1] } }] });
      const rest = await list(`first: 2, after: "${all.pageInfo.endCursor}"`);
      expect(rest.edges.map(({ node }) => node.name)).toEqual([names[0]]);
      expect((await list(`search: "${names[1]?.slice(0, 10)}"`)).edges.map(({ node }) => node.name)).toEqual([
        names[1],
      ]);
      expect((await list('search: "%"')).totalCount).toBe(0);
    });

    it('are connected within the plan, to websites of their owner', async () => {
      const free = await api().person();
      const domain = await addDomain(free, someName());
      const website = await madeBy(free);
      expect(failure(await connect(free, domain.id, website.id))).toMatchObject({
        code: 'LIMIT_REACHED',
        limit: 'domains',
      });

      const payer = await api().person([], PAYER);
      const own = await addDomain(payer, someName());
      expect(failure(await connect(payer, own.id, website.id)).code).toBe('NOT_FOUND');
      const mine = await madeBy(payer);
      expect(good(await connect(payer, own.id, mine.id, 'WWW')).connectDomain).toMatchObject({
        website: { id: mine.id },
        primary: 'WWW',
        address: `http://www.${own.name}:3540`,
      });
      const { website: listed } = good(
        await payer.ask<{ website: { domains: { id: string }[] } }>(
          'query ($id: ID!) { website(id: $id) { domains { id } } }',
          { id: mine.id },
        ),
      );
      expect(listed.domains).toEqual([{ id: own.id }]);
      expect(good(await onDomain(payer, 'disconnectDomain', own.id)).disconnectDomain.website).toBeNull();
      good(await onDomain(payer, 'removeDomain', own.id));
      expect(failure(await tryToRead(payer, own.id)).code).toBe('NOT_FOUND');
    });
  });
}
