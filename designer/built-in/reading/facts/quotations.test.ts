import { describe, expect, it } from 'vitest';
import { readBrief } from '../read-brief.ts';

const read = (text: string) => readBrief({ text, templates: [] });
const quoted = (text: string) => read(text).quotations.map(({ text: said, by }) => [said, by]);
const printed = (text: string) =>
  read(text)
    .statements.map((statement) => statement.text)
    .join(' ');

describe('who said it', () => {
  it('stands behind a whole sentence, with an age or a place', () =>
    expect(
      quoted('Lessons in Risby. "She never once grabbed the wheel." Tom, 19. "I passed first go." Priya, Ely.'),
    ).toEqual([
      ['She never once grabbed the wheel.', 'Tom, 19'],
      ['I passed first go.', 'Priya, Ely'],
    ]));

  it('ends where another sentence begins', () =>
    expect(
      quoted(
        'Lamps in Ely. "I left with a mended lamp" – Joan, 81. Put that up. "It shines once more." – Ellen P. I like that.',
      ),
    ).toEqual([
      ['I left with a mended lamp', 'Joan, 81'],
      ['It shines once more.', 'Ellen P.'],
    ]));

  it('is nobody where the next sentence goes on', () =>
    expect(quoted('Lessons in Risby. "She never once grabbed the wheel." Nervous drivers, come in.')).toEqual([
      ['She never once grabbed the wheel.', ''],
    ]));

  it.each([
    'We fell trees in Ely. One bloke wrote "Left the yard cleaner than they found it".',
    'Wij vellen bomen in Ede. Een klant schreef: "Netjes, rustig en op tijd klaar."',
    "Je dépanne à Die. Quelqu'un a écrit : « Il arrive à l'heure, c'est énorme. » Vous pouvez le mettre.",
  ])('need not be named: %s', (text) => {
    expect(quoted(text).map(([, by]) => by)).toEqual(['']);
    expect(printed(text)).toBe(text.slice(0, text.indexOf('.') + 1));
  });

  it('is not the heading of praise', () =>
    expect(quoted('Declan teaches driving in Sligo.\nReviews: "He never shouts, my da shouts."\nCall us.')).toEqual([
      ['He never shouts, my da shouts.', ''],
    ]));

  it('may be what they are', () =>
    expect(quoted('Pads in Ely. "He saved my Saturday." Tanya, baritone. Open late.')).toEqual([
      ['He saved my Saturday.', 'Tanya, baritone'],
    ]));

  it('is not told again with where it shall stand', () =>
    expect(
      printed('Pads in Ely. One bloke wrote "Plays better than new, and cheap", stick that somewhere big. Call us.'),
    ).toBe('Pads in Ely. Call us.'));

  it('is known of words that shall be used, between single quotes as well', () =>
    expect(quoted("We fix bikes. Use this one: 'Took one look and knew.' – Angela, Hebbleton.")).toEqual([
      ['Took one look and knew.', 'Angela, Hebbleton'],
    ]));
});

describe('nobody praises', () => {
  it('with the motto', () => {
    const text = 'We fix roofs in Harmon. Motto: "We answer the phone."';
    expect(quoted(text)).toEqual([]);
    expect(printed(text)).toContain('We answer the phone.');
  });

  it.each([
    'Wir mosten Äpfel in Suhl. Sein Spruch: "Aus faulen Äpfeln wird kein guter Saft."',
    'We lend tools in Ely. Our line: "You do not need a drill, she said, you need a hole."',
  ])('with a saying of their own: %s', (text) => expect(quoted(text)).toEqual([]));

  it('with a line that speaks for the business', () => {
    const text =
      'TORBAY NET LOFT\nNets made and mended.\n"If it has holes in it, we know what to do."\nRing before noon.';
    expect(quoted(text)).toEqual([]);
    expect(printed(text)).toContain('"If it has holes in it, we know what to do."');
  });

  it('where somebody of the business always says so', () => {
    const said = 'What Dad always says is "You mind the loaf, I mind the oven"';
    const text = `We bake in Ayr. ${said}, that would be lovely big at the top. Call us.`;
    expect(quoted(text)).toEqual([]);
    expect(printed(text)).toBe(`We bake in Ayr. ${said}. Call us.`);
  });

  it('where who used to say it stands behind it', () => {
    const text = 'We bake in Ayr. "Nobody should be hurried out of a shop" is what my mother used to say. Open late.';
    expect(quoted(text)).toEqual([]);
    expect(printed(text)).toBe(text);
  });

  it('with words that are only about words', () => {
    const text = 'We keep bees in Ayr. Say "died", not "passed away". Put "Nothing added, nothing taken away."';
    expect(quoted(text)).toEqual([]);
    expect(printed(text)).toBe('We keep bees in Ayr. Nothing added, nothing taken away.');
  });
});
