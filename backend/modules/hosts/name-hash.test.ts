import { describe, expect, it } from 'vitest';
import { hashName } from './name-hash.ts';

/** The authors' own vectors: the key 00…07, and a text of the bytes 00, 01, 02 and so on. */
const VECTORS = { 0: '218d1f59b9b83cc8', 2: '064f39ef7c50eb57', 4: 'd5e78a175be52ea1' };

const bytesUpTo = (length: number) =>
  Array.from({ length: length / 2 }, (_, at) => String.fromCharCode(2 * at + (2 * at + 1) * 256)).join('');

describe('the hash of a name', () => {
  it.each(Object.entries(VECTORS))('of %s bytes is what its authors say', (length, wanted) => {
    const hash = new Uint32Array(2);
    hashName(bytesUpTo(Number(length)), [0x03020100, 0x07060504], hash);
    expect(Buffer.from(hash.buffer).toString('hex')).toBe(wanted);
  });

  it('differs with the key and with each letter, of odd lengths too', () => {
    const of = (text: string, key: [number, number]) => {
      const hash = new Uint32Array(2);
      hashName(text, key, hash);
      return hash.join(' ');
    };
    const hashes = ['rye.example', 'rye.exampld', 'rye.exampl', 'eyr.example'].map((text) => of(text, [1, 2]));
    expect(new Set([...hashes, of('rye.example', [1, 3])]).size).toBe(5);
  });
});
