import { describe, expect, it } from 'vitest';
import { rankingOf, type Comparable } from './nearest.ts';

const example = (words: string, name: string, input: object, more: Partial<Comparable> = {}): Comparable => ({
  task: 'MESSAGE',
  words,
  trade: '',
  calls: [{ name, input }],
  nearKey: words,
  ...more,
});
const examples = [
  example('Make the page darker, please', 'setTheme', { mode: 'dark' }),
  example('We close at three on Fridays', 'setBusiness', { hours: [] }),
  example('Our number changed to 555 0199', 'setBusiness', { phone: '555 0199' }),
  example('Add a page about the course', 'addPage', { page: {} }),
  example('A bakery in Ely', 'addPage', { page: {} }, { task: 'BRIEF' }),
];
const { nearest } = await rankingOf(examples);
const words = (asked: string, count = 2, more = {}) =>
  nearest({ task: 'MESSAGE', words: asked, trade: '', ...more }, count).map((one) => one.words);

describe('examples near to a request', () => {
  it('are those that share its words, rare ones first', () => {
    expect(words('Could the page be a bit darker?', 1)).toEqual(['Make the page darker, please']);
    expect(words('On Fridays we are open longer', 1)).toEqual(['We close at three on Fridays']);
  });

  it('are found by what is called, where no word is the same', () => {
    expect(words('Put in this phone: 555 0123', 1)).toEqual(['Our number changed to 555 0199']);
  });

  it('are none where nothing is shared, or none are wanted', () => {
    expect(words('Xyzzy plugh')).toEqual([]);
    expect(words('Darker', 0)).toEqual([]);
    expect(words('???')).toEqual([]);
  });

  it('are of the same task', () => {
    expect(nearest({ task: 'BRIEF', words: 'A bakery in Leith', trade: '' }, 5)).toEqual([examples[4]]);
  });

  it('are of the same trade first, where all else is the same', async () => {
    const same = ['florist', 'bakery', 'barber'].map((trade) =>
      example('Shorter hours', 'setBusiness', { hours: [] }, { trade, nearKey: trade }),
    );
    const ranking = await rankingOf(same);
    expect(ranking.nearest({ task: 'MESSAGE', words: 'Shorter hours', trade: 'bakery' }, 1)[0]?.trade).toBe('bakery');
  });

  it('say nothing twice, and call different things where they are about as near', async () => {
    const like = [
      example('Darker page', 'setTheme', { mode: 'dark' }, { nearKey: 'a' }),
      example('Darker page', 'setTheme', { mode: 'dark' }, { nearKey: 'a' }),
      example('Darker page now', 'setTheme', { mode: 'dark' }, { nearKey: 'b' }),
      example('Darker page then', 'setText', { path: 'x' }, { nearKey: 'c' }),
    ];
    const chosen = (await rankingOf(like)).nearest({ task: 'MESSAGE', words: 'Darker page', trade: '' }, 4);
    expect(chosen.map(({ nearKey }) => nearKey)).toEqual(['a', 'c', 'b']);
  });

  it('are chosen among ten thousand in a moment, whatever is asked', async () => {
    const vocabulary = Array.from(
      { length: 3_000 },
      (_, nth) => `${String.fromCharCode(97 + (nth % 26))}${nth.toString(26).replace(/\d/g, 'z')}xyz`,
    );
    const many = Array.from({ length: 10_000 }, (_, nth) =>
      example(
        Array.from({ length: 15 }, (_none, at) => vocabulary[(nth * 31 + at * at * 7) % (at < 3 ? 20 : 3_000)]).join(
          ' ',
        ),
        nth % 2 ? 'setTheme' : 'setBusiness',
        { mode: 'dark' },
        { nearKey: String(nth) },
      ),
    );
    // Others have their turns while they are made ready.
    let turns = 0;
    const others = setInterval(() => (turns += 1), 1);
    const ranking = await rankingOf(many);
    clearInterval(others);
    expect(turns).toBeGreaterThan(3);
    const asked = vocabulary.join(' ');
    const times = Array.from({ length: 9 }, () => {
      const begun = performance.now();
      expect(ranking.nearest({ task: 'MESSAGE', words: asked, trade: 'bakery' }, 10)).toHaveLength(10);
      return performance.now() - begun;
    });
    // Ten milliseconds is what a turn may spend on it; the fastest of nine is what it takes where nobody else is at work.
    expect(Math.min(...times)).toBeLessThan(10);
  });
});
