import { beforeAll, describe, expect, it } from 'vitest';
import type { WebsiteDocument } from '#site/model/document.ts';
import { applyOperations, brokenBound } from '#site/operations/index.ts';
import { sampleWebsite } from '#tests/support/sample-website.ts';
import { respondNow } from './respond.ts';

let website: WebsiteDocument;
beforeAll(() => {
  website = sampleWebsite();
});

const ask = (message: string, more: { document?: WebsiteDocument; before?: string[]; locks?: string[] } = {}) => {
  const document = more.document ?? website;
  const history = (more.before ?? []).flatMap((text) => [
    { role: 'user' as const, text },
    { role: 'assistant' as const, text: '…' },
  ]);
  const answer = respondNow({ message, document, history, ...(more.locks && { locks: more.locks }) }, { seed: 1 });
  const applied = applyOperations(document, answer.operations);
  if (!applied.ok) throw new Error(applied.failure.message);
  expect(brokenBound(document, applied.forward, { scope: answer.scope, movesPages: false })).toBeNull();
  return { ...answer, after: applied.document, changed: applied.forward.length };
};

const all = (document: WebsiteDocument) => document.pages.flatMap(({ sections }) => sections);
const json = (document: WebsiteDocument) => JSON.stringify(document.pages);
const ofKind = (document: WebsiteDocument, kind: string) =>
  all(document).find((section) => section.kind === kind && !section.hidden);

describe('texts', () => {
  it.each([
    ['Change the headline to "Bread every morning"', 'Bread every morning'],
    ['The headline should be Bread every morning', 'Bread every morning'],
    ['Ändere die Überschrift in „Brot am Morgen“', 'Brot am Morgen'],
    ['Change le titre en « Du pain chaque matin »', 'Du pain chaque matin'],
    ['Cambia el título a "Pan cada mañana"', 'Pan cada mañana'],
    ['Muda o título para "Pão todas as manhãs"', 'Pão todas as manhãs'],
  ])('%s', (message, heading) => {
    expect(ofKind(ask(message).after, 'hero')?.props.heading).toBe(heading);
  });

  it('are changed wherever they stand', () => {
    const { after } = ask('Replace "Rye loaf" with "Dark rye"');
    expect(json(after)).not.toContain('Rye loaf');
    expect(json(after)).toContain('Dark rye');
  });

  it('are asked for, and the answer is put in', () => {
    const first = ask('Change the tagline');
    expect(first.changed).toBe(0);
    expect(ask('Flour, water, time', { before: ['Change the tagline'] }).after.brand.tagline).toBe(
      'Flour, water, time',
    );
  });

  it('the name changes everywhere, also when it has an ampersand', () => {
    expect(ask('we are now called Wren & Rye').after.brand.name).toBe('Wren & Rye');
  });
});

describe('sections and pages', () => {
  it.each([
    'Remove the gallery',
    'Entferne die Galerie',
    'Supprime la galerie',
    'Quita la galería',
    'Remove a galeria',
    'pls remvoe the galery',
  ])('%s', (message) => {
    expect(ofKind(ask(message).after, 'gallery')).toBeUndefined();
  });

  it('several are removed when all are named', () => {
    const { after } = ask('remove the gallery and the team');
    expect(ofKind(after, 'gallery')).toBeUndefined();
    expect(ofKind(after, 'team')).toBeUndefined();
    expect(ofKind(after, 'faq')).toBeDefined();
  });

  it.each([
    'Add a place for what customers say',
    'Füge einen Platz für Kundenstimmen hinzu',
    'Ajoute un endroit pour les avis clients',
    'Añade un lugar para las opiniones de clientes',
    'Adiciona um lugar para opiniões de clientes',
  ])('%s', (message) => {
    expect(ofKind(ask(message).after, 'testimonials')).toBeDefined();
  });

  it('a topic is listed before anything goes', () => {
    const answer = ask('Get rid of everything about delivery');
    expect(answer.changed).toBe(0);
    expect(answer.choices?.length).toBeGreaterThan(0);
    const done = ask(answer.choices?.[0]?.message ?? '');
    expect(json(done.after)).not.toMatch(/deliver/i);
    expect(ofKind(done.after, 'about')).toBeDefined();
  });

  it('move, hide and come back', () => {
    expect(ask('Move the questions to the top').after.pages[0]?.sections[1]?.kind).toBe('faq');
    const hidden = ask('hide the team').after;
    expect(ofKind(hidden, 'team')).toBeUndefined();
    expect(ofKind(ask('show the team again', { document: hidden }).after, 'team')).toBeDefined();
  });

  it('pages are added, renamed and taken out of the menu', () => {
    const added = ask('Add a page about weddings').after;
    expect(added.pages.at(-1)).toMatchObject({ title: 'Weddings', path: '/weddings' });
    expect(ask('Rename the About page to Our story').after.pages.map(({ title }) => title)).toContain('Our story');
    expect(ask('Remove About from the menu').after.pages.find(({ title }) => title === 'About')?.inMenu).toBe(false);
  });
});

