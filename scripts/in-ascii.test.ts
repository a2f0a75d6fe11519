import { expect, test } from 'vitest';
import { inAscii } from './in-ascii.mjs';

const CODE = [
  'const kept = `plain ${/[’–]/u.exec("a\\u2013")?.[0]}`;',
  'const money = String.raw`(?:\\s’\\`\\${x}${kept}[–\\d])`;',
  'const nested = String.raw`é${/ß/.test("x") ? String.raw`ñ\\n` : 1}`;',
  'export default [kept, money, nested, /😀/u.test("😀"), /^[à-ü]$/.test("é"), "ascii".length];',
].join('\n');

const resultOf = async (code: string): Promise<unknown> => {
  const url = `data:text/javascript;charset=utf-8,${encodeURIComponent(code)}`;
  const loaded: { default: unknown } = await import(/* @vite-ignore */ url);
  return loaded.default;
};

test('a program in ASCII does what the program did', async () => {
  const written = inAscii(CODE.replaceAll('"😀"', '"\\u{1f600}"').replace('"é"', '"\\u00e9"'));
  expect(written).toMatch(/^[\0-\x7f]*$/);
  expect(await resultOf(written)).toEqual(await resultOf(CODE));
});

test('a program that is in ASCII is left as it is', () => {
  expect(inAscii('const a = String.raw`\\d`;')).toBe('const a = String.raw`\\d`;');
});
