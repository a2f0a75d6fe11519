import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Api, TestPerson } from '#tests/support/api.ts';
import { askForKey, keysOf, programOf, revokeKey } from '#tests/support/key-steps.ts';
import { change, create, failure, good, madeBy, read, run, say, setHeading } from '#tests/support/website-steps.ts';

type Revision = { number: number; author: string; keyName: string | null };
const historyOf = async (person: TestPerson, id: string): Promise<Revision[]> =>
  good(
    await person.ask<{ website: { revisions: { edges: { node: Revision }[] } } }>(
      'query ($id: ID!) { website(id: $id) { revisions { edges { node { number author keyName } } } } }',
      { id },
    ),
  ).website.revisions.edges.map(({ node }) => node);

const mine = async (program: TestPerson) =>
  good(
    await program.ask<{ viewer: { websites: { totalCount: number; edges: { node: { id: string } }[] } } }>(
      '{ viewer { websites { totalCount edges { node { id } } } } }',
    ),
  ).viewer.websites;

/** Keys by which programs work in somebody's name. */
export function accessKeysSuite(api: () => Api) {
  describe('an access key', () => {
    it('is told once, kept as a hash, and listed without itself', async () => {
      const owner = await api().person();
      const { key, secret } = good(await askForKey(owner, { name: '  Claude  on my laptop ' })).createAccessKey;
      expect(secret).toMatch(/^pwk_[\w-]{43}$/);
      expect(key).toMatchObject({ name: 'Claude on my laptop', scope: 'write', website: null, lastUsedAt: null });
      const listed = await owner.ask('{ viewer { accessKeys { id name scope createdAt } } }');
      expect(JSON.stringify(listed)).not.toContain(secret);
      expect(JSON.stringify(listed)).not.toContain(createHash('sha256').update(secret).digest('hex'));
    });

    it('lets a program work in the name of its person, and the history says so', async () => {
      const owner = await api().person();
      const program = await programOf(api(), owner, { name: 'Robot' });
      const { id } = await madeBy(program);
      good(await change(program, id, 1, setHeading('By a robot')));
      good(await change(owner, id, 2, setHeading('By hand')));
      good(await run(program, 'undoChange', id));
      const { canUndo } = await read(owner, id);
      expect(canUndo).toBe(true);
      const [undone, byHand, changed, made] = await historyOf(owner, id);
      expect([made, changed, byHand, undone].map((revision) => revision?.keyName)).toEqual([
        'Robot',
        'Robot',
        null,
        'Robot',
      ]);
      expect(new Set([made?.author, changed?.author, undone?.author])).toEqual(new Set([byHand?.author]));
      good(await revokeKey(owner, program.key.id));
      expect((await historyOf(owner, id)).at(-1)?.keyName).toBe('Robot');
    });

    it('publishes, and the publication names the key until a person publishes', async () => {
      const owner = await api().person();
      const program = await programOf(api(), owner, { name: 'Robot', scope: 'publish' });
      const { id } = await madeBy(owner);
      const publishedBy = async () =>
        good(
          await owner.ask<{ website: { publishedByKey: string | null } }>(
            'query ($id: ID!) { website(id: $id) { publishedByKey } }',
            { id },
          ),
        ).website.publishedByKey;
      good(await run(program, 'publishWebsite', id));
      expect(await publishedBy()).toBe('Robot');
      good(await run(owner, 'publishWebsite', id));
      expect(await publishedBy()).toBeNull();
    });

    it('is not guessed from one address: after twenty wrong ones it has to wait, keys that work do not', async () => {
      const owner = await api().person();
      const program = await programOf(api(), owner);
      const from = { 'X-Forwarded-For': '203.0.113.77' };
      const tried = async (secret: string) => {
        const answer = await api().ask('{ viewer { id } }', {}, { Authorization: `Bearer ${secret}`, ...from });
        return answer.status;
      };
      const wrong = `${program.secret.slice(0, -6)}aaaaaa`;
      const statuses: number[] = [];
      for (let guess = 0; guess < 21; guess += 1) statuses.push(await tried(wrong));
      expect(new Set(statuses.slice(0, 20))).toEqual(new Set([401]));
      expect(statuses[20]).toBe(429);
      expect(await tried(program.secret)).toBe(200);
    });

    it('asks the assistant, whose change names the key', async () => {
      const owner = await api().person();
      const program = await programOf(api(), owner, { name: 'Robot' });
      const { id } = await madeBy(owner);
      good(await say(program, id, 'phone: 415 555 0100'));
      const [newest] = await historyOf(owner, id);
      expect(newest).toMatchObject({ author: 'Assistant', keyName: 'Robot' });
    });

    it('says when it was used last, to the minute', async () => {
      const owner = await api().person();
      const program = await programOf(api(), owner, { scope: 'read' });
      const lastUse = async () => (await keysOf(owner))[0]?.lastUsedAt;
      await mine(program);
      const first = await lastUse();
      expect(first).not.toBeNull();
      api().pass(50);
      await mine(program);
      expect(await lastUse()).toBe(first);
      api().pass(11);
      await mine(program);
      expect(Date.parse((await lastUse()) ?? '') - Date.parse(first ?? '')).toBe(61_000);
    });

    it('for one website knows no other, published or not', async () => {
      const owner = await api().person();
      const [one, other, shown] = [await madeBy(owner), await madeBy(owner), await madeBy(owner)];
      good(await run(owner, 'publishWebsite', shown.id));
      const program = await programOf(api(), owner, { scope: 'publish', websiteId: one.id });
      expect(program.key.website).toEqual({ id: one.id });
      const list = await mine(program);
      expect([list.totalCount, list.edges.map(({ node }) => node.id)]).toEqual([1, [one.id]]);
      good(await change(program, one.id, 1, setHeading('Mine')));
      for (const { id } of [other, shown]) {
        expect(
          good(await program.ask<{ website: null }>('query ($id: ID!) { website(id: $id) { id } }', { id })),
        ).toEqual({ website: null });
        expect(failure(await change(program, id, 1, setHeading('Mine'))).code).toBe('NOT_FOUND');
        expect(failure(await run(program, 'publishWebsite', id)).code).toBe('NOT_FOUND');
      }
      expect(failure(await create(program)).code).toBe('FORBIDDEN');
    });

    it('is for websites of its person alone, of whatever kind the person is', async () => {
      const [owner, admin] = [await api().person(), await api().person(['admin'])];
      const { id } = await madeBy(owner);
      const program = await programOf(api(), admin, { scope: 'publish' });
      expect(good(await program.ask('query ($id: ID!) { website(id: $id) { id } }', { id }))).toEqual({
        website: null,
      });
      expect(failure(await program.ask('{ recentSignups { totalCount } }')).code).toBe('FORBIDDEN');
      expect(failure(await askForKey(owner, { websiteId: 'none' }))).toMatchObject({ code: 'INVALID' });
      expect(failure(await askForKey(admin, { websiteId: id }))).toMatchObject({
        code: 'INVALID',
        fields: { websiteId: ['Choose one of your websites.'] },
      });
    });

    it('says in words what it may not do', async () => {
      const owner = await api().person();
      const { id } = await madeBy(owner);
      const reader = await programOf(api(), owner, { scope: 'read' });
      const writer = await programOf(api(), owner, { scope: 'write' });
      const answers = [
        await change(reader, id, 1, setHeading('No')),
        await run(writer, 'publishWebsite', id),
        await run(writer, 'deleteWebsite', id),
      ];
      expect(answers.map(({ errors }) => errors?.[0]?.message)).toEqual([
        'This access key may not change websites. Its owner can make one that may, in the account under “Access keys”.',
        'This access key may not publish. Its owner can make one that may, in the account under “Access keys”.',
        'Access keys cannot do this: its owner does it after logging in.',
      ]);
    });

    it.each(['revoked', 'over', 'mistyped', 'gone with its account'] as const)(
      'that is %s opens nothing',
      async (how) => {
        const owner = await api().person();
        const program = await programOf(api(), owner, { days: 1 });
        await mine(program);
        let secret = program.secret;
        if (how === 'revoked') good(await revokeKey(owner, program.key.id));
        if (how === 'over') api().pass(24 * 3600);
        if (how === 'mistyped') secret = secret.slice(0, -1);
        if (how === 'gone with its account') good(await owner.ask('mutation { deleteAccount(confirm: "delete") }'));
        api().logged.length = 0;
        const answer = await api().post({ query: '{ viewer { id } }' }, { Authorization: `Bearer ${secret}` });
        const text = await answer.text();
        expect([answer.status, answer.headers.get('WWW-Authenticate')]).toEqual([401, 'Bearer error="invalid_token"']);
        expect(text).toContain('UNAUTHENTICATED');
        expect(text + api().logged.join()).not.toContain(secret);
        if (how !== 'gone with its account' && how !== 'mistyped') expect(await keysOf(owner)).toEqual([]);
      },
    );

    it('is revoked by its person alone', async () => {
      const [owner, other] = [await api().person(), await api().person()];
      const program = await programOf(api(), owner);
      expect(failure(await revokeKey(other, program.key.id)).code).toBe('NOT_FOUND');
      expect(failure(await revokeKey(program, program.key.id)).code).toBe('FORBIDDEN');
      good(await revokeKey(owner, program.key.id));
      expect(failure(await revokeKey(owner, program.key.id)).code).toBe('NOT_FOUND');
    });

    it('wants a name, a scope that there is, and room among twenty', async () => {
      const owner = await api().person();
      expect(failure(await askForKey(owner, { name: ' ' }))).toMatchObject({
        code: 'INVALID',
        fields: { name: ['Say who will use this key, such as the name of a program.'] },
      });
      expect(failure(await askForKey(owner, { days: 400 }))).toMatchObject({ code: 'INVALID' });
      for (let made = 0; made < 20; made += 1) good(await askForKey(owner, { name: `Key ${made}` }));
      expect(failure(await askForKey(owner))).toMatchObject({
        code: 'INVALID',
        fields: { name: ['There are 20 keys already. Revoke one that is no longer needed.'] },
      });
    });

    it('used too often is told when to come back, and other keys are not', async () => {
      const owner = await api().person();
      const [busy, calm] = [await programOf(api(), owner), await programOf(api(), owner)];
      const post = async (program: TestPerson) => api().post({ query: '{ viewer { id } }' }, await program.headers());
      let refused: Response | undefined;
      for (let times = 0; times < 301; times += 1) {
        const answer = await post(busy);
        if (answer.status !== 200) refused = answer;
        else await answer.text();
      }
      expect([refused?.status, refused?.headers.get('Retry-After')]).toEqual([
        429,
        expect.stringMatching(/^[1-6]?\d$/),
      ]);
      expect(await refused?.text()).toMatch(/Too many attempts in a short time\. Wait \d+ seconds/);
      expect((await post(calm)).status).toBe(200);
      api().pass(60);
      expect((await post(busy)).status).toBe(200);
    });
  });
}
