import { expect, test } from 'vitest';
import { readHours, spansOf } from './opening-hours.ts';

const read = (fields: Record<string, string>) => readHours((name) => fields[name] ?? '');

test('a week with a break, a late night and closed days', () => {
  expect(
    read({
      'mon-0-opens': '08:00',
      'mon-0-closes': '12:00',
      'mon-1-opens': '13:30',
      'mon-1-closes': '18:00',
      'fri-0-opens': '18:00',
      'fri-0-closes': '00:00',
    }),
  ).toEqual({
    ok: true,
    closedDays: [],
    hours: [
      { day: 'mon', opens: '08:00', closes: '12:00' },
      { day: 'mon', opens: '13:30', closes: '18:00' },
      { day: 'fri', opens: '18:00', closes: '24:00' },
    ],
  });
});

test('half a pair, a wrong time and overlapping times are named at their field, and nothing typed is lost', () => {
  const half = read({ 'tue-0-opens': '09:00' });
  expect(half).toMatchObject({ ok: false, fields: { 'tue-0-closes': [expect.stringContaining('Tuesday')] } });
  expect(half.hours).toEqual([{ day: 'tue', opens: '09:00', closes: '' }]);
  const overlap = read({
    'wed-0-opens': '08:00',
    'wed-0-closes': '13:00',
    'wed-1-opens': '12:00',
    'wed-1-closes': '18:00',
  });
  expect(overlap).toMatchObject({ ok: false, fields: { 'wed-1-opens': [expect.stringContaining('13:00')] } });
});

test('the form offers two spans a day, and all there are when there are more', () => {
  const hours = ['06:00', '10:00', '14:00'].map((opens, index) => ({
    day: 'sat' as const,
    opens,
    closes: `${9 + index * 4}:00`.padStart(5, '0'),
  }));
  expect(spansOf([], 'sat')).toEqual([
    { opens: '', closes: '' },
    { opens: '', closes: '' },
  ]);
  expect(spansOf(hours, 'sat')).toHaveLength(3);
  expect(spansOf([{ day: 'sun', opens: '10:00', closes: '24:00' }], 'sun')[0]).toEqual({
    opens: '10:00',
    closes: '00:00',
  });
});

test('a day that is said to be closed is, also without any times; with times it is asked about', () => {
  expect(read({ 'sat-closed': 'on', 'sun-closed': 'on' })).toEqual({ ok: true, hours: [], closedDays: ['sat', 'sun'] });
  const both = read({ 'sat-closed': 'on', 'sat-0-opens': '09:00', 'sat-0-closes': '12:00' });
  expect(both).toMatchObject({ ok: false, fields: { 'sat-0-opens': [expect.stringContaining('closed')] } });
});

test('a day whose box is ticked beside the times that it had is closed; times typed into a closed day open it', () => {
  const before = {
    hours: [
      { day: 'sat' as const, opens: '09:00', closes: '24:00' },
      { day: 'mon' as const, opens: '09:00', closes: '17:00' },
    ],
    closedDays: ['sun' as const],
  };
  const fields = {
    'mon-0-opens': '09:00',
    'mon-0-closes': '17:00',
    'sat-0-opens': '09:00',
    'sat-0-closes': '00:00',
    'sat-closed': 'on',
    'sun-0-opens': '10:00',
    'sun-0-closes': '12:00',
    'sun-closed': 'on',
  };
  const value = (typed: Record<string, string>) => (name: string) => typed[name] ?? '';
  expect(readHours(value(fields), before)).toEqual({
    ok: true,
    closedDays: ['sat'],
    hours: [
      { day: 'mon', opens: '09:00', closes: '17:00' },
      { day: 'sun', opens: '10:00', closes: '12:00' },
    ],
  });
  const both = readHours(value({ ...fields, 'sat-0-opens': '08:00' }), before);
  expect(both).toMatchObject({
    ok: false,
    fields: { 'sat-0-opens': [expect.stringContaining('Keep one of the two')] },
  });
});
