import { describe, expect, it } from 'vitest';
import { sayTo, siteOf } from '#tests/support/talk.ts';

/** Facts that have changed, told in passing: people, hours, prices, numbers. */
const tell = (brief: string, message: string, earlier: readonly string[] = []) =>
  sayTo(siteOf(brief), message, earlier);

const VET =
  'Harebell Vets is a small animal practice in Kelso. Our vets are Fiona Laidlaw, senior partner, and Ewan Scott, vet. Nina Kaur is our weekend receptionist. Consultation £42, repeat consultation £30, microchip £18. Open Monday to Friday 9 to 6, Saturday 9 to 12. Call 01632 960455 or write to desk@harebell.example.';
const INN =
  'The Weir House is an inn at Bampton. Our cook is Ruth Penrose. Lamb stew £14.50, crab sandwich £9.75, plum crumble £6. Rooms are £70 single, £95 double, £120 family, with breakfast. Quiz night is on Wednesdays at 8. Open every day 11 to 11, Sunday 12 to 9. Ring 01632 960188.';
const PUB =
  'The Fox at Ashby is a village pub. Landlords are Gareth and Lou Prosser, our chef is Ben Oduya. Menu: steak pie £15.50, fish and chips £14.95, risotto £13.50. Bar open every day from noon till 11, Sunday till 9. Quiz night Thursdays at 8. Dogs welcome in the bar. Call 01632 960720.';
const POTTERY =
  'Slip & Glaze is a pottery studio in Frome. We run weekend courses for beginners, six people at a time, within 10 miles of Bath. Courses run 10am to 4pm. Life drawing Thursdays at 7. Open Tuesday to Saturday 10 to 5. Email kiln@slip.example, phone 01632 960299.';

describe('somebody who is something else now', () => {
  it.each([
    [VET, 'nina is the practice manager now', '"role":"Practice manager"'],
    [VET, 'nina has gone full time so shes a nurse now not weekend receptionist', '"name":"Nina Kaur","role":"Nurse"'],
    [INN, 'ruth is now head chef, can you change her title', '"role":"Head chef"'],
    [PUB, 'ben is now head chef, can you change his title', 'our head chef is Ben Oduya'],
    [VET, 'ewan is leaving us at easter, surgery will be done by Gail Dunn', 'Gail Dunn'],
    [VET, "Nina's full name is Ninadevi, please use that", 'Ninadevi Kaur'],
  ])('is named so: %#', (brief, message, said) => expect(tell(brief, message).said).toContain(said));

  it('is asked about where only where they are is told', () => expect(tell(VET, 'Nina is back now').changed).toBe(0));

  it('never names the business', () =>
    expect(tell(VET, "Nina's full name is Ninadevi, please use that").after.brand.name).toBe('Harebell Vets'));

  it('is no verb of another language', () =>
    expect(tell(PUB, 'ben is now head chef').said).toContain('head chef is Ben'));
});

describe('a number beside another', () => {
  it.each([
    ['new mobile for emergencies 01632 960 111, keep the office one too', 'Mobile for emergencies: 01632 960 111'],
    ["We've got a second number for emergencies: 01632 960 111", 'Number for emergencies: 01632 960 111'],
  ])('takes the place of none: %s', (message, said) => {
    const { after, said: words } = tell(VET, message);
    expect(after.business.phone).toBe('01632 960455');
    expect(words).toContain(said);
  });

  it('takes its place where that is meant', () =>
    expect(tell(VET, 'change the number to 01632 960112. keep the email').after.business.phone).toBe('01632 960112'));
});

