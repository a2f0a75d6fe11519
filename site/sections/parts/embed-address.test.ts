import { describe, expect, test } from 'vitest';
import { calendarOf, FRAME_ORIGINS, mapOf } from './embed-address.ts';

describe('a map on the page', () => {
  test.each([
    ['https://www.google.com/maps/place/The+Mill,+Leith/@55.97,-3.17,17z', 'q=The%20Mill%2C%20Leith&output=embed'],
    ['https://maps.google.com/?q=1+Mill+Lane', 'q=1%20Mill%20Lane&output=embed'],
    ['https://www.google.com/maps/search/?api=1&query=Mill%20Lane', 'q=Mill%20Lane&output=embed'],
    ['https://www.google.com/maps/embed?pb=!1m18', '/maps/embed?pb=!1m18'],
    ['https://www.openstreetmap.org/#map=17/55.97/-3.17', 'marker=55.97,-3.17'],
    ['https://www.openstreetmap.org/?mlat=55.9&mlon=-3.1#map=12/1/2', 'marker=55.9,-3.1'],
  ])('comes from where %s leads', (to, part) => {
    const embed = mapOf(to);
    expect(embed?.src).toContain(part);
    expect(FRAME_ORIGINS).toContain(new URL(embed?.src ?? '').origin);
  });

  test.each([
    'https://maps.app.goo.gl/abc',
    'https://www.google.com/search?q=mill',
    'https://www.google.com/maps/@55.97,-3.17,17z',
    'https://www.google.com.evil.example/maps?q=x',
    'https://www.openstreetmap.org/search?query=Leith',
    'https://www.openstreetmap.org/#map=17/100/-3',
    'https://www.openstreetmap.org/#map=17/x/y',
    'https://www.google.com/maps/place/%E0%A4%A',
    '/map',
    '',
  ])('is not made of %s', (to) => {
    expect(mapOf(to)).toBeNull();
  });
});

test('a calendar comes from Calendly, of a person and not of the front page', () => {
  expect(calendarOf('https://calendly.com/mira/30min?month=2026-12')).toEqual({
    in: 'frame',
    by: 'Calendly',
    src: 'https://calendly.com/mira/30min?month=2026-12&embed_type=Inline&embed_domain=1',
  });
  for (const to of ['https://calendly.com/', 'https://calendly.com.evil.example/mira', 'https://cal.com/mira'])
    expect(calendarOf(to)).toBeNull();
});
