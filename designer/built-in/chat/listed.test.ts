import { describe, expect, it } from 'vitest';
import { sayTo, siteOf } from '#tests/support/talk.ts';

/** Things that are added to a list which stands in the owner's words, named by what it is called. */
const SAUNA =
  'The Kelp Sauna, Nairn.\nSession £14, private hour £90.\nPages: Prices, What to pack (towel, flip-flops, a bottle of water)\nContact: 01632 960188';
const CAMP =
  'Camp Hollow is a scout camp near Ludlow. We hire out canoes, bows and kayaks. What is not included: food, bedding. Allowed: camp stoves, lanterns. Call 01632 960121.';
const BOAT =
  'Jolly Tern boat trips, Seahouses. \nSeason: May 4 to October 12, wind permitting\nTrip: £18\nCall: 01632 960155';
const WANDERN =
  'Gipfelglück, geführte Touren in Mittenwald. Tagestour 45 €. Mitbringen: Regenjacke, Brotzeit, Sonnencreme. Telefon 08823 5550.';
const RANDO =
  'Les Sabots, randonnées à cheval à Millau. Balade 30 €. À apporter : un casque, des gants, une gourde. Tél. 05 65 55 01 88.';
const KAJAK =
  'Kajaki Łoś, Mikołajki. Kajak 70 zł za dzień. Trasy: Zgon–Ukta 3 godz., Sorkwity–Bieńki 5 godz. Tel. 89 555 01 77.';

describe('a thing more', () => {
  it.each([
    [SAUNA, 'please add a woolly hat to the what to pack list', 'flip-flops, a bottle of water, a woolly hat'],
    [SAUNA, 'Session is £15 now and could you add swimwear to what to pack', 'a bottle of water, swimwear'],
    [SAUNA, 'put sandals on the what to pack page', 'a bottle of water, sandals'],
    [CAMP, 'Add paddle boards to what we hire out', 'We hire out canoes, bows, kayaks and paddle boards.'],
    [CAMP, 'add firewood to what is not included please', 'Food, bedding, firewood'],
    [WANDERN, 'Bitte noch Stirnlampe bei Mitbringen hinzufügen', 'Brotzeit, Sonnencreme, Stirnlampe'],
    [RANDO, 'Ajoutez un imperméable à la liste « À apporter »', 'des gants, une gourde, un imperméable'],
    [KAJAK, 'dodaj do tras Ruciane–Wygryny 2 godz.', '5 godz., Ruciane–Wygryny 2 godz.'],
  ])('stands at the end of the list that is named: %#', (brief, message, said) =>
    expect(sayTo(siteOf(brief), message).said).toContain(said),
  );

  it.each([
    [SAUNA, 'add a woolly hat'],
    [CAMP, 'do we add food to what is not included?'],
    [SAUNA, 'add a towel to the what to pack list'],
    [SAUNA, 'move our gallery to the what to pack page'],
    [CAMP, 'put wood under what is allowed'],
    [BOAT, 'Add Sundays to the season'],
  ])('stands nowhere where no list is named, or it is there: %#', (brief, message) => {
    const { before, after } = sayTo(siteOf(brief), message);
    expect(after.pages).toEqual(before.pages);
  });
});
