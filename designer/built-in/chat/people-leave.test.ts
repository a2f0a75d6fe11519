import { describe, expect, it } from 'vitest';
import { sayTo, siteOf } from '#tests/support/talk.ts';

const SITES: Record<string, string> = {
  club: 'Website for the Marlow Chess Club. We meet on Mondays, 7pm to 10pm, in the library. Yearly fee £30. Chair: Hilda Barnes. Treasurer: Owen Price. Tournament director: Femi Adu. Write to marlow@chess.example.',
  school:
    'Northgate Music School in Derby. Piano lesson £25, violin lesson £28. Teachers: Priya Nair (piano), Tomasz Zielinski (violin), Grace Okafor (singing). Ring 01332 960140.',
  clinic:
    'Harbour Physio in Fowey. Our team: Kwesi Mensah, physiotherapist; Abena Owusu, massage. First visit £60. Ring 01726 960133.',
  kapelle:
    'Wir sind die Blaskapelle Oberau. Probe freitags um 19 Uhr. Jahresbeitrag 40 €. Dirigentin: Heike Sommer. Kassenwart: Jens Voss. Post an kapelle@oberau.example.',
  quartett:
    'Das Seequartett aus Lindau. Geige: Clara Weiß, Bratsche: Paul Hagen, Cello: Nora Stein, Klavier: Emil Brandt. Konzert am 12. Mai in der Stadthalle Lindau. Eintritt 18 €.',
  autocar:
    'Viajes Laguna, excursiones en autobús desde Valdivia. Excursión al lago $20.000, niños $12.000. Chofer: Raúl Fuentes. Guía: Ana Soto. Escribir a laguna@viajes.example.',
  dans: 'Dansstudion i Umeå. Kurs 900 kr. Lärare: Lena Berg, Oskar Lund, Maja Holm. Skriv till dans@studion.example.',
  coro: 'Coro Montano di Trento. Prove il martedì alle 20.30. Quota 50 €. Presidente: Luca Ferri. Direttrice: Anna Zeni. Scrivere a coro@montano.example.',
  koor: 'Koor De Lijster in Zwolle. Contributie € 80. Dirigent: Piet Bakker. Penningmeester: Els de Wit. Mail koor@lijster.example.',
};
const peopleAfter = (site: string, message: string): string =>
  JSON.stringify(sayTo(siteOf(SITES[site] ?? ''), message).after.pages);

describe('somebody who is listed', () => {
  it.each([
    [
      'club',
      'Owen Price is no longer with us, please remove him from the committee.',
      'Owen Price',
      ['Hilda Barnes', 'Femi Adu'],
    ],
    [
      'school',
      'Tomasz is moving to Krakow for a year so please take him off the teachers',
      'Tomasz',
      ['Priya Nair', 'Grace Okafor'],
    ],
    [
      'school',
      "Grace Okafor doesn't teach here any more, kindly remove her from the team",
      'Grace Okafor',
      ['Priya Nair'],
    ],
    ['clinic', 'Abena Owusu has left us. Please take her off the team page.', 'Abena', ['Kwesi Mensah']],
    ['clinic', 'Kwesi has retired so remove him from the team please', 'Kwesi', ['Abena Owusu']],
    ['dans', 'Oskar har slutat så ta bort honom bland lärarna', 'Oskar', ['Lena Berg', 'Maja Holm']],
    ['dans', 'Tyvärr har Maja slutat, ta bort henne från lärarna.', 'Maja', ['Lena Berg']],
    ['kapelle', 'Jens Voss ist nicht mehr dabei, bitte aus dem Team nehmen.', 'Jens Voss', ['Heike Sommer']],
  ])('%s: “%s” goes alone', (site, message, gone, others) => {
    const said = peopleAfter(site, message);
    expect(said).not.toContain(gone);
    for (const name of others) expect(said).toContain(name);
  });

  it.each([
    ['quartett', 'Der Emil hört auf, am Klavier sitzt jetzt die Judith Amsel.', 'Emil', ['Judith Amsel', 'Clara Weiß']],
    ['quartett', 'Das Cello spielt neu Tim Roth statt Nora', 'Nora', ['Tim Roth', 'Clara Weiß']],
    ['kapelle', 'Die Kasse macht neu Urs Keller statt Jens', 'Jens', ['Urs Keller']],
    ['autocar', 'Raúl se jubiló, así que el chofer ahora es Mateo Rivas.', 'Raúl', ['Mateo Rivas', 'Ana Soto']],
    ['autocar', 'La guía ahora es Paula Vera', 'Ana Soto', ['Paula Vera']],
    ['coro', 'Il presidente adesso è Marco Dalla Torre, Luca ha lasciato.', 'Luca', ['Marco Dalla Torre']],
    ['coro', 'Al posto di Anna Zeni dirige ora Sara Moser', 'Anna', ['Sara Moser']],
    ['koor', 'Onze nieuwe penningmeester is Joke Smit, Els is gestopt.', 'Els', ['Joke Smit']],
    ['koor', 'Piet stopt ermee, de dirigent is nu Ruud van Dam', 'Piet', ['Ruud van Dam']],
    ['club', "Femi's moved to Hull, Rosa Quist runs the tournaments now", 'Femi', ['Rosa Quist']],
  ])('%s: “%s” has a successor', (site, message, gone, there) => {
    const said = peopleAfter(site, message);
    expect(said).not.toContain(gone);
    for (const name of there) expect(said).toContain(name);
  });

  it.each([
    ['club', "We start at 6 cos of Femi's exam. The DVD price is gone.", ['Femi Adu']],
    ['club', 'Owen Price and Hilda Barnes say hi', ['Owen Price', 'Hilda Barnes']],
    ['school', 'Priya is on the team of the year, imagine that!', ['Priya Nair', 'Tomasz', 'Grace']],
  ])('%s: “%s” takes nobody away', (site, message, there) => {
    const said = peopleAfter(site, message);
    for (const name of there) expect(said).toContain(name);
  });
});
