import { expect, test } from 'vitest';
import { readPreviewToken, signPreviewToken } from './preview-token.ts';

const secrets: [string, string] = ['a'.repeat(32), 'b'.repeat(32)];
const now = new Date('2026-11-21T08:00:00Z');
const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
const token = signPreviewToken('website1', secrets, now);

test('a preview token opens its website for an hour', () => {
  expect(readPreviewToken(token, secrets, later(59))).toBe('website1');
  expect(readPreviewToken(token, secrets, later(60))).toBeUndefined();
});

test('a token signed with a secret that was rotated still opens, one of a secret that is gone does not', () => {
  expect(readPreviewToken(token, ['c'.repeat(32), secrets[0]], now)).toBe('website1');
  expect(readPreviewToken(token, [secrets[1]], now)).toBeUndefined();
});

test('a token that was changed in any part opens nothing', () => {
  const [id, ends, signature] = token.split('.');
  for (const forged of [
    `website2.${ends}.${signature}`,
    `${id}.${(Number.parseInt(ends ?? '', 36) + 60).toString(36)}.${signature}`,
    `${id}.${ends}.${'A'.repeat(43)}`,
    `${id}.${ends}`,
    `${id}.${ends}.${signature}x`,
    '',
    undefined,
    null,
  ])
    expect(readPreviewToken(forged, secrets, now)).toBeUndefined();
});
