import { expect, test } from 'vitest';
import { sampleDocument } from '../model/sample-document.ts';
import { getTemplate } from '../templates/index.ts';
import { minified, stylesheet } from './stylesheet.ts';

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

test('sections move only where the owner chose it, never for people who want less of it, and never without being seen', () => {
  const document = sampleDocument({ pages: 1, perPage: 2 });
  const css = (motion: 'none' | 'gentle') =>
    stylesheet({ ...document.theme, motion }, getTemplate(document.template), [], '/-/fonts/', 'en');
  expect(css('none')).not.toContain('animation');
  const [before = '', rule = ''] = css('gentle').split('@media screen and (prefers-reduced-motion:no-preference)');
  expect(before).not.toContain('animation:');
  expect(rule).toContain('.section~.section>*{animation:rise');
  expect(rule.slice(0, rule.indexOf('}}}'))).not.toContain('opacity');
});
