import { describe, expect, it } from 'vitest';
import { sayTo, siteOf } from '#tests/support/talk.ts';
import { heardAs } from './heard.ts';
import type { RequestLanguage } from '../words/index.ts';

const FORGE = siteOf(
  'Rook Forge, Settle. Hinges £24 a pair, door knocker £38, boot scraper £52. Smith: Ada Lund. Striker: Per Holt. Open Monday to Friday 8am to 4pm. Call 01632 960 777.',
);
const TEGEL = siteOf(
  'Tegelzetterij De Voeg, Hoorn. Badkamer 900 euro, keuken 400 euro, toilet 250 euro. Bel 0229 555 011.',
);

const roleIn = (message: string, clause: string, heard: RequestLanguage = 'en', document = FORGE) =>
  heardAs(clause, { message, document, heard }).role;

describe('what a clause is there for', () => {
  it.each([
    ['We argued about it all evening. The door knocker is £41 now.', 'We argued about it all evening.', 'talk'],
    ['We argued about it all evening. The door knocker is £41 now.', 'The door knocker is £41 now.', 'news'],
    ['Hinges are £26 and the boot scraper stays at £52.', 'the boot scraper stays at £52', 'stays'],
    ['Take Per off, he lives in Norway these days.', 'Take Per off', 'orders'],
    ["Don't touch the hinges.", "Don't touch the hinges.", 'stays'],
  ])('%s: %s', (message, clause, role) => {
    expect(roleIn(message, clause)).toBe(role);
  });

  it.each<[RequestLanguage, string, string]>([
    ['de', 'Gestern saßen wir bis Mitternacht zusammen.', 'Der Türklopfer kostet jetzt 41 €.'],
    ['fr', 'On en a parlé jusqu’à minuit.', 'Le heurtoir passe à 41 €.'],
    ['es', 'Estuvimos hablando hasta la medianoche.', 'La aldaba cuesta ahora 41 €.'],
    ['nl', 'We hebben tot middernacht gepraat.', 'De klopper kost nu 41 €.'],
  ])('in %s too: a story is none of what is news', (heard, story, news) => {
    const message = `${story} ${news}`;
    expect(roleIn(message, story, heard)).toBe('talk');
    expect(['news', 'orders']).toContain(roleIn(message, news, heard));
  });
});

describe('what asks for nothing holds nothing back', () => {
  it.each([
    [FORGE, 'Coal has doubled and my back is bad. So the door knocker is £41 now.', '£41'],
    [FORGE, 'The door knocker goes up to £41. The boot scraper stays where it is.', '£41'],
    [FORGE, 'I was going to put the hinges up too but no, leave those. The door knocker is £41.', '£41'],
    [TEGEL, 'De badkamer wordt 950 euro. De rest blijft zoals het is.', '950'],
  ])('%#: %s', (site, message, there) => {
    expect(sayTo(site, message).said).toContain(there);
  });
});

describe('what orders or is news does, where it is not understood', () => {
  it.each([
    'The door knocker is £41 now. Sprindle our whole header.',
    'The door knocker is £41 now, but only for the parish.',
    'The door knocker is £41 now. From June the forge works by the tide tables.',
  ])('%s', (message) => {
    expect(sayTo(FORGE, message).changed).toBe(0);
  });
});
