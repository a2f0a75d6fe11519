import { randomInt } from 'node:crypto';
import { hashName } from './name-hash.ts';

/** Very many names, each with a small number. About 18 bytes a name: no name itself is kept. */
export type NameTable = {
  /** The number that was set for a name; 0 for a name that is not there. */
  get(name: string): number;
  /** `value` is 1 to 254. */
  set(name: string, value: number): void;
  delete(name: string): void;
  readonly size: number;
  /** Of memory. */
  readonly bytes: number;
};

const FEWEST_PLACES = 1024;
/** Of all places that may be taken before there are twice as many: fuller ones make searches long. */
const FULL = 0.75;
const FREE = 0;
/** Was taken once: a search goes on behind it. */
const GIVEN_UP = 255;

type Places = { high: Uint32Array; low: Uint32Array; values: Uint8Array };

const placesFor = (count: number): Places => ({
  high: new Uint32Array(count),
  low: new Uint32Array(count),
  values: new Uint8Array(count),
});

/**
 * A table of hashes of 64 bits with open addressing. A name that was never set is found by a chance of one in 10¹³ among a
 * million, and by nobody's design: the hashes have a key of this table's own.
 */
export function createNameTable(): NameTable {
  const key = [randomInt(2 ** 32), randomInt(2 ** 32)] as const;
  const hash = new Uint32Array(2);
  let places = placesFor(FEWEST_PLACES);
  let taken = 0;
  let size = 0;

  /** Where a hash is, or the free place at the end of the search for it. */
  function placeOf(high: number, low: number): number {
    const last = places.values.length - 1;
    let at = low & last;
    while (places.values[at] !== FREE && (places.low[at] !== low || places.high[at] !== high)) at = (at + 1) & last;
    return at;
  }

  function put(high: number, low: number, value: number): void {
    const at = placeOf(high, low);
    const before = places.values[at];
    if (before === FREE) taken += 1;
    if (before === FREE || before === GIVEN_UP) size += 1;
    places.high[at] = high;
    places.low[at] = low;
    places.values[at] = value;
  }

  function makeRoom(): void {
    const before = places;
    let count = FEWEST_PLACES;
    while (size >= count * FULL * 0.9) count *= 2;
    places = placesFor(count);
    taken = 0;
    size = 0;
    before.values.forEach((value, at) => {
      if (value !== FREE && value !== GIVEN_UP) put(before.high[at] ?? 0, before.low[at] ?? 0, value);
    });
  }

  function find(name: string): number {
    hashName(name, key, hash);
    return placeOf(hash[0] ?? 0, hash[1] ?? 0);
  }

  return {
    get(name) {
      const value = places.values[find(name)] ?? FREE;
      return value === GIVEN_UP ? 0 : value;
    },
    set(name, value) {
      if (taken >= places.values.length * FULL) makeRoom();
      hashName(name, key, hash);
      put(hash[0] ?? 0, hash[1] ?? 0, value);
    },
    delete(name) {
      const at = find(name);
      const value = places.values[at];
      if (value === FREE || value === GIVEN_UP) return;
      places.values[at] = GIVEN_UP;
      size -= 1;
    },
    get size() {
      return size;
    },
    get bytes() {
      return places.high.byteLength + places.low.byteLength + places.values.byteLength;
    },
  };
}
