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

const SALON = siteOf(
  'Willow Hair, Ludbrook. Cut £38, gents cut £18. Open Tuesday to Friday 9 to 5, Saturday 9 to 4. Run by Tracey Holt. Dogs welcome. Call 01632 960142.',
);
const PLAYERS = siteOf(
  'Thornley Players, an amateur theatre group. Tickets £10, under 16s £6. Next shows: 12 May Blithe Spirit, 3 June Hobson. Write to box@players.example.',
);

describe('what is told beside an order to tell it', () => {
  const bannerOf = (document: typeof SALON, message: string) =>
    sayTo(document, message)
      .after.pages.flatMap(({ sections }) => sections)
      .find(({ kind }) => kind === 'banner')?.props.heading;

  it.each([
    [
      SALON,
      'Students get 10% off on Wednesdays, can you mention that where people will see it',
      'Students get 10% off on Wednesdays.',
    ],
    [
      PLAYERS,
      'No rehearsals in August, we take a break. Worth mentioning I think',
      'No rehearsals in August, we take a break.',
    ],
    [PLAYERS, 'Opening night is sold out, please say so', 'Opening night is sold out.'],
    [SALON, 'We are full for Mothers Day so need that on the front page', 'We are full for Mothers Day.'],
    [
      SALON,
      "We're shut for two weeks from 4 August, put something up so folk know",
      "We're shut for two weeks from 4 August.",
    ],
    [
      SALON,
      'Could you put up a notice saying we shut early on Good Friday, at 2',
      'We shut early on Good Friday, at 2.',
    ],
  ])('is a notice without that order: %#', (document, message, said) => expect(bannerOf(document, message)).toBe(said));

  it.each([
    [
      "Please put a note up that we're closed 24th December to 2nd January",
      "We're closed 24th December to 2nd January.",
    ],
    ['not working bank holiday monday, put it on there', 'Not working bank holiday monday.'],
  ])('stands beside the hours: %s', (message, said) =>
    expect(sayTo(SALON, message).after.business.hoursNote).toBe(said),
  );

  it('is a sentence where it is so from now on', () =>
    expect(sayTo(SALON, 'the shop is now step free, worth a mention').said).toContain('The shop is now step free.'));

  it('is no notice where it says what something costs or when it is', () => {
    expect(sayTo(SALON, 'the cut is 40 now, can you put that on the site').said).toContain('"price":"£40"');
    expect(sayTo(PLAYERS, 'Hobson is now 10 June, can you say so on the site').said).toContain('"date":"10 June"');
  });
});

it('never takes the place of hours that are told in words', () => {
  const words =
    'Open by appointment on Mondays and Tuesdays, on Wednesdays when the market is on, on Thursdays until the light goes, and on most Fridays in summer if it does not rain too much';
  const document = { ...SALON, business: { ...SALON.business, hoursNote: words } };
  expect(sayTo(document, 'We are closed for Diwali from 20 to 24 October').after.business.hoursNote).toBe(words);
});
