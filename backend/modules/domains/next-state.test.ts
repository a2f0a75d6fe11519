import { describe, expect, it } from 'vitest';
import { nextState } from './next-state.ts';
import type { Seen, Standing } from './next-state.ts';

const now = new Date('2026-11-21T09:00:00.000Z');
const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000);

const standing = (state: Standing['state'], more: Partial<Standing> = {}): Standing => ({
  ...{ state, failingSince: null, failures: 0, isUsed: true, isKnownLive: false },
  ...more,
});
const seen = (isPointing: boolean | null, more: Partial<Seen> = {}): Seen => ({
  ...{ mayBeProved: false, isPointing, isCertified: null },
  ...more,
});
const known = { isKnownLive: true };
const unused = { isUsed: false };
const proof = { mayBeProved: true };
const certified = { isCertified: true };
const expired = { isCertified: false };
const failing = (failures: number, minutes: number) => ({ ...known, failures, failingSince: ago(minutes) });

type Row = [what: string, before: Standing, seen: Seen, state: Standing['state'], events: string[]];

/** Live, where our edge has certificates. */
const withTls: Row[] = [
  ['nothing was seen', standing('waiting'), seen(null), 'waiting', []],
  ['it leads here without a proof', standing('waiting'), seen(true, certified), 'waiting', []],
  ['its proof was seen', standing('waiting'), seen(false, proof), 'proved', ['proved']],
  ['proof and way were seen at once', standing('waiting'), seen(true, proof), 'pointing', ['proved', 'pointing']],
  [
    'everything was seen at once',
    standing('waiting'),
    seen(true, { ...proof, ...certified }),
    'secure',
    ['proved', 'pointing', 'secure', 'live'],
  ],
  ['a released one is proved again', standing('released'), seen(false, proof), 'proved', ['proved']],
  ['a released one stays so', standing('released'), seen(true, certified), 'released', []],
  ['it begins to lead here', standing('proved'), seen(true), 'pointing', ['pointing']],
  ['it leads elsewhere still', standing('proved'), seen(false), 'proved', []],
  ['it waits for its certificate', standing('pointing'), seen(true), 'pointing', []],
  ['an old certificate is none', standing('pointing'), seen(true, expired), 'pointing', []],
  ['it got its certificate', standing('pointing'), seen(true, certified), 'secure', ['secure', 'live']],
  ['it got one while it shows nothing', standing('pointing', unused), seen(true, certified), 'secure', ['secure']],
  ['it leads away before it was live', standing('pointing'), seen(false), 'proved', ['pointing-lost']],
  ['it is connected again', standing('secure'), seen(true, certified), 'secure', ['live']],
  ['all stays well', standing('secure', known), seen(true, certified), 'secure', []],
  ['nobody can be asked', standing('secure', known), seen(null), 'secure', []],
  ['it leads away while it shows nothing', standing('secure', unused), seen(false), 'proved', ['pointing-lost']],
  ['it fails for the first time', standing('secure', known), seen(false), 'secure', []],
  ['it fails often, in a short time', standing('secure', failing(5, 59)), seen(false), 'secure', []],
  ['it fails for long, seen twice', standing('secure', failing(1, 90)), seen(false), 'secure', []],
  ['it fails three times over an hour', standing('secure', failing(2, 60)), seen(false), 'broken', ['broken']],
  [
    'its certificate ran out an hour ago',
    standing('secure', failing(2, 60)),
    seen(true, expired),
    'broken',
    ['broken'],
  ],
  ['it is broken on', standing('broken', failing(9, 900)), seen(false), 'broken', []],
  ['it is broken and nobody can be asked', standing('broken', failing(9, 900)), seen(null), 'broken', []],
  ['it is mended', standing('broken', failing(9, 900)), seen(true, certified), 'secure', ['mended']],
];

/** On a machine of one's own, where a name that leads here is live. */
const withoutTls: Row[] = [
  ['proof and way were seen', standing('waiting'), seen(true, proof), 'pointing', ['proved', 'pointing', 'live']],
  ['it shows nothing', standing('proved', unused), seen(true), 'pointing', ['pointing']],
  ['all stays well', standing('pointing', known), seen(true), 'pointing', []],
  ['it fails for the first time', standing('pointing', known), seen(false), 'pointing', []],
  ['it leads away while it shows nothing', standing('pointing', unused), seen(false), 'proved', ['pointing-lost']],
  ['it fails three times over an hour', standing('pointing', failing(2, 61)), seen(false), 'broken', ['broken']],
  ['it is mended', standing('broken', failing(3, 61)), seen(true), 'pointing', ['mended']],
];

describe('what becomes of a domain', () => {
  it.each(withTls)('when %s', (_what, before, look, state, events) => {
    expect(nextState(before, look, { now, hasTls: true })).toMatchObject({ state, events });
  });

  it.each(withoutTls)('without certificates, when %s', (_what, before, look, state, events) => {
    expect(nextState(before, look, { now, hasTls: false })).toMatchObject({ state, events });
  });

  it('counts failures from the first on, and forgets them when it works again', () => {
    const place = { now, hasTls: true };
    const first = nextState(standing('secure', known), seen(false), place);
    expect(first).toMatchObject({ failures: 1, failingSince: now });
    const second = nextState(standing('secure', failing(1, 20)), seen(false), place);
    expect(second).toMatchObject({ failures: 2, failingSince: ago(20) });
    const unknown = nextState(standing('secure', failing(2, 40)), seen(null), place);
    expect(unknown).toMatchObject({ failures: 2, failingSince: ago(40) });
    const well = nextState(standing('secure', failing(2, 50)), seen(true, certified), place);
    expect(well).toMatchObject({ failures: 0, failingSince: null });
  });
});