describe('the look', () => {
  it.each([
    'boring',
    'make it pop',
    "I don't like this font",
    'langweilig',
    'C’est ennuyeux',
    'No me gusta el diseño',
    'Não gosto do design',
  ])('%s: three directions, one press each', (message) => {
    const { choices = [], changed } = ask(message);
    expect(changed).toBe(0);
    expect(choices).toHaveLength(3);
    for (const choice of choices) expect(ask(choice.message).after.template).not.toBe(website.template);
  });

  it('takes colours by name and by value', () => {
    expect(ask('Make the buttons #123456').after.theme.accent).toBe('#123456');
    expect(ask('dark green background').after.theme.mode).toBe('dark');
    expect(ask('Mach die Farben wärmer').after.theme).not.toEqual(website.theme);
  });
});

describe('answers', () => {
  it('are given in the language of the message', () => {
    expect(ask('Traduis le site en anglais').reply).not.toMatch(/\bNothing\b/);
    const french = ask('translate to French').after;
    expect(ask('remove the gallery', { document: french }).reply).toContain('is gone');
  });

  it('say plainly that nothing was understood, and what can be asked', () => {
    const { reply, changed, choices } = ask('qwertz asdf');
    expect(changed).toBe(0);
    expect(reply).toContain('did not understand');
    expect(choices).toHaveLength(3);
  });

  it('say what cannot be done, and what can', () => {
    expect(ask('Can you add a booking system?')).toMatchObject({
      changed: 0,
      reply: expect.stringContaining('What works') as string,
    });
  });

  it('a shy sentence is no fact', () => {
    expect(ask('im not sure about the colours').changed).toBe(0);
  });

  it('a fact that is told stands word for word', () => {
    expect(json(ask('We opened in 1998').after)).toContain('We opened in 1998.');
  });

  it('leave alone what was written by hand, unless it is named', () => {
    const hero = ofKind(website, 'hero');
    const lock = `sections/${hero?.id ?? ''}/props/heading`;
    const document = { ...website, locks: [lock] };
    expect(ofKind(ask('make it look more elegant', { document }).after, 'hero')?.props.heading).toBe(
      hero?.props.heading,
    );
    expect(ofKind(ask('Change the headline to “Mine”', { document }).after, 'hero')?.props.heading).toBe('Mine');
  });
});

/** All of a document that a person reads or that its visitors find, as one text. */
const whole = ({ pages, business }: WebsiteDocument) => JSON.stringify([pages, business]);

describe('every word of a request is accounted for', () => {
  it('a change that leaves out a name or number is asked about first, and a press does it', () => {
    const answer = ask('Add a contact form Westminster 1987');
    expect(answer.changed).toBe(0);
    expect(answer.reply).toContain('Westminster 1987');
    expect(ask(answer.choices?.[0]?.message ?? '').changed).toBeGreaterThan(0);
  });

  it('a reason beside a sure request is no request', () => {
    const { after, reply } = ask('Remove the croissant, nobody orders those anymore');
    expect(json(after)).not.toContain('Croissant');
    expect(reply).not.toContain('nobody orders');
  });

  it('what somebody tells the owner to do elsewhere changes nothing', () => {
    expect(ask('text every customer whose oven is over ten years old that we have a spring deal').changed).toBe(0);
  });

  it('a number for a messenger does not replace the telephone', () => {
    expect(ask('our whatsapp is 07700 900 555').after.business.phone).toBe(website.business.phone);
  });
});

