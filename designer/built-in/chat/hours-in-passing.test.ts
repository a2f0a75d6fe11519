import { describe, expect, it } from 'vitest';
import { sayTo, siteOf } from '#tests/support/talk.ts';

const SITES: Record<string, string> = {
  en: 'Polly’s Bakery in Ely. Bread £4, cake £16. Open Tue to Fri 8am to 5pm, Sat 9am to 1pm. Baking class Thursday 6pm £30.',
  en2: 'Fern Lane Bike Repairs in Stroud. Service £45, puncture £9. Open Monday to Friday 9am to 6pm, Saturday 10am to 4pm. Ring 01632 960100.',
  de: 'Bäckerei Polly in Ulm. Brot 4 €, Kuchen 16 €. Dienstag bis Freitag 8 bis 18 Uhr, Samstag 9 bis 13 Uhr.',
  fr: 'Boulangerie Polly à Lyon. Pain 4 €, gâteau 16 €. Ouvert du mardi au vendredi de 8h à 18h, samedi de 9h à 13h.',
  es: 'Panadería Polly en Cádiz. Pan 4 €, tarta 16 €. Abierto de martes a viernes de 8:00 a 18:00, sábado de 9:00 a 13:00.',
  pt: 'Padaria Polly em Faro. Pão 4 €, bolo 16 €. Aberto de terça a sexta das 8h às 18h, sábado das 9h às 13h.',
  it: 'Panetteria Polly a Lecce. Pane 4 €, torta 16 €. Aperto da martedì a venerdì dalle 8 alle 18, sabato dalle 9 alle 13.',
  nl: 'Bakkerij Polly in Gouda. Brood € 4, taart € 16. Open dinsdag t/m vrijdag van 8.00 tot 18.00 uur, zaterdag van 9.00 tot 13.00 uur.',
  sv: 'Bageri Polly i Lund. Bröd 40 kr, tårta 160 kr. Öppet tisdag till fredag 8-18, lördag 9-13.',
  da: 'Bageri Polly i Vejle. Brød 40 kr, kage 160 kr. Åbent tirsdag til fredag 8-18, lørdag 9-13.',
  pl: 'Piekarnia Polly w Gdyni. Chleb 12 zł, tort 90 zł. Otwarte od wtorku do piątku 8:00-18:00, sobota 9:00-13:00.',
};
const weekAfter = (site: string, message: string): string[] =>
  sayTo(siteOf(SITES[site] ?? ''), message).after.business.hours.map(
    ({ day, opens, closes }) => `${day} ${opens}-${closes}`,
  );

