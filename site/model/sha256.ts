const fractionBits = (root: number) => ((root - Math.floor(root)) * 2 ** 32) | 0;

function firstPrimes(count: number): number[] {
  const primes: number[] = [];
  for (let candidate = 2; primes.length < count; candidate++) {
    if (primes.every((prime) => candidate % prime !== 0)) primes.push(candidate);
  }
  return primes;
}

const ROUND = Int32Array.from(firstPrimes(64), (prime) => fractionBits(Math.cbrt(prime)));
const START = Int32Array.from(firstPrimes(8), (prime) => fractionBits(Math.sqrt(prime)));
const encoder = new TextEncoder();

/** The message, a 1 bit, zeros, and its length in bits as 64 bits: whole blocks of 64 bytes (FIPS 180-4, 5.1.1). */
function padded(text: string): DataView {
  const message = encoder.encode(text);
  const blocks = new Uint8Array(((message.length + 8) >> 6) * 64 + 64);
  blocks.set(message);
  blocks[message.length] = 0x80;
  const view = new DataView(blocks.buffer);
  view.setUint32(blocks.length - 8, Math.floor(message.length / 2 ** 29));
  view.setUint32(blocks.length - 4, message.length << 3);
  return view;
}

/**
 * SHA-256 of a text's UTF-8 bytes, as 64 hexadecimal digits (FIPS 180-4). Written out here because this room runs in
 * browsers too, where the built-in digest is asynchronous.
 */
export function sha256(text: string): string {
  const view = padded(text);
  const state = Int32Array.from(START);
  const w = new Int32Array(64);
  // Typed arrays of known length: the fallback `?? 0` only satisfies the type of an index access and costs nothing.
  const at = (array: Int32Array, index: number) => array[index] ?? 0;
  for (let offset = 0; offset < view.byteLength; offset += 64) {
    for (let i = 0; i < 16; i++) w[i] = view.getInt32(offset + i * 4);
    for (let i = 16; i < 64; i++) {
      const near = at(w, i - 15);
      const far = at(w, i - 2);
      const s0 = ((near >>> 7) | (near << 25)) ^ ((near >>> 18) | (near << 14)) ^ (near >>> 3);
      const s1 = ((far >>> 17) | (far << 15)) ^ ((far >>> 19) | (far << 13)) ^ (far >>> 10);
      w[i] = (at(w, i - 16) + s0 + at(w, i - 7) + s1) | 0;
    }
    let a = at(state, 0);
    let b = at(state, 1);
    let c = at(state, 2);
    let d = at(state, 3);
    let e = at(state, 4);
    let f = at(state, 5);
    let g = at(state, 6);
    let h = at(state, 7);
    for (let i = 0; i < 64; i++) {
      const s1 = ((e >>> 6) | (e << 26)) ^ ((e >>> 11) | (e << 21)) ^ ((e >>> 25) | (e << 7));
      const first = (h + s1 + ((e & f) ^ (~e & g)) + at(ROUND, i) + at(w, i)) | 0;
      const s0 = ((a >>> 2) | (a << 30)) ^ ((a >>> 13) | (a << 19)) ^ ((a >>> 22) | (a << 10));
      const second = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
      h = g;
      g = f;
      f = e;
      e = (d + first) | 0;
      d = c;
      c = b;
      b = a;
      a = (first + second) | 0;
    }
    [a, b, c, d, e, f, g, h].forEach((word, index) => (state[index] = (at(state, index) + word) | 0));
  }
  return Array.from(state, (word) => (word >>> 0).toString(16).padStart(8, '0')).join('');
}
