import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Api, TestPerson } from '#tests/support/api.ts';
import { visitorOf } from '#tests/support/visitor.ts';
import {
  change,
  failure,
  good,
  heading,
  madeBy,
  messagesOf,
  read,
  run,
  say,
  setHeading,
} from '#tests/support/website-steps.ts';
import type { WebsiteAnswer } from '#tests/support/website-steps.ts';

type Listed = { id: string; isUnclaimed: boolean; keptUntil: string | null; canWrite: boolean };

const list = async (person: TestPerson) =>
  good(await person.ask<{ unclaimedWebsites: Listed[] }>('{ unclaimedWebsites { id isUnclaimed keptUntil canWrite } }'))
    .unclaimedWebsites;

const claim = (person: TestPerson, ids: string[]) =>
  person.ask<{ claimWebsites: WebsiteAnswer[] }>(
    'mutation ($ids: [ID!]!) { claimWebsites(ids: $ids) { id canWrite status currentRevision } }',
    { ids },
  );

/** Websites that belong to nobody yet. */
export function claimsSuite(api: () => Api) {
  describe('a website without an owner', () => {
    it('is changed by form and by chat, undone and previewed by whoever has its claim', async () => {
      const visitor = await visitorOf(api());
      const made = await visitor.make('Harbour Bakery');
      expect(made).toMatchObject({ name: 'Harbour Bakery', status: 'DRAFT', canWrite: true });

      const changed = good(await change(visitor, made.id, 1, setHeading('By form'))).changeWebsite;
      expect([heading(changed.document), changed.canUndo, changed.canWrite]).toEqual(['By form', true, true]);
      const undone = good(await run(visitor, 'undoChange', made.id)).undoChange;
      expect(heading(undone.document)).toBe('Bread every morning');
      const { message } = good(await say(visitor, made.id, 'heading: By chat')).sendChatMessage;
      expect(message.state).toBe('DONE');
      expect(heading((await read(visitor, made.id)).document)).toBe('By chat');
      expect((await messagesOf(visitor, made.id)).map(({ role }) => role)).toEqual(['ASSISTANT', 'USER', 'ASSISTANT']);

      const history = good(
        await visitor.ask<{ website: { previewToken: string; revisions: { edges: { node: { author: string } }[] } } }>(
          'query ($id: ID!) { website(id: $id) { previewToken revisions { edges { node { author } } } } }',
          { id: made.id },
        ),
      ).website;
      expect(history.revisions.edges.map(({ node }) => node.author)).toEqual([
        'Assistant',
        'Visitor',
        'Visitor',
        'Visitor',
      ]);
      const seen = await api().ask<{ website: { id: string } }>(
        'query ($id: ID!, $token: String) { website(id: $id, previewToken: $token) { id } }',
        { id: made.id, token: history.previewToken },
      );
      expect(good(seen).website.id).toBe(made.id);
    });

    it('never shows the secret of its claim, nor its hash', async () => {
      const visitor = await visitorOf(api());
      const secret = randomBytes(32).toString('base64url');
      const answer = await visitor.create('Quiet Bakery', secret);
      visitor.secrets.push(secret);
      const listed = await visitor.ask('{ unclaimedWebsites { id document messages { text } } }');
      expect(JSON.stringify([answer, listed, api().logged])).not.toContain(secret);
      expect(JSON.stringify([answer, listed, api().logged])).not.toMatch(/claimHash|claim_hash/);
    });

    it('is not found with another claim, with something that is no secret, or with its hash for a secret', async () => {
      const visitor = await visitorOf(api());
      const { id } = await visitor.make('Hidden Bakery');
      const stranger = await visitorOf(api());
      for (const given of [randomBytes(32).toString('base64url'), '', 'x'.repeat(43), 'null', "' or 1=1 --"]) {
        stranger.secrets.splice(0, Infinity, given);
        const { website } = good(
          await stranger.ask<{ website: null }>('query ($id: ID!) { website(id: $id) { id } }', { id }),
        );
        expect(website).toBeNull();
        expect(failure(await change(stranger, id, 1, setHeading('Mine'))).code).toBe('UNAUTHENTICATED');
        expect(await list(stranger)).toEqual([]);
      }
    });

    it('is refused a claim that is not the hash of a secret', async () => {
      const visitor = await visitorOf(api());
      for (const claimHash of ['', 'short', 'a'.repeat(44), 'ä'.repeat(43)]) {
        expect(failure(await visitor.create('Bakery', 'x', { claimHash }))).toMatchObject({
          code: 'INVALID',
          fields: { claimHash: [expect.any(String)] },
        });
      }
    });

    it('has the pages and the assistant messages of a visitor, then asks for an account', async () => {
      const visitor = await visitorOf(api());
      const { id, document } = await visitor.make('Busy Bakery, 9 pages');
      expect(document.pages).toHaveLength(5);
      for (let turn = 1; turn <= 15; turn += 1) {
        good(await say(visitor, id, `heading: Turn ${turn}`));
        api().pass(10);
      }
      const refused = await say(visitor, id, 'heading: One more');
      expect(failure(refused)).toMatchObject({ code: 'LIMIT_REACHED', limit: 'assistantMessages', plan: 'visitor' });
      expect(refused.errors?.[0]?.message).toContain('Sign up');
      expect(heading((await read(visitor, id)).document)).toBe('Turn 15');

      const owner = await visitor.loggedIn();
      good(await claim(owner, [id]));
      expect(good(await say(owner, id, 'heading: One more')).sendChatMessage.message.state).toBe('DONE');
    });

    it('cannot be published without an account, and can once it was taken into one', async () => {
      const visitor = await visitorOf(api());
      const { id } = await visitor.make('Public Bakery');
      expect(failure(await run(visitor, 'publishWebsite', id)).code).toBe('UNAUTHENTICATED');
      const owner = await visitor.loggedIn();
      const early = await run(owner, 'publishWebsite', id);
      expect([failure(early).code, early.errors?.[0]?.message]).toEqual([
        'FORBIDDEN',
        'Add this website to your account first.',
      ]);
      good(await claim(owner, [id]));
      expect(good(await run(owner, 'publishWebsite', id)).publishWebsite.status).toBe('PUBLISHED');
    });
  });

  describe('claiming', () => {
    it('makes chosen websites, or all, the property of the person who holds their claims', async () => {
      const visitor = await visitorOf(api());
      const made = [await visitor.make('First'), await visitor.make('Second'), await visitor.make('Third')];
      const [first, second, third] = made.map(({ id }) => id);
      const listed = await list(visitor);
      expect(listed.map(({ id }) => id).sort()).toEqual([first, second, third].sort());
      expect(listed[0]).toMatchObject({ isUnclaimed: true, canWrite: true, keptUntil: expect.any(String) });

      const owner = await visitor.loggedIn();
      const taken = good(await claim(owner, [second ?? ''])).claimWebsites;
      expect(taken).toMatchObject([{ id: second, canWrite: true, status: 'DRAFT' }]);
      expect((await list(owner)).map(({ id }) => id).sort()).toEqual([first, third].sort());
      good(await claim(owner, [first ?? '', third ?? '']));
      expect(await list(owner)).toEqual([]);
      const mine = good(
        await owner.ask<{ viewer: { websites: { edges: { node: Listed }[] } } }>(
          '{ viewer { websites { edges { node { id isUnclaimed keptUntil canWrite } } } } }',
        ),
      ).viewer.websites.edges.map(({ node }) => node);
      expect(mine.map(({ id }) => id).sort()).toEqual([first, second, third].sort());
      expect(mine[0]).toMatchObject({ isUnclaimed: false, keptUntil: null, canWrite: true });
    });

    it('takes nothing from the one who has it already: the old claim opens nothing, a form sent twice succeeds', async () => {
      const visitor = await visitorOf(api());
      const { id } = await visitor.make('Taken Bakery');
      const owner = await visitor.loggedIn();
      good(await claim(owner, [id]));
      good(await claim(owner, [id]));
      expect(failure(await change(visitor, id, 1, setHeading('Late'))).code).toBe('UNAUTHENTICATED');
      const rival = await visitor.loggedIn();
      expect(failure(await claim(rival, [id])).code).toBe('NOT_FOUND');
      expect(failure(await change(rival, id, 1, setHeading('Late'))).code).toBe('NOT_FOUND');
      expect((await read(owner, id)).canWrite).toBe(true);
    });

    it('happens once when two people with the same claim try at the same moment', async () => {
      const visitor = await visitorOf(api());
      const { id } = await visitor.make('Contested Bakery');
      const rivals = [await visitor.loggedIn(), await visitor.loggedIn()];
      const answers = await Promise.all(rivals.map((rival) => claim(rival, [id])));
      expect(answers.map(({ errors }) => errors?.[0]?.extensions.code ?? 'yes').sort()).toEqual(['NOT_FOUND', 'yes']);
    });

    it('keeps everything where it is when the plan has no room', async () => {
      const visitor = await visitorOf(api());
      const ids = [(await visitor.make('One')).id, (await visitor.make('Two')).id];
      const person = await api().person();
      await madeBy(person);
      await madeBy(person);
      const owner = await visitor.loggedIn(person);
      const refused = await claim(owner, ids);
      expect(failure(refused)).toMatchObject({ code: 'LIMIT_REACHED', limit: 'websites', plan: 'free' });
      expect(refused.errors?.[0]?.message).toContain('3 websites, of which 1 can still be added');
      expect(await list(owner)).toHaveLength(2);
      good(await claim(owner, ids.slice(0, 1)));
      expect(await list(owner)).toHaveLength(1);
      expect(failure(await claim(owner, ids.slice(1))).code).toBe('LIMIT_REACHED');
      expect(good(await change(owner, ids[1] ?? '', 1, setHeading('Still mine'))).changeWebsite.canWrite).toBe(true);
    });
  });

  describe('without an account', () => {
    it('there are ten websites at most', async () => {
      const visitor = await visitorOf(api());
      for (let made = 0; made < 10; made += 1) await visitor.make(`Bakery ${made}`);
      const refused = await visitor.create('Bakery 11', randomBytes(32).toString('base64url'));
      expect(failure(refused)).toMatchObject({ code: 'LIMIT_REACHED', limit: 'websites', plan: 'visitor' });
      expect(await list(visitor)).toHaveLength(10);
    });

    it('making websites has a limit for each address, with the seconds to wait', async () => {
      const address = '2001:db8:1:2::5';
      const make = async (from: string) =>
        (await visitorOf(api(), from)).create('Bakery', randomBytes(32).toString('base64url'));
      for (let made = 0; made < 20; made += 1) good(await make(address));
      const refused = failure(await make('2001:db8:1:2:ffff::9'));
      expect(refused.code).toBe('RATE_LIMITED');
      expect(refused['retryAfter']).toBeGreaterThan(0);
      expect(refused['retryAfter']).toBeLessThanOrEqual(600);
      good(await make('2001:db8:1:3::5'));
      api().pass(601);
      good(await make(address));
    });

    it('writing to the assistant, changing and claiming have limits too', async () => {
      const visitor = await visitorOf(api());
      const { id } = await visitor.make('Hasty Bakery');
      const codes = async (times: number, ask: () => Promise<{ errors?: { extensions: { code: string } }[] }>) => {
        const found: string[] = [];
        for (let at = 0; at < times; at += 1) found.push((await ask()).errors?.[0]?.extensions.code ?? 'yes');
        return { before: new Set(found.slice(0, -1)), last: found.at(-1) };
      };
      expect(await codes(31, () => say(visitor, id, 'hello'))).toEqual({
        before: new Set(['yes']),
        last: 'RATE_LIMITED',
      });
      expect(await codes(121, () => change(visitor, id, 1))).toEqual({
        before: new Set(['yes']),
        last: 'RATE_LIMITED',
      });
      const owner = await visitor.loggedIn();
      expect(await codes(21, () => claim(owner, ['unknown']))).toEqual({
        before: new Set(['NOT_FOUND']),
        last: 'RATE_LIMITED',
      });
    });
  });
}
