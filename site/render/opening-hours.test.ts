import { describe, expect, test } from 'vitest';
import { businessSchema, type Business } from '../model/document.ts';
import { sampleDocument } from '../model/sample-document.ts';
import { exportOptions, renderPage } from './index.ts';
import { hoursRows, specialRows } from './opening-hours.ts';
import { wordsOf } from './words/index.ts';

const sample = sampleDocument({ pages: 1, perPage: 8 });
const christmas = { from: '2026-12-24', until: '2026-12-26', opens: '', closes: '', note: 'Christmas' };
const eve = { from: '2026-12-31', until: '', opens: '09:00', closes: '13:00', note: '' };
const page = (business: Partial<Business>) =>
  renderPage(
    { ...sample, business: { ...sample.business, trade: 'bakery', ...business } },
    '/',
    exportOptions({ asset: () => null }),
  ).html;

/** What search engines are told about the business. */
function told(html: string): Record<string, unknown> {
  const json = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
    ([, found = '']) => found,
  );
  const found = json.map((text): unknown => JSON.parse(text)).find((data) => JSON.stringify(data).includes('Bakery'));
  return typeof found === 'object' && found !== null ? { ...found } : {};
}

describe('days that are closed', () => {
  test('are told without any times, each where it stands in the week', () => {
    const rows = (closedDays: Business['closedDays']) =>
      hoursRows({ hours: [], closedDays }, wordsOf('en'), 'en').map(({ days, times }) => `${days}: ${times.join()}`);
    expect(rows(['sat', 'sun'])).toEqual(['Sat\u2009–\u2009Sun: Closed']);
    expect(rows(['sun', 'wed'])).toEqual(['Wed: Closed', 'Sun: Closed']);
    expect(rows([])).toEqual([]);
  });

  test('stand on the page, and search engines hear of them', () => {
    const html = page({ hours: [], closedDays: ['sat', 'sun'], hoursNote: '' });
    expect(html).toMatch(/<dt>Sat\u2009–\u2009Sun<\/dt><dd>Closed<\/dd>/);
    const saturday = { day: 'sat' as const, opens: '09:00', closes: '12:00' };
    expect(told(page({ hours: [saturday], closedDays: ['sat'] })).openingHoursSpecification).toHaveLength(1);
    expect(told(html).openingHoursSpecification).toMatchObject([
      { dayOfWeek: 'Saturday', opens: '00:00', closes: '00:00' },
      { dayOfWeek: 'Sunday', opens: '00:00', closes: '00:00' },
    ]);
  });
});

describe('holidays and other exceptions', () => {
  test('are rows in the order of the calendar, in the language of the website', () => {
    const rows = (language: string) =>
      specialRows([eve, christmas], wordsOf(language), language).map(({ days, times, note }) => [days, times[0], note]);
    expect(rows('de')).toEqual([
      [expect.stringMatching(/^24\.\D26\. Dez\. 2026$/), 'Geschlossen', 'Christmas'],
      ['31. Dez. 2026', '9:00\u2009–\u200913:00', ''],
    ]);
    expect(rows('en')[1]?.[0]).toBe('Dec 31, 2026');
  });

  test('stand below the week with their reason, and search engines hear of them', () => {
    const html = page({ specialHours: [christmas, eve] });
    expect(html).toContain('Special opening hours');
    expect(html).toContain('Christmas');
    expect(told(html).specialOpeningHoursSpecification).toEqual([
      {
        '@type': 'OpeningHoursSpecification',
        ...{ validFrom: '2026-12-24', validThrough: '2026-12-26', opens: '00:00', closes: '00:00' },
      },
      {
        '@type': 'OpeningHoursSpecification',
        ...{ validFrom: '2026-12-31', validThrough: '2026-12-31', opens: '09:00', closes: '13:00' },
      },
    ]);
    const without = page({});
    expect(without).not.toContain('Special opening hours');
    expect(told(without)).not.toHaveProperty('specialOpeningHoursSpecification');
  });

  test.each([
    ['a day that no calendar has', { ...christmas, from: '2026-02-30', until: '' }],
    ['no day at all', { ...christmas, from: '' }],
    ['an end before the beginning', { ...christmas, until: '2026-12-01' }],
    ['half a pair of times', { ...eve, closes: '' }],
    ['equal times', { ...eve, closes: '09:00' }],
    ['a time that no clock shows', { ...eve, opens: '25:00' }],
  ])('are refused with %s', (_what, wrong) => {
    expect(businessSchema.safeParse({ ...sample.business, specialHours: [wrong] }).success).toBe(false);
    expect(businessSchema.safeParse({ ...sample.business, specialHours: [christmas, eve] }).success).toBe(true);
  });
});

test('a day that nobody spoke of is not said to be closed', () => {
  const hours = [{ day: 'tue' as const, opens: '09:00', closes: '18:00' }];
  const days = (closedDays: Business['closedDays']) =>
    hoursRows({ hours, closedDays }, wordsOf('en'), 'en').map((row) => `${row.days}: ${row.times.join()}`);
  expect(days([])).toEqual(['Tue: 9\u00a0am\u2009–\u20096\u00a0pm']);
  expect(days(['sun'])).toEqual(['Tue: 9\u00a0am\u2009–\u20096\u00a0pm', 'Sun: Closed']);
  expect(page({ hours })).not.toContain('Closed');
});