describe('several requests of one message', () => {
  it.each([['the rye loaf is £5.50 now, and on fridays we close at 6'], ['rye loaf £5.50. Fridays open till 6']])(
    '%s: one after another',
    (message) => {
      const { after } = ask(message);
      expect(json(after)).not.toContain('£5.00');
      expect(after.business.hours.find(({ day }) => day === 'fri')).toMatchObject({ opens: '07:00', closes: '18:00' });
      expect(after.business.hours.find(({ day }) => day === 'thu')?.closes).toBe('15:00');
    },
  );

  it('a part that orders what nobody knows is named, and holds back the rest', () => {
    const { changed, reply } = ask('Hide the team. Flurble the wub.');
    expect(reply).toContain('Flurble the wub');
    expect(changed).toBe(0);
  });

  it('a part that says something and is not understood holds back the others, which take one press or a yes', () => {
    const message = 'Hide the team. Flurble 7 wubs there.';
    const { changed, reply, choices } = ask(message);
    expect(changed).toBe(0);
    expect(reply).toContain('Flurble 7 wubs');
    expect(ofKind(ask(choices?.[0]?.message ?? '').after, 'team')).toBeUndefined();
    expect(ofKind(ask('yes', { before: [message] }).after, 'team')).toBeUndefined();
  });

  it('how many requests follow, what is not to be touched and how a letter ends ask for nothing', () => {
    const { after, reply } = ask("Two things. Hide the team. Don't touch the wording. Kind regards, N. Tyhali (Mrs)");
    expect(ofKind(after, 'team')).toBeUndefined();
    expect(reply).not.toMatch(/Two things|wording|Tyhali/);
  });

  it('an order after a comma is one of its own', () => {
    const { after } = ask('Galerie nach ganz oben, Team ausblenden');
    expect(after.pages[0]?.sections[1]?.kind).toBe('gallery');
    expect(ofKind(after, 'team')).toBeUndefined();
  });
});

describe('things are known by a word that no other has', () => {
  it.each([
    ['the rye is £5.50 now', '£5.50'],
    ['le croissant passe à 3,20 €', '3,20 €'],
    ['zet de prijs van croissant op 3 euro', '3 euro'],
    ['o croissant agora custa 3,20 €', '3,20 €'],
  ])('%s', (message, price) => {
    expect(json(ask(message).after)).toContain(`"price":"${price}"`);
  });

  it('a new price stands at every place of the thing', () => {
    expect(json(ask('the rye is £5.50 now').after).split('£5.50')).toHaveLength(3);
  });

  it('somebody takes the place of one who left', () => {
    const { after } = ask('Ann has left, our baker is now Maeve Daly');
    expect(json(after)).toContain('{"name":"Maeve Daly","role":"Baker"');
    expect(json(after)).not.toContain('Ann Fern');
  });

  it.each([
    ['add an event: Bread night on 12 May 2027 at 7pm', '"title":"Bread night"'],
    ['the order button should go to https://order.example/rye', 'https://order.example/rye'],
    ['make the button say Order now', '"label":"Order now"'],
    ['the address is 5 Mill Lane, Ely now', '5 Mill Lane\\nEly'],
    ['Wir haben am 24. Dezember geschlossen', 'am 24. Dezember geschlossen'],
  ])('%s', (message, text) => {
    expect(whole(ask(message).after)).toContain(text);
  });

  it('a section goes to a page of its own', () => {
    const { after } = ask('Put the questions on their own page, call it Help');
    expect(after.pages.at(-1)).toMatchObject({ title: 'Help', sections: [{ kind: 'faq' }] });
    expect(after.pages[0]?.sections.some(({ kind }) => kind === 'faq')).toBe(false);
  });

  it('a price without a thing is asked for', () => {
    expect(ask('change the price')).toMatchObject({ changed: 0, reply: expect.stringContaining('Rye loaf') as string });
  });
});

it('a language that is not spoken is answered in its own words when nothing changed', () => {
  expect(ask('wij willen dat klanten hun polis kunnen inzien door in te loggen').reply).toContain(
    'Er is niets veranderd',
  );
});
