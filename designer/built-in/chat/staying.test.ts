import { describe, expect, it } from 'vitest';
import { sayTo, siteOf } from '#tests/support/talk.ts';

/** What a message says is to stay, beside what it orders. */
const POTTER =
  'Greta Solheim, potter in Kendal. Mugs £18, bowls £26. I fire in an oak kiln. I do not glaze with lead, that is for the museum. Write to greta@clay.example. Colours: a dark green, background cream.';
const SPA =
  'Studio Lindengrün, Kosmetik in Fulda. Gesicht 60 €, Maniküre 28 €, Massage 55 €. Montag bis Freitag 9 bis 18 Uhr. Telefon 0661 5550.';
const SAZ =
  'Turna Atölyesi, Bursa. Tel değişimi 300 TL, akort 150 TL. Salıdan cumartesiye 10.00–18.00 açığız. E-posta: usta@turna.example';

describe('a wish that something stays', () => {
  it.each([
    'Please make the main colour #7a3b2e but leave the background as it is',
    'Make the background white. Keep the brass colour for the buttons',
  ])('holds up no change of another colour: %s', (message) =>
    expect(sayTo(siteOf(POTTER), message).operations).toHaveLength(1),
  );

  it('holds up a change of that colour', () =>
    expect(sayTo(siteOf(POTTER), 'Make the buttons red. Keep the green colour for the buttons').changed).toBe(0));

  it('holds up what would take its words away', () => {
    const { changed, reply } = sayTo(
      siteOf(POTTER),
      'Mugs are £19 now. take out the sentence about the museum, keep that I do not glaze with lead.',
    );
    expect(changed).toBe(0);
    expect(reply).toContain('keep that I do not glaze with lead');
  });

  it.each(['Call it Oak Kiln Pots, keep my name on there', 'Call it Oak Kiln Pots but keep my name on there'])(
    'holds up another name where the one that it has would stand nowhere: %s',
    (message) => expect(sayTo(siteOf(POTTER), message).changed).toBe(0),
  );

  it('is said of the language as well, which is no colour', () => {
    const { after, reply, before } = sayTo(
      siteOf(SAZ),
      'Hallo, die Seite bleibt aber türkisch. Saitenwechsel (tel değişimi) kostet jetzt 350 TL, bitte ändern.',
    );
    expect(JSON.stringify(after.pages)).toContain('350 TL');
    expect(after.theme).toEqual(before.theme);
    expect(reply).toContain('kostet jetzt');
  });
});

describe('that something is done no more', () => {
  it('is said twice behind what is to go', () => {
    const { said, changed } = sayTo(siteOf(SPA), 'Bitte die Maniküre löschen. Mach ich nimmer.');
    expect(changed).toBeGreaterThan(0);
    expect(said).not.toContain('Maniküre');
  });

  it('is an order where something may go', () =>
    expect(
      sayTo(
        siteOf('Pension De Uil, Zutphen. Kamer € 80. Ontbijt: brood, pannenkoeken, haring. Telefoon 0575 555 010.'),
        'De haring mag eruit, die lust niemand. Kamer wordt € 85.',
      ).said,
    ).not.toContain('haring'));
});
