import { describe, expect, it } from 'vitest';
import { parseCookies } from './cookies.ts';
import { createIdentity } from './identity.server.ts';
import { openRequestClaims } from './request-claims.server.ts';
import { createMemorySessionStore } from './session-store.ts';
import { testSettings } from '#tests/support/api.ts';

const claim = (websiteId: string) => ({ websiteId, secret: `secret-of-${websiteId}` });

/** A browser with one cookie jar, whose requests are opened one after the other. */
function openBrowser() {
  let seconds = 1_800_000_000;
  const identity = createIdentity({
    settings: testSettings(),
    sessionStore: createMemorySessionStore(),
    now: () => seconds * 1000,
  });
  const jar = new Map<string, string>();
  const lines: string[] = [];
  const open = (cookies: ReadonlyMap<string, string> = jar) =>
    openRequestClaims(identity, new Map(cookies), (set) => {
      for (const line of set) {
        lines.push(line);
        const [[name = '', value = ''] = []] = parseCookies(line);
        if (line.includes('Max-Age=0;')) jar.delete(name);
        else jar.set(name, value);
      }
    });
  return { open, jar, lines, pass: (more: number) => void (seconds += more) };
}

describe('the claims of a browser', () => {
  it('come back with the next request, sealed and out of reach of scripts', async () => {
    const { open, jar, lines } = openBrowser();
    await (await open()).add(claim('one'));
    await (await open()).add(claim('two'));
    expect((await open()).list).toEqual([claim('one'), claim('two')]);
    expect(lines.every((line) => line.includes('HttpOnly') && line.includes('SameSite=Lax'))).toBe(true);
    expect([...jar.values()].join()).not.toContain('secret-of');
  });

  it('are ten at most', async () => {
    const { open } = openBrowser();
    for (let made = 1; made <= 10; made += 1) {
      expect((await open()).hasRoom).toBe(true);
      await (await open()).add(claim(`site-${made}`));
    }
    expect((await open()).hasRoom).toBe(false);
  });

  it('forget what was taken or is gone, and leave no cookie when nothing is left', async () => {
    const { open, jar } = openBrowser();
    await (await open()).add(claim('one'));
    await (await open()).add(claim('two'));
    await (await open()).keepOnly(['two', 'another']);
    expect((await open()).list).toEqual([claim('two')]);
    await (await open()).keepOnly([]);
    expect(jar.size).toBe(0);
  });

  it('are gone after they were cleared, also for a copy of the cookie', async () => {
    const { open, jar } = openBrowser();
    await (await open()).add(claim('one'));
    const copy = new Map(jar);
    await (await open()).clear();
    expect(jar.size).toBe(0);
    expect((await open(copy)).list).toEqual([]);
  });

  it('last for 30 days after the last visit', async () => {
    const { open, pass } = openBrowser();
    await (await open()).add(claim('one'));
    pass(20 * 86_400);
    expect((await open()).list).toHaveLength(1);
    pass(20 * 86_400);
    expect((await open()).list).toHaveLength(1);
    pass(31 * 86_400);
    expect((await open()).list).toEqual([]);
  });

  it('are not read from a cookie that was changed', async () => {
    const { open, jar } = openBrowser();
    await (await open()).add(claim('one'));
    for (const [name, value] of jar) jar.set(name, `${value.slice(0, -4)}AAAA`);
    expect((await open()).list).toEqual([]);
    expect(jar.size).toBe(0);
  });
});
