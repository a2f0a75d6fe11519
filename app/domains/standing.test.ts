import { describe, expect, it } from 'vitest';
import type { DomainStand } from './domain-view.ts';
import { standingOf } from './standing.ts';

const website = { id: 'w1', name: 'Bakery', status: 'PUBLISHED' as const, address: 'http://bakery.localhost:3000' };
const bare: DomainStand = {
  id: 'd1',
  name: 'bakery.com',
  displayName: 'bakery.com',
  state: 'WAITING',
  isResting: false,
  failingSince: null,
  website: null,
};
const told = (more: Partial<DomainStand>) => {
  const { label, sentence, next } = standingOf({ ...bare, ...more });
  return { label, sentence, leads: next?.href };
};
const own = { ...website, address: 'https://www.bakery.com' };

describe('how a domain stands', () => {
  it.each<[string, Partial<DomainStand>, ReturnType<typeof told>]>([
    [
      'before its proof, whatever it is connected to',
      { website },
      { label: 'Waiting', sentence: 'Waiting for your TXT record', leads: '/domains/d1/confirm-dns' },
    ],
    [
      'without a website',
      { state: 'SECURE' },
      { label: 'Ready', sentence: 'Leads here, but shows no website yet', leads: '/domains/d1#website' },
    ],
    [
      'with a website that nobody published',
      { state: 'SECURE', website: { ...own, status: 'DRAFT' } },
      { label: 'Ready', sentence: 'Bakery is not published yet', leads: '/website/w1?panel=publish' },
    ],
    [
      'while its certificate is awaited',
      { state: 'POINTING', website },
      { label: 'Almost there', sentence: 'Leads here, its certificate is on the way', leads: undefined },
    ],
    [
      'where the website is reached at it, with or without certificates',
      { state: 'POINTING', website: own },
      { label: 'Live', sentence: 'Live', leads: undefined },
    ],
    [
      'beyond the plan',
      { state: 'SECURE', website, isResting: true },
      { label: 'Resting', sentence: 'Your plan has no room for it', leads: '/website/w1/plans' },
    ],
    [
      'when somebody else proved it',
      { state: 'RELEASED', displayName: 'bäckerei.de' },
      {
        label: 'No longer yours',
        sentence: 'Another account proved that it is theirs',
        leads: '/domains/add?name=b%C3%A4ckerei.de',
      },
    ],
  ])('%s', (_when, domain, expected) => expect(told(domain)).toEqual(expected));

  it('says since when it is not reachable', () => {
    const failingSince = '2026-11-22T12:00:00.000Z';
    expect(standingOf({ ...bare, state: 'BROKEN', website: own, failingSince })).toMatchObject({
      label: 'Not reachable',
      since: failingSince,
    });
    expect(told({ state: 'SECURE', website: own, failingSince }).label).toBe('Unsteady');
  });
});
