import { describe, expect, it } from 'vitest';
import { sayTo, siteOf } from '#tests/support/talk.ts';

const SHOP = siteOf(
  'Bramble Bikes in Ludlow mends bikes. Service £45, puncture £12. Mon-Fri 9am-5pm. Run by Ellis Gray. Ring 01584 555 010.',
);
const POTTERY = siteOf(
  'Kiln Lane Pottery, Totnes. Mug £18, bowl £26, vase from £40. We teach on Saturdays in small groups. Write to hello@kiln.example.',
);
const GITE = siteOf(
  'Gîte Les Tilleuls à Sarlat, deux chambres et un jardin. La semaine 520 €, week-end 210 €. Réservations : tilleuls@gite.example',
);
const ATELIER = siteOf(
  'Atelier Corroy répare des vélos à Dijon. Révision 49 €. Ouvert du lundi au vendredi de 9h à 18h. Téléphone 03 80 00 11 22.',
);
const LOKANTA = siteOf(
  'Deniz Lokantası, İzmir. Mercimek 60 TL, pilav 50 TL. Her gün 11:00-22:00 açığız. Tel 0232 555 01 22.',
);

describe('what is so for a while', () => {
  it.each([
    [SHOP, 'Ellis is on holiday till the 5th of January, so no jobs until then'],
    [SHOP, 'We are closed for Diwali from 20 to 24 October'],
    [ATELIER, 'Nous sommes en vacances du 1 au 15 août'],
    [LOKANTA, 'Bayramda 3 gün kapalıyız'],
  ])('stands beside the hours, which stay: %#', (document, message) => {
    const { business } = sayTo(document, message).after;
    expect(business.hoursNote).toContain(message);
    expect(business.hours).toEqual(document.business.hours);
  });

  it.each([
    [POTTERY, 'We are on holiday from 3 to 17 May', 'We are on holiday from 3 to 17 May.'],
    [GITE, 'Le gîte est complet en juillet et août', 'Le gîte est complet en juillet et août.'],
    [
      ATELIER,
      'Nous sommes fermés du 3 au 17 août, pouvez-vous le mettre en haut de la page ?',
      'Nous sommes fermés du 3 au 17 août.',
    ],
  ])('stands above all else where no hours are shown, or it is asked for: %#', (document, message, said) => {
    const { pages } = sayTo(document, message).after;
    expect(pages).toHaveLength(document.pages.length);
    expect(pages[0]?.sections.find(({ kind }) => kind === 'banner')?.props.heading).toBe(said);
  });

  it('is nothing where somebody else is to be told', () => {
    expect(sayTo(POTTERY, 'Email everybody with a place and tell them Friday has sold out').changed).toBe(0);
  });

  it('stands beside the one thing that it is of', () => {
    const { said } = sayTo(POTTERY, 'The mug is sold out until autumn');
    expect(said).toContain('"name":"Mug","text":"Sold out until autumn","price":"£18"');
  });
});
