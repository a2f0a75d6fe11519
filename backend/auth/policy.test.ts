import { expect, it } from 'vitest';
import type { Actor } from './actor.ts';
import { accessTo, mayWrite, requireWebsite } from './policy.ts';
import type { Ownership } from './policy.ts';

const staffDocument: Ownership = {
  id: 'one',
  ownerId: null,
  claimHash: null,
  purpose: 'template',
  publishedSnapshotId: null,
  deletedAt: null,
};

const person = (...roles: string[]): Actor => ({
  kind: 'person',
  userId: 'someone',
  sub: 'auth0|someone',
  roles,
  claims: new Set(),
  endsAt: new Date('2030-01-01'),
});

it.each(['training', 'admin'])('lets %s edit a document that staff keep', (role) => {
  const access = accessTo(person(role), staffDocument);
  expect(access).toBe('staff');
  expect(access && mayWrite(access)).toBe(true);
  expect(() => requireWebsite(person(role), 'changeWebsite', staffDocument)).not.toThrow();
});

it.each(['publishWebsite', 'connectDomain', 'deleteWebsite', 'duplicateWebsite', 'exportWebsite'] as const)(
  'lets nobody do %s with it, whoever they are',
  (ability) => {
    for (const role of ['training', 'admin']) {
      expect(() => requireWebsite(person(role), ability, staffDocument)).toThrow(
        expect.objectContaining({ details: { code: 'FORBIDDEN' } }),
      );
    }
  },
);

it('keeps it from everybody else', () => {
  expect(accessTo(person(), staffDocument)).toBeNull();
  expect(() => requireWebsite(person(), 'changeWebsite', staffDocument)).toThrow(
    expect.objectContaining({ details: { code: 'NOT_FOUND' } }),
  );
});

it('lets staff change nobody’s website', () => {
  const site: Ownership = { ...staffDocument, purpose: 'site', ownerId: 'someone-else' };
  expect(accessTo(person('training'), site)).toBeNull();
  expect(() => requireWebsite(person('admin'), 'changeWebsite', site)).toThrow(
    expect.objectContaining({ details: { code: 'FORBIDDEN' } }),
  );
});
