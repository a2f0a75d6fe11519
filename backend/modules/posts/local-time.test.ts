import { describe, expect, it } from 'vitest';
import { localTimeOf, momentOf, timeZoneFrom } from './local-time.ts';

describe('the moment of a local time', () => {
  it.each([
    ['an ordinary one', '2026-12-05T09:00', 'Europe/Vienna', '2026-12-05T08:00:00.000Z'],
    ['one that does not exist moves on', '2027-03-28T02:30', 'Europe/Vienna', '2027-03-28T01:30:00.000Z'],
    ['one that occurs twice is the first', '2027-10-31T02:30', 'Europe/Vienna', '2027-10-31T00:30:00.000Z'],
    ['the same on the other side of the ocean', '2027-03-14T02:30', 'America/New_York', '2027-03-14T07:30:00.000Z'],
    ['and its autumn', '2027-11-07T01:30', 'America/New_York', '2027-11-07T05:30:00.000Z'],
    ['where clocks move by half an hour', '2027-10-03T02:15', 'Australia/Lord_Howe', '2027-10-02T15:45:00.000Z'],
    ['where summer time begins at midnight', '2027-09-05T00:30', 'America/Santiago', '2027-09-05T04:30:00.000Z'],
    ['a day that an island skipped', '2011-12-30T12:00', 'Pacific/Apia', '2011-12-30T22:00:00.000Z'],
    ['without summer time', '2027-06-01T23:59', 'Asia/Kolkata', '2027-06-01T18:29:00.000Z'],
  ])('%s', (_what, local, zone, expected) => {
    expect(momentOf(local, zone)?.toISOString()).toBe(expected);
  });

  it.each([
    '',
    'tomorrow',
    '2026-02-30T09:00',
    '2026-12-05',
    '2026-12-05T25:00',
    '2026-12-05T09:00Z',
    '+10000-01-01T00:00',
  ])('is nothing for %j', (local) => expect(momentOf(local, 'Europe/Vienna')).toBeNull());

  it('is read back as it was chosen', () => {
    for (const zone of ['Europe/Vienna', 'America/New_York', 'Asia/Kolkata', 'UTC'])
      expect(localTimeOf(momentOf('2026-12-05T09:00', zone) ?? new Date(0), zone)).toBe('2026-12-05T09:00');
    expect(localTimeOf(new Date('2027-03-28T01:30:00Z'), 'Europe/Vienna')).toBe('2027-03-28T03:30');
  });
});

describe('a time zone', () => {
  it.each([
    ['Europe/Vienna', 'Europe/Vienna'],
    [' europe/vienna ', 'Europe/Vienna'],
    ['UTC', 'UTC'],
    ['Asia/Kolkata', expect.stringMatching(/^Asia\/(Kolkata|Calcutta)$/)],
    ['America/Argentina/Buenos_Aires', expect.stringMatching(/Buenos_Aires$/)],
    ['+01:00', null],
    ['Europe/Nowhere', null],
    ['', null],
    ['Mars/Olympus', null],
    ['<script>', null],
  ])('%j is %j', (name, expected) => {
    expect(timeZoneFrom(name)).toEqual(expected);
  });
});
