import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestDomains, type TestDomains } from '#tests/support/domains-sandbox.ts';

let domains: TestDomains;
beforeAll(async () => {
  domains = await startTestDomains();
});
afterAll(() => domains.close());

const get = async (path: string) => {
  const answer = await fetch(domains.origin + path);
  return { status: answer.status, url: answer.url, html: await answer.text() };
};
const post = (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  fetch(domains.origin + path, { method: 'POST', body: new URLSearchParams(fields), headers, redirect: 'manual' });

test('any name can be opened as people write it', async () => {
  const opened = await get('/names?name=B%C3%A4ckerei.de.');
  expect(opened.url).toBe(`${domains.origin}/names/xn--bckerei-5wa.de`);
  expect(opened.html).toContain('<h1>bäckerei.de</h1>');
  expect(opened.html).toContain('Free. It costs $9.00 a year.');
  expect((await get('/names/B%C3%A4ckerei.de')).html).toContain('<h1>bäckerei.de</h1>');
  expect((await get('/names/%E0%A4%A')).status).toBe(404);
  const refused = await get('/names?name=%3Cb%3E');
  expect(refused.status).toBe(400);
  expect(refused.html).toContain('This is no name.');
  expect(refused.html).toContain('value="&lt;b&gt;"');
  expect((await get('/names/taken-name.com')).html).toContain('Taken: somebody else has this name.');
});

test('records are kept as they are written, and listed', async () => {
  await domains.writeZone('written.com', ['# mine', '@ A 203.0.113.7', 'www.written.com. 60 IN CNAME Written.com.']);
  expect((await get('/names/written.com')).html).toContain('@ 300 A 203.0.113.7\nwww 60 CNAME Written.com.</textarea>');
  expect((await get('/')).html).toContain('<a href="/names/written.com">written.com</a><span>2 records</span>');
});

test('a wrong line is named, what was typed stays, and the zone is as before', async () => {
  await domains.writeZone('careful.com', ['@ A 203.0.113.7']);
  const answer = await post('/names/careful.com/records', { records: 'www A 1.2.3.4\n@ MX mail.careful.com' });
  const html = await answer.text();
  expect(answer.status).toBe(400);
  expect(html).toContain('Line 2: MX needs a priority of 0 to 65535 before its host.');
  expect(html).toContain('www A 1.2.3.4\n@ MX mail.careful.com</textarea>');
  expect((await get('/names/careful.com')).html).toContain('@ 300 A 203.0.113.7</textarea>');
});

test.each([
  ['www', 'no type of record found'],
  ['www soon A 1.2.3.4', 'the number before the type'],
  ['-x A 1.2.3.4', '“-x” is no host'],
  ['x A 1.2.3', 'A needs an IPv4 address'],
  ['x CAA issue letsencrypt.org', 'CAA needs a flag'],
  ['x SRV 10 5 host.example.com', 'SRV needs priority'],
])('"%s" is refused in words', async (line, words) => {
  const answer = await post('/names/wrong.com/records', { records: line });
  expect(await answer.text()).toContain(words);
});

test('faults are chosen for names that nobody has yet, and shown in the list', async () => {
  await domains.setFaults('later.com', { registrar: 'refuses' });
  expect((await get('/names/later.com')).html).toContain('<option value="refuses" selected>');
  expect((await get('/')).html).toContain('Registrar says no');
  await domains.setFaults('later.com', { registrar: 'well' });
  expect((await get('/')).html).not.toContain('later.com');
});

test('a name that is let go is free again', async () => {
  await domains.writeZone('goodbye.com', ['@ A 203.0.113.7']);
  expect((await get('/names/goodbye.com')).html).toContain('Registered with another registrar.');
  await domains.removeName('goodbye.com');
  expect((await get('/names/goodbye.com')).html).toContain('Free.');
});

test('zones and faults outlive the process', async () => {
  const first = await startTestDomains();
  await first.writeZone('kept.com', ['@ A 203.0.113.7']);
  await first.setFaults('kept.com', { registry: 'expired' });
  const second = await startTestDomains({ dataDir: first.dataDir });
  const html = await (await fetch(`${second.origin}/names/kept.com`)).text();
  await second.close();
  await first.close();
  expect(html).toContain('@ 300 A 203.0.113.7</textarea>');
  expect(html).toContain('<option value="expired" selected>');
});

test('forms of other pages and unknown addresses are not found', async () => {
  const foreign = await post('/names/x.com/zone', {}, { Origin: 'http://evil.example' });
  expect(foreign.status).toBe(404);
  expect((await get('/names/x.com')).html).toContain('Free.');
  expect((await get('/names/x.com/constructor')).status).toBe(404);
  expect((await get('/elsewhere')).status).toBe(404);
});
