import { describe, expect, it } from 'vitest';
import { sayTo, siteOf } from '#tests/support/talk.ts';
import { designNow } from '../design.ts';

const LIGHT = 'Hartley’s Dog Grooming in Otley. Small dog £38, large dog £58.';
const DARK = `${LIGHT} Dark look please.`;
const themeAfter = (brief: string, message: string) => sayTo(siteOf(brief), message).after.theme;
const inBrief = (words: string) => designNow({ text: `${LIGHT} ${words}` }, { seed: 1 }).document.theme.accent;

describe('a colour that is named', () => {
  it.each([
    ['navy', 'Navy buttons please.', 'make the buttons navy'],
    ['burgundy', 'Burgundy buttons please.', 'make the buttons burgundy'],
    ['forest green', 'Forest green buttons please.', 'make the buttons forest green'],
  ])('%s is the same in a brief and in a message', (_, brief, message) => {
    expect(themeAfter(LIGHT, message).accent).toBe(inBrief(brief));
  });

  it.each([
    ['white background instead, keep the orange', '#ffffff'],
    ['probier mal einen weißen Hintergrund', '#ffffff'],
    ['ponlo en claro, fondo blanco, el amarillo solo en los botones', '#ffffff'],
  ])('is the ground where it is said of it: %s', (message, ground) => {
    expect(themeAfter(DARK, message)).toMatchObject({ background: ground, mode: 'light' });
  });

  it('takes the place of one that goes', () => {
    const { changed, after, reply } = sayTo(siteOf(LIGHT), 'ditch the orange, make it dark green');
    expect(changed).toBeGreaterThan(0);
    expect(after.theme.accent).toBe(themeAfter(LIGHT, 'make it dark green').accent);
    expect(reply).not.toContain('ditch');
  });

  it('is a thing where it becomes one that is no colour', () => {
    expect(sayTo(siteOf(LIGHT), 'change the salmon to trout').changed).toBe(0);
  });
});

describe('a colour with its code', () => {
  it.each(['Could the main colour be slate blue, #44607a?', 'the button black please: #101418'])('%s', (message) =>
    expect(themeAfter(LIGHT, message).accent).toBe(/#[0-9a-f]{6}/.exec(message)?.[0]),
  );
});

describe('dark and light', () => {
  it.each(['make it darker, a dark background', 'bitte dunkler, dunkler Hintergrund'])(
    'are whole where they are said so: %s',
    (message) => expect(themeAfter(LIGHT, message).mode).toBe('dark'),
  );

  it.each([
    'we’ve gone off the dark look, have it light',
    "I've gone off the dark look tbh, can we have it light",
    'it’s too dark',
    'das ist zu dunkel',
    "je n'aime pas le fond sombre",
    'the black is a bit much after all, could you make the site light?',
  ])('%s', (message) => {
    const { after, reply } = sayTo(siteOf(DARK), message);
    expect(after.theme.mode).toBe('light');
    expect(reply).not.toContain('Nothing changed');
  });
});
