import { describe, expect, it } from 'vitest';
import { sayTo, siteOf } from '#tests/support/talk.ts';

const SMOKEHOUSE = siteOf(
  'Saltbox Smokehouse, Whitby. We smoke kippers, haddock and cheese over oak. Kippers £6, smoked haddock £8.50, oak cheddar £5. Open Tuesday to Saturday 9am to 4pm. The team: Jess Harker, smoker; Owen Pell, deliveries. Call 01632 960 111 or write to hello@saltbox.example.',
);
const LOTUS = siteOf(
  'Yogastudio De Lotus in Zwolle. Losse les 14 euro, proefles 8 euro. Docenten: Femke Brandsma en Ilse Kuiper. info@delotus.example',
);

describe('what one clause leaves open, another one says', () => {
  it.each([
    [SMOKEHOUSE, 'Owen has moved to Portland, please take him off.', 'Owen Pell'],
    [SMOKEHOUSE, 'Sad news, the oak cheddar never sold. Take it off please.', 'Oak cheddar'],
    [LOTUS, 'Ilse werkt hier niet meer, haal haar er maar af', 'Ilse Kuiper'],
  ])('%#: %s', (site, message, gone) => {
    const { said } = sayTo(site, message);
    expect(said).not.toContain(gone);
  });

  it('a reason behind an order takes nothing else away', () => {
    const { said, after } = sayTo(SMOKEHOUSE, 'kippers are £7 and remove the phone number, we no longer have one');
    expect(said).toContain('Kippers');
    expect(after.business.phone).toBe('');
  });

  it('somebody new takes the place of whom the clause before names', () => {
    const { said } = sayTo(SMOKEHOUSE, "Owen isn't with us any more. It's Grace Lim now.");
    expect(said).not.toContain('Owen Pell');
    expect(said).toContain('Grace Lim');
  });
});

describe('small talk blocks nothing, and is no request', () => {
  it.each([
    'sorry to bother you again!! kippers have gone to £6.50',
    'Hello again! Kippers are £6.50 now. Everything else stays the same.',
    'My daughter says they are too cheap, anyway: kippers are £6.50 now',
  ])('%s', (message) => {
    const { said, reply } = sayTo(SMOKEHOUSE, message);
    expect(said).toContain('£6.50');
    expect(reply).not.toContain('did not understand');
  });

  it('what is the same as before takes no new value', () => {
    const { said } = sayTo(SMOKEHOUSE, 'the entrance fee went up, its £9 now, kippers the same as before');
    expect(said).toContain('£6');
  });

  it('but what narrows, takes back or says something else is none', () => {
    expect(sayTo(SMOKEHOUSE, 'kippers are £7 now, but only for pensioners').changed).toBe(0);
  });
});

describe('what is certain is done, and the rest asked about alone', () => {
  it('in one message', () => {
    const { said, reply, changed, choices } = sayTo(SMOKEHOUSE, 'Kippers are £6.50 now. Flurble the wub.');
    expect(changed).toBe(0);
    expect(said).not.toContain('£6.50');
    expect(reply).toContain('Flurble the wub');
    expect(choices?.[0]?.message).toBe('Kippers are £6.50 now');
  });
});

describe('facts that say what they are', () => {
  it('a name ends where something else begins', () => {
    const { after } = sayTo(SMOKEHOUSE, 'From today we are called Harker & Pell. The email stays the same.');
    expect(after.brand.name).toBe('Harker & Pell');
    expect(after.business.email).toBe('hello@saltbox.example');
  });

  it('somebody new comes with what they are', () => {
    const { said } = sayTo(SMOKEHOUSE, 'Our new bookkeeper is Desmond Achebe.');
    expect(said).toMatch(/Desmond Achebe[^}]*bookkeeper/);
  });

  it('questions in quotation marks come with their answers', () => {
    const { said } = sayTo(
      SMOKEHOUSE,
      'Add two questions. "Do you post?" "Yes, on ice." and "Is the cheese vegetarian?" "It is."',
    );
    for (const words of ['Do you post?', 'Yes, on ice.', 'Is the cheese vegetarian?', 'It is.'])
      expect(said).toContain(words);
  });

  it('what stands everywhere is replaced everywhere', () => {
    const { said } = sayTo(SMOKEHOUSE, 'everywhere it says haddock please write pollack instead');
    expect(said.toLowerCase()).not.toContain('haddock');
    expect(said).toContain('pollack');
  });

  it('a name that was spelled wrong is put right', () => {
    const { said } = sayTo(SMOKEHOUSE, "You spelled her name wrong, it's Jess Harkar");
    expect(said).toContain('Jess Harkar');
    expect(said).not.toContain('Jess Harker');
  });

  it('a new page has what is to stand on it', () => {
    const { after } = sayTo(
      SMOKEHOUSE,
      'Please make another page called "Parcels". On it: we post every Tuesday, £6 a box.',
    );
    expect(JSON.stringify(after.pages.find(({ title }) => title === 'Parcels'))).toContain('every Tuesday');
  });
});
