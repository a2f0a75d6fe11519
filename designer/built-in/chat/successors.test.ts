import { describe, expect, it } from 'vitest';
import { sayTo, siteOf } from '#tests/support/talk.ts';

const CLUB = siteOf(
  'Website for the Marlow Chess Club. We meet on Mondays, 7pm to 10pm, in the library. Yearly fee £30. Chair: Hilda Barnes. Treasurer: Owen Price. Tournament director: Femi Adu. Write to marlow@chess.example.',
);
const BAND = siteOf(
  'Wir sind die Blaskapelle Oberau. Probe freitags um 19 Uhr. Jahresbeitrag 40 €. Dirigentin: Heike Sommer. Kassenwart: Jens Voss. Post an kapelle@oberau.example.',
);
const CHORALE = siteOf(
  'Chorale Les Rossignols, à Nantes. Répétition le mardi à 20 h. Cotisation 60 € par an. Présidente : Inès Caron. Trésorier : Luc Morel. Écrire à chorale@rossignols.example.',
);

describe('somebody in the place of somebody else', () => {
  it.each([
    [CLUB, 'Owen Price has handed over to Ruth Okoro as treasurer.', 'Ruth Okoro', 'Owen Price'],
    [CLUB, 'Hilda is stepping down after 12 years bless her. Our chair is Marta Lind.', 'Marta Lind', 'Hilda'],
    [CLUB, 'Femi moved to Leeds, sad. Take him off. Ines Roth runs the tournament now', 'Ines Roth', 'Femi'],
    [BAND, 'Jens Voss hört leider auf, neue Kassenwartin ist Petra Lohr, danke!', 'Petra Lohr', 'Jens Voss'],
    [BAND, 'Neuer Kassenwart ist Rolf Adler, bitte austauschen.', 'Rolf Adler', 'Jens Voss'],
    [CHORALE, "Inès est partie à Lyon. La présidente, maintenant c'est Zoé Lambert.", 'Zoé Lambert', 'Inès'],
  ])('is exchanged wherever the name stands: %#', (document, message, comes, goes) => {
    const { said } = sayTo(document, message);
    expect(said).toContain(comes);
    expect(said).not.toContain(goes);
  });

  it('has the role that is said of the one who comes', () => {
    const { said } = sayTo(
      siteOf('Tidal Sauna, Leith. Seat £14. Run by Fraser Gunn and Ada Eze. tidal@sauna.example'),
      'Ada is off to Norway so take her off, my cousin Mairi Gunn joins as stoker',
    );
    expect(said).toContain('Mairi Gunn');
    expect(said).toContain('stoker');
    expect(said).not.toContain('Ada Eze');
  });

  it.each([
    [CLUB, 'Owen Price and Ruth Okoro say hello'],
    [CLUB, 'Add Ruth Okoro as secretary'],
    [CHORALE, 'Luc Morel adore le site !'],
  ])('but nobody goes of whom nothing is said to change: %#', (document, message) => {
    const { said, before } = sayTo(document, message);
    const names = JSON.stringify(before.pages).match(/Owen Price|Luc Morel|Hilda Barnes/gu) ?? [];
    for (const name of names) expect(said).toContain(name);
  });
});
