/** A secret of two 32-bit words. */
export type HashKey = readonly [number, number];

const state = new Int32Array(4);

function mix(count: number): void {
  let [a = 0, b = 0, c = 0, d = 0] = [state[0], state[1], state[2], state[3]];
  for (let round = 0; round < count; round += 1) {
    a = (a + b) | 0;
    b = ((b << 5) | (b >>> 27)) ^ a;
    a = (a << 16) | (a >>> 16);
    c = (c + d) | 0;
    d = ((d << 8) | (d >>> 24)) ^ c;
    a = (a + d) | 0;
    d = ((d << 7) | (d >>> 25)) ^ a;
    c = (c + b) | 0;
    b = ((b << 13) | (b >>> 19)) ^ c;
    c = (c << 16) | (c >>> 16);
  }
  state[0] = a;
  state[1] = b;
  state[2] = c;
  state[3] = d;
}

function take(word: number): void {
  state[3] = (state[3] ?? 0) ^ word;
  mix(2);
  state[0] = (state[0] ?? 0) ^ word;
}

const flip = (word: 1 | 2, by: number) => void (state[word] = (state[word] ?? 0) ^ by);
const drawn = () => (state[1] ?? 0) ^ (state[3] ?? 0);

/**
 * HalfSipHash-2-4 of a text's UTF-16 code units, 64 bits wide, written into `into`. Without the key nobody can find two texts
 * that share a hash, so names that strangers choose cannot be made to meet a known one.
 */
export function hashName(text: string, [first, second]: HashKey, into: Uint32Array): void {
  state.set([first, second ^ 0xee, first ^ 0x6c796765, second ^ 0x74656462]);
  const even = text.length & ~1;
  for (let at = 0; at < even; at += 2) take(text.charCodeAt(at) | (text.charCodeAt(at + 1) << 16));
  take(((text.length * 2) << 24) | (text.length === even ? 0 : text.charCodeAt(even)));
  flip(2, 0xee);
  mix(4);
  into[0] = drawn();
  flip(1, 0xdd);
  mix(4);
  into[1] = drawn();
}
