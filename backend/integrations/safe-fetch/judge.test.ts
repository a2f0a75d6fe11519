import { describe, expect, it } from 'vitest';
import { createJudge, readUrl } from './judge.ts';
import { FetchRefused } from './refused.ts';

const judge = createJudge({ own: { hosts: ['pagewright.test', 'sites.test'], addresses: ['8.8.4.4'] } });

function reasonOf(work: () => void): string {
  try {
    work();
    return 'asked';
  } catch (error) {
    return error instanceof FetchRefused ? error.reason : String(error);
  }
}

describe('which addresses are asked', () => {
  it.each([
    ...['0.0.0.0', '0.1.2.3', '10.0.0.1', '10.255.255.255', '100.64.0.1', '100.127.255.255', '127.0.0.1', '127.9.9.9'],
    ...['169.254.169.254', '169.254.0.1', '172.16.0.1', '172.31.255.255', '192.0.0.8', '192.0.2.1', '192.88.99.1'],
    ...['192.168.1.1', '198.18.0.1', '198.19.255.255', '198.51.100.7', '203.0.113.9', '224.0.0.1', '239.255.255.255'],
    ...['240.0.0.1', '255.255.255.255', '::', '::1', '::127.0.0.1', '::8.8.8.8', '::ffff:10.0.0.1', '::ffff:8.8.8.8'],
    ...['::ffff:0:8.8.8.8', '64:ff9b::a00:1', '64:ff9b::8.8.8.8', '64:ff9b:1::1', '100::1', '2001::1', '2001:10::1'],
    ...['2001:20::1', '2001:2::1', '2001:db8::1', '2002:a00:1::1', '3fff::1', '5f00::1', 'fc00::1', 'fd00:ec2::254'],
    ...['fdff::1', 'fe80::1', 'fe80::1%eth0', 'fec0::1', 'ff02::1', 'ff0e::1', 'no address', ''],
  ])('never %s', (address) => expect(reasonOf(() => judge.requireAddress(address, 443))).toBe('PRIVATE'));

  it.each([
    '1.1.1.1',
    '9.255.255.255',
    '11.0.0.1',
    '100.63.255.255',
    '100.128.0.1',
    '172.15.0.1',
    '172.32.0.1',
    '192.167.0.1',
    '223.255.255.254',
    '2606:4700::1111',
    '2a00:1450:4001::200e',
  ])('gladly %s', (address) => expect(reasonOf(() => judge.requireAddress(address, 443))).toBe('asked'));

  it('never our own', () => expect(reasonOf(() => judge.requireAddress('8.8.4.4', 443))).toBe('OWN'));
});

describe('which addresses of pages are read', () => {
  it.each([
    ['http://127.0.0.1/', 'PRIVATE'],
    ['http://127.1/', 'PRIVATE'],
    ['http://2130706433/', 'PRIVATE'],
    ['http://0x7f000001/', 'PRIVATE'],
    ['http://0177.0.0.1/', 'PRIVATE'],
    ['http://0x7f.1/', 'PRIVATE'],
    ['http://017700000001', 'PRIVATE'],
    ['http://127。0。0。1/', 'PRIVATE'],
    ['http://①⑦②.16.0.1/', 'PRIVATE'],
    ['http://[::1]/', 'PRIVATE'],
    ['http://[::ffff:7f00:1]/', 'PRIVATE'],
    ['http://[0:0:0:0:0:ffff:127.0.0.1]/', 'PRIVATE'],
    ['http://[fd00:ec2::254]/latest/meta-data', 'PRIVATE'],
    ['http://169.254.169.254/latest/meta-data', 'PRIVATE'],
    ['https://pagewright.test/admin', 'OWN'],
    ['https://PAGEWRIGHT.TEST./admin', 'OWN'],
    ['https://rye.sites.test/', 'OWN'],
    ['https://mysites.test/', 'asked'],
    ['https://jo:secret@bakery.test/', 'CREDENTIALS'],
    ['https://jo@bakery.test/', 'CREDENTIALS'],
    ['http://bakery.test:22/', 'PORT'],
    ['http://bakery.test:8080/', 'PORT'],
    ['http://bakery.test:80/', 'asked'],
    ['http://bakery.test:443/', 'asked'],
    ['https://bäckerei.test/', 'asked'],
    ['file:///etc/passwd', 'NOT_AN_ADDRESS'],
    ['ftp://bakery.test/', 'NOT_AN_ADDRESS'],
    ['javascript:alert(1)', 'NOT_AN_ADDRESS'],
    ['data:text/html,hello', 'NOT_AN_ADDRESS'],
    ['gopher://bakery.test/', 'NOT_AN_ADDRESS'],
    ['bakery.test', 'NOT_AN_ADDRESS'],
    ['http://', 'NOT_AN_ADDRESS'],
    ['http://300.1.1.1/', 'NOT_AN_ADDRESS'],
    ['', 'NOT_AN_ADDRESS'],
  ])('%s: %s', (address, reason) => expect(reasonOf(() => judge.requireUrl(readUrl(address)))).toBe(reason));

  it('has no word for this machine unless a test asks for it', () => {
    const test = createJudge({ allowLoopback: true });
    expect(reasonOf(() => test.requireUrl(readUrl('http://127.0.0.1:9020/')))).toBe('asked');
    expect(reasonOf(() => test.requireAddress('10.0.0.1', 80))).toBe('PRIVATE');
    expect(reasonOf(() => test.requireAddress('1.1.1.1', 22))).toBe('PORT');
  });
});
