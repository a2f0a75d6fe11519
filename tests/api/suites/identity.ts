import { describe, expect, it } from 'vitest';
import type { Api } from '#tests/support/api.ts';
import { failure, good } from '#tests/support/website-steps.ts';

const WHO = '{ redwood { currentUser } viewer { name roles } }';
type Who = {
  redwood: { currentUser: { sub: string; email: string; roles: string[] } | null };
  viewer: { name: string; roles: string[] } | null;
};

/** Who a request is from: tokens, the visitor, signing in, what sessions keep. */
export function identitySuite(api: () => Api) {
  const asking = (authorization: string, provider = 'auth0') =>
    api().ask(WHO, {}, { Authorization: authorization, 'auth-provider': provider });

  describe('a bearer token', () => {
    it('says who is asking, with roles as a list or a single text', async () => {
      const trainer = await api().person(['training']);
      expect(good(await trainer.ask<Who>(WHO))).toMatchObject({
        redwood: { currentUser: { sub: trainer.sub, roles: ['training'] } },
        viewer: { roles: ['training'] },
      });
      const { tokens, time } = api();
      const single = await api().ask<Who>(
        WHO,
        {},
        { 'auth-provider': 'auth0', Authorization: `Bearer ${await tokens.access('auth0|single', 'admin', time.now)}` },
      );
      expect(good(single).viewer?.roles).toEqual(['admin']);
    });

    it('is refused with 401 when anything about it is wrong', async () => {
      const { tokens, time } = api();
      const issuer = 'http://localhost:3541/';
      const sub = 'auth0|wrong';
      const wrong: Record<string, string> = {
        'another signature': await tokens.forged(sub, time.now),
        'HS256 with the public key': await tokens.withAlgorithm('HS256', sub, time.now),
        'no signature': await tokens.unsigned(sub, time.now),
        'another audience': await tokens.access(sub, [], time.now, { aud: 'https://elsewhere.example' }),
        'an issuer without its slash': await tokens.access(sub, [], time.now, { iss: issuer.slice(0, -1) }),
        'an end in the past': await tokens.access(sub, [], time.now, {
          exp: Math.floor(time.now.getTime() / 1000) - 1,
        }),
        'no end': await tokens.access(sub, [], time.now, { exp: undefined }),
        'no subject': await tokens.access('', [], time.now),
        'a start in the future': await tokens.access(sub, [], time.now, {
          nbf: Math.floor(time.now.getTime() / 1000) + 600,
        }),
        'an identity token': await tokens.identity(sub, time.now),
        nonsense: 'nonsense',
      };
      for (const [what, token] of Object.entries(wrong)) {
        const answer = await asking(`Bearer ${token}`);
        expect([what, answer.status]).toEqual([what, 401]);
        expect(failure(answer)).toEqual({ code: 'UNAUTHENTICATED' });
        expect(answer.data).toBeUndefined();
      }
    });

    it('needs its provider named and its scheme right', async () => {
      const { tokens, time } = api();
      const token = await tokens.access('auth0|named', [], time.now);
      expect((await asking(`Bearer ${token}`, 'firebase')).status).toBe(401);
      expect((await api().ask(WHO, {}, { Authorization: `Bearer ${token}` })).status).toBe(401);
      expect((await asking(`Basic ${token}`)).status).toBe(401);
      expect((await asking('')).status).toBe(401);
    });
  });

  it('no token is a visitor', async () => {
    expect(good(await api().ask<Who>(WHO))).toEqual({ redwood: { currentUser: null }, viewer: null });
  });

  describe('signing in', () => {
    const SIGN_IN =
      'mutation ($idToken: String!, $signupSource: String) { recordSignIn(idToken: $idToken, signupSource: $signupSource) { email name picture roles } }';

    it('keeps the profile of a verified identity token', async () => {
      const person = await api().person();
      const { tokens, time } = api();
      const idToken = await tokens.identity(person.sub, time.now, {
        email: 'ada@example.org',
        name: 'Ada',
        picture: 'https://example.org/ada.png',
      });
      expect(good(await person.ask(SIGN_IN, { idToken }))).toEqual({
        recordSignIn: { email: 'ada@example.org', name: 'Ada', picture: 'https://example.org/ada.png', roles: [] },
      });
      expect(good(await person.ask<Who>(WHO)).redwood.currentUser).toMatchObject({ email: 'ada@example.org' });
    });

    it('refuses an identity token that is wrong or about somebody else', async () => {
      const person = await api().person();
      const { tokens, time } = api();
      const about = (sub: string, claims: Record<string, unknown> = {}) => tokens.identity(sub, time.now, claims);
      expect(failure(await person.ask(SIGN_IN, { idToken: await about('auth0|other') }))).toEqual({
        code: 'FORBIDDEN',
      });
      const wrong = [
        await about(person.sub, { aud: 'another-client' }),
        await about(person.sub, { aud: ['pagewright-web', 'another'] }),
        await about(person.sub, { azp: 'another' }),
        await about(person.sub, { exp: Math.floor(time.now.getTime() / 1000) - 61 }),
        await tokens.forged(person.sub, time.now),
        'x'.repeat(5000),
      ];
      for (const idToken of wrong)
        expect(failure(await person.ask(SIGN_IN, { idToken }))).toMatchObject({
          code: 'INVALID',
          fields: { idToken: [expect.any(String)] },
        });
      expect(failure(await api().ask(SIGN_IN, { idToken: await about(person.sub) }))).toEqual({
        code: 'UNAUTHENTICATED',
      });
    });

    it('leaves out a picture that is no web address', async () => {
      const person = await api().person();
      const idToken = await api().tokens.identity(person.sub, api().time.now, { picture: 'javascript:alert(1)' });
      expect(
        good(await person.ask<{ recordSignIn: { picture: null } }>(SIGN_IN, { idToken })).recordSignIn.picture,
      ).toBeNull();
    });
  });

  describe('what sessions keep', () => {
    const inSeconds = (seconds: number) => new Date(api().time.now.getTime() + seconds * 1000);

    it('a denied session stays denied until its moment, the later one counts', async () => {
      const store = api().backend.sessionStore;
      await store.deny('session-1', inSeconds(60));
      await store.deny('session-1', inSeconds(30));
      expect([await store.isDenied('session-1'), await store.isDenied('session-2')]).toEqual([true, false]);
      api().pass(45);
      expect(await store.isDenied('session-1')).toBe(true);
      api().pass(20);
      expect(await store.isDenied('session-1')).toBe(false);
    });

    it('a renewal lock has one holder until it is released or over', async () => {
      const store = api().backend.sessionStore;
      const tries = await Promise.all(Array.from({ length: 20 }, () => store.takeLock('lock-1', inSeconds(10))));
      expect(tries.filter(Boolean)).toHaveLength(1);
      await store.releaseLock('lock-1');
      expect(await store.takeLock('lock-1', inSeconds(10))).toBe(true);
      api().pass(11);
      expect(await store.takeLock('lock-1', inSeconds(10))).toBe(true);
    });

    it('a renewal is read until it is over', async () => {
      const store = api().backend.sessionStore;
      expect(await store.readRenewal('renewal-1')).toBeNull();
      await store.writeRenewal('renewal-1', 'sealed', inSeconds(30));
      await store.writeRenewal('renewal-1', 'sealed again', inSeconds(30));
      expect(await store.readRenewal('renewal-1')).toBe('sealed again');
      api().pass(31);
      expect(await store.readRenewal('renewal-1')).toBeNull();
    });
  });
}