describe('hours that are told in passing', () => {
  it.each([
    ['en', 'On Thursdays I now stop at noon, still opening at 8.', 'thu 08:00-12:00'],
    ['en', 'Saturday we only get going at 10 now and shut at 2', 'sat 10:00-14:00'],
    ['en2', 'thurs we shut at 4 now', 'thu 09:00-16:00'],
    ['en2', 'half an hour longer on Thursdays please', 'thu 09:00-18:30'],
    ['en2', "We've decided to stay till 7 on Wednesdays", 'wed 09:00-19:00'],
    ['en2', 'Sat is 9 to 2 now', 'sat 09:00-14:00'],
    ['en2', "We're starting at 7:30 on Fridays in future", 'fri 07:30-18:00'],
    ['en2', "Tuesdays we're now here 8 till 8", 'tue 08:00-20:00'],
    ['de', 'Donnerstags machen wir künftig erst um 9 auf und um 17 Uhr wieder zu.', 'thu 09:00-17:00'],
    ['de', 'Am Freitag ist neuerdings schon um 16 Uhr Schluss.', 'fri 08:00-16:00'],
    ['de', 'Samstag fangen wir jetzt um 8 an, Schluss bleibt um 13 Uhr.', 'sat 08:00-13:00'],
    ['de', 'Montags haben wir jetzt auch auf, 10 bis 14 Uhr.', 'mon 10:00-14:00'],
    ['fr', 'Le jeudi la boutique ferme désormais à 16h.', 'thu 08:00-16:00'],
    ['fr', "Dorénavant on n'ouvre qu'à 10h le samedi, mais on reste jusqu'à 14h.", 'sat 10:00-14:00'],
    ['es', 'Los jueves ahora cerramos a las 5', 'thu 08:00-17:00'],
    ['es', 'El sábado abrimos más tarde, a las 10, y cerramos a las 14', 'sat 10:00-14:00'],
    ['pt', 'À quinta passamos a fechar às 19h', 'thu 08:00-19:00'],
    ['pt', 'Ao sábado abrimos só às 10 e fechamos às 14', 'sat 10:00-14:00'],
    ['it', 'Il giovedì adesso chiudiamo alle 16', 'thu 08:00-16:00'],
    ['it', 'Il sabato apriamo alle 10 e chiudiamo alle 14', 'sat 10:00-14:00'],
    ['it', 'Da lunedì apriamo alle 7.30 il giovedì', 'thu 07:30-18:00'],
    ['pl', 'Proszę zmienić: w czwartki otwarte do 15', 'thu 08:00-15:00'],
    ['nl', 'Op donderdag sluiten we voortaan om 17.00 uur', 'thu 08:00-17:00'],
    ['nl', 'Zaterdags gaan we pas om 10 uur open en om 14 uur weer dicht', 'sat 10:00-14:00'],
    ['sv', 'Nu har vi öppet även måndagar, 11-16.', 'mon 11:00-16:00'],
    ['sv', 'På lördagar öppnar vi numera 10 men stänger fortfarande 13', 'sat 10:00-13:00'],
    ['sv', 'Torsdagar stänger vi kl 17 från och med nu', 'thu 08:00-17:00'],
    ['da', 'Om torsdagen åbner vi først kl. 10, vi lukker stadig kl. 18.', 'thu 10:00-18:00'],
    ['da', 'Vi lukker kl. 16 om fredagen nu', 'fri 08:00-16:00'],
    ['pl', 'W czwartki zamykamy teraz o 16:00', 'thu 08:00-16:00'],
    ['pl', 'W soboty otwieramy dopiero o 10 i zamykamy o 14', 'sat 10:00-14:00'],
  ])('%s: %s', (site, message, row) => {
    const day = row.slice(0, 3);
    const isOther = (one: string) => !one.startsWith(day);
    const before = siteOf(SITES[site] ?? '').business.hours.filter((one) => one.day !== day);
    const after = weekAfter(site, message);
    expect(after.filter((one) => one.startsWith(day))).toEqual([row]);
    expect(after.filter(isOther)).toHaveLength(before.length);
  });

  it.each([
    ['en2', 'closed Mondays from now on', 'mon'],
    ['en2', 'No more Saturdays for us, sadly.', 'sat'],
    ['de', 'Mittwochs bleibt der Laden ab sofort zu', 'wed'],
    ['fr', 'Fermé le mercredi maintenant', 'wed'],
    ['es', 'Los martes ya no abrimos', 'tue'],
    ['it', "Il mercoledì d'ora in poi siamo chiusi", 'wed'],
    ['nl', 'Woensdag zijn we voortaan gesloten', 'wed'],
    ['da', 'Onsdag holder vi lukket fremover', 'wed'],
  ])('%s: “%s” closes a day', (site, message, day) => {
    expect(weekAfter(site, message).join()).not.toContain(day);
    expect(weekAfter(site, message).length).toBeGreaterThan(0);
  });

  it('is asked with a button for each of two readings', () => {
    const { changed, choices } = sayTo(siteOf(SITES.en2 ?? ''), 'Fridays it is 1 now');
    expect(changed).toBe(0);
    const read = (choices ?? []).map(({ message }) => weekAfter('en2', message).find((one) => one.startsWith('fri')));
    expect(read).toEqual(['fri 13:00-18:00', 'fri 09:00-13:00']);
  });

  it('is not the time of a class, nor of what happens once', () => {
    const before = weekAfter('en', 'hello');
    expect(weekAfter('en', 'The baking class on Thursday is at 7 now')).toEqual(before);
    expect(weekAfter('en', 'My cousin comes on Friday at 3')).toEqual(before);
  });
});
