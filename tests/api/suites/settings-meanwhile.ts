import { describe, expect, it } from 'vitest';
import { PAYER } from '#tests/support/api.ts';
import type { Api, TestPerson } from '#tests/support/api.ts';
import { change, good, madeBy, read, run, setHeading } from '#tests/support/website-steps.ts';
import { pageAt } from '#tests/support/visit.ts';

const ROUNDS = 2;
const CODE = '<meta name="verify" content="to be removed">';
const WAITLIST = { heading: 'Bread, soon', intro: '', when: '', askName: false, button: '', thanks: '' };

const setHeadCode = (owner: TestPerson, id: string, code: string) =>
  owner.ask('mutation ($id: ID!, $code: String!) { setHeadCode(id: $id, headCode: $code) { id } }', { id, code });
const setHidden = (owner: TestPerson, id: string, hidden: boolean) =>
  owner.ask('mutation ($id: ID!, $hidden: Boolean!) { setSearchVisibility(id: $id, hidden: $hidden) { id } }', {
    id,
    hidden,
  });
const setWaitlist = (owner: TestPerson, id: string, on: boolean) =>
  owner.ask('mutation ($id: ID!, $input: WaitlistInput!) { saveWaitlist(id: $id, input: $input) { id } }', {
    id,
    input: { ...WAITLIST, on },
  });
const move = (owner: TestPerson, id: string, subdomain: string) =>
  owner.ask('mutation ($id: ID!, $to: String!) { changeSubdomain(id: $id, subdomain: $to) { id } }', {
    id,
    to: subdomain,
  });

/** Settings that are changed while pages are rendered from the ones before. */
export function settingsMeanwhileSuite(api: () => Api) {
  const pageOf = async (subdomain: string) => (await pageAt(api(), `${subdomain}.localhost`)) ?? '';

  async function published(owner: TestPerson) {
    const { id, subdomain } = await madeBy(owner, { brief: 'Hurried Bakery' });
    good(await run(owner, 'publishWebsite', id));
    return { id, subdomain };
  }
  const edit = async (owner: TestPerson, id: string, round: number) =>
    good(await change(owner, id, (await read(owner, id)).currentRevision, setHeading(`Round ${round}`)));

  describe('while a website is published', () => {
    it('code for the head that is removed is gone, and one that is set is there', async () => {
      const owner = await api().person([], PAYER);
      const { id, subdomain } = await published(owner);
      const shown: boolean[] = [];
      for (let round = 0; round < ROUNDS; round += 1) {
        for (const code of [CODE, '']) {
          await edit(owner, id, round);
          const [done, set] = await Promise.all([run(owner, 'publishWebsite', id), setHeadCode(owner, id, code)]);
          good(done);
          good(set);
          const page = await pageOf(subdomain);
          shown.push(page.includes(CODE) === (code !== '') && page.includes(`Round ${round}`));
        }
      }
      expect(shown).toEqual(Array(2 * ROUNDS).fill(true));
    });

    it('a waiting list that is switched on or off stays so', async () => {
      const owner = await api().person();
      const { id, subdomain } = await published(owner);
      const shown: boolean[] = [];
      for (let round = 0; round < ROUNDS; round += 1) {
        for (const on of [true, false]) {
          await edit(owner, id, round);
          const [done, set] = await Promise.all([run(owner, 'publishWebsite', id), setWaitlist(owner, id, on)]);
          good(done);
          good(set);
          shown.push((await pageOf(subdomain)).includes(WAITLIST.heading) === on);
        }
      }
      expect(shown).toEqual(Array(2 * ROUNDS).fill(true));
    });

    it('pages name the address that the website got meanwhile', async () => {
      const owner = await api().person();
      const { id, subdomain } = await published(owner);
      const to = `${subdomain.slice(0, 40)}-moved`;
      const [done, moved] = await Promise.all([run(owner, 'publishWebsite', id), move(owner, id, to)]);
      good(done);
      good(moved);
      const [, canonical] = /rel="canonical" href="([^"]*)"/.exec(await pageOf(to)) ?? [];
      expect(canonical).toContain(`http://${to}.localhost`);
    });
  });

  it('two settings that are changed at once are both shown', async () => {
    const owner = await api().person([], PAYER);
    const { id, subdomain } = await published(owner);
    for (let round = 0; round < ROUNDS; round += 1) {
      const isOn = round % 2 === 0;
      const answers = await Promise.all([
        setHeadCode(owner, id, isOn ? CODE : ''),
        setHidden(owner, id, isOn),
        setWaitlist(owner, id, isOn),
      ]);
      answers.forEach(good);
      const page = await pageOf(subdomain);
      const seen = [page.includes(CODE), page.includes('noindex'), page.includes(WAITLIST.heading)];
      expect(seen).toEqual([isOn, isOn, isOn]);
    }
  });
}
