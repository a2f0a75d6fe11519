import { describe, expect, it } from 'vitest';
import { subdomainCandidates, subdomainFrom } from './subdomain.ts';

const ID = 'abcdefghij0123456789';

describe('a subdomain from a name', () => {
  it.each([
    ['Bäckerei Müller & Söhne', 'baeckerei-mueller-and-soehne'],
    ['Café Élan', 'cafe-elan'],
    ['Joe’s Garage', 'joes-garage'],
    ['  --Straße 9--  ', 'strasse-9'],
    ['Łódź Smørrebrød', 'lodz-smorrebrod'],
    ['www', 'my-www'],
    ['Admin', 'my-admin'],
    ['🍞', 'site-abcdefgh'],
    ['おにぎり', 'site-abcdefgh'],
    ['A', 'site-abcdefgh'],
    ['', 'site-abcdefgh'],
  ])('%s → %s', (name, expected) => {
    expect(subdomainFrom(name, ID)).toBe(expected);
  });

  it('is never longer than 40 characters, nor ends with a dash', () => {
    const long = subdomainFrom('a'.repeat(39) + ' and more', ID);
    expect(long).toBe('a'.repeat(39));
    expect(subdomainFrom('x'.repeat(10_000), ID)).toHaveLength(40);
  });

  it('is numbered when it is taken, then told apart for certain', () => {
    expect([...subdomainCandidates('bakery', ID)]).toEqual([
      'bakery',
      'bakery-2',
      'bakery-3',
      'bakery-4',
      'bakery-5',
      'bakery-abcdefgh',
    ]);
    for (const candidate of subdomainCandidates('x'.repeat(40), ID)) expect(candidate.length).toBeLessThanOrEqual(40);
  });
});
