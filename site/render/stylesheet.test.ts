import { expect, test } from 'vitest';
import { minified } from './stylesheet.ts';

test('rules lose what nobody sees', () => {
  expect(
    minified('/* why */ .a , .b > i { color : red ; margin: 0 auto; }\n@media (width > 3rem) { .a { top: 1px } }'),
  ).toBe('.a,.b>i{color : red;margin:0 auto}@media (width>3rem){.a{top:1px}}');
});

test('texts that a style shows keep every space, comma and brace', () => {
  const css = `.a::after { content: " a, b ;  c {d} > /* e */ "; } .b::after { content: '“ , ”' attr(x) "\\" , " }`;
  expect(minified(css)).toBe(
    `.a::after{content:" a, b ;  c {d} > /* e */ "}.b::after{content:'“ , ”' attr(x) "\\" , "}`,
  );
});