describe('days and times', () => {
  const daysOf = (message: string) => [...new Set(tell(VET, message).after.business.hours.map(({ day }) => day))];

  it('closes the days that are gone and none that are said to stay', () => {
    const week = ['mon', 'tue', 'wed', 'thu', 'fri'];
    expect(daysOf('Not working Saturdays any more, Monday to Friday only')).toEqual(week);
    expect(daysOf('We no longer open Saturdays or Fridays')).toEqual(week.slice(0, 4));
  });

  it('says one end of one day, whenever it begins', () => {
    const { after } = tell(VET, 'we are shutting at 4 on fridays from next week');
    expect(after.business.hours.find(({ day }) => day === 'fri')?.closes).toBe('16:00');
    expect(tell(VET, 'Microchip is £19 as of Monday').said).toContain('£19');
  });

  it('is asked about what only one day fits of all', () =>
    expect(tell(INN, "Kitchen's closing at 8.30 in the evenings instead of 9").changed).toBe(0));

  it('tells a note as a note', () =>
    expect(tell(VET, "Closed all day Christmas Day, and Boxing Day we're 10 till 2").reply).toMatch(/^Note: /u));
});

describe('one of several sizes', () => {
  it.each([
    ['Double room wants to be £99 a night', '£70 single, £99 double, £120 family'],
    ['family room is £125 now', '£70 single, £95 double, £125 family'],
    ['change the price of the single room to £75', '£75 single, £95 double, £120 family'],
  ])('has its own price: %s', (message, price) => expect(tell(INN, message).said).toContain(price));

  it('is asked about where none of them is said', () => expect(tell(INN, 'Rooms are now from £80').changed).toBe(0));
});

describe('what a sentence says otherwise now', () => {
  it.each([
    [
      "It's numbers of eight now rather than six, can you change that wherever it's mentioned",
      'eight people at a time',
    ],
    ["It says within 10 miles but really I'll go up to 20", 'within 20 miles'],
    ['the courses begin at 9am these days', 'Courses run 9am to 4pm'],
    ['courses now finish at half 3', 'Courses run 10am to 3.30pm'],
    ['life drawing has moved to tuesdays, same time', 'Life drawing Tuesdays at 7'],
  ])('is said so: %s', (message, said) => expect(tell(POTTERY, message).said).toContain(said));

  it('opens no door at other times', () => {
    const hoursAfter = (message: string) => tell(POTTERY, message).after.business.hours;
    expect(hoursAfter('courses start at half 9 now but still finish at 4')).toEqual(siteOf(POTTERY).business.hours);
    expect(tell(POTTERY, 'life drawing finishes at 9 on Thursdays').changed).toBe(0);
    expect(tell(POTTERY, 'life drawing starts half 6 til half 8').reply).not.toContain('how it is already');
    expect(hoursAfter('we shut at 4 on Saturdays')).not.toEqual(siteOf(POTTERY).business.hours);
  });
});

it('times and what somebody is change no number and no name', () => {
  const pub = 'The Drovers Rest is a village pub with four bedrooms in Ely. Sunday roasts 12 to 4pm. Pie £15.50.';
  expect(tell(pub, 'Sunday food is till 5 now instead of 4').said).toContain('four bedrooms');
  const school =
    'Kiln Lane Studio, pottery in Ely. Throwing starts Tuesday 14 January with Martin Hale, six weeks, £165. Handbuilding starts Thursday 16 January with Priya Nair, five weeks, £140.';
  const { said } = tell(school, 'Priya would like to be called Course Tutor and Glaze Technician on the team bit');
  expect(said).toContain('ith Martin Hale');
  expect(said).toContain('ith Priya Nair');
});

describe('somebody who is called otherwise', () => {
  const SWEEPS =
    "Holloway & Daughter, chimney sweeps, Ludlow. I'm Pete Holloway and my daughter Jess Holloway is the one with the camera. Open fire £65.";

  it('has the new name, and the business keeps its own', () => {
    const { said } = tell(
      SWEEPS,
      "Jess got married on Saturday! She's Jess Tranter now. The business name stays as it is mind.",
    );
    expect(said).toContain('my daughter Jess Tranter is');
    expect(said).toContain('Holloway & Daughter');
    expect(said).not.toContain('as it is');
  });
});
