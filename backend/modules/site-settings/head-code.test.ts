import { describe, expect, it } from 'vitest';
import { headCodeProblem } from './head-code.ts';

describe('code for the head', () => {
  it.each([
    '',
    '  \n ',
    '<meta name="verify" content="a>b">',
    `<meta name='verify' content=abc>\n<link rel=me href=https://example.org/@a>`,
    '<!-- Statistics --><script defer data-domain="x" src="https://example.org/s.js"></script>',
    '<SCRIPT>if (a < b && c > d) document.title = "</div>";</SCRIPT >',
    '<style>a > b { color: red }</style><noscript><link rel="stylesheet" href="/x.css"><!-- x --></noscript>',
    '<script type="application/ld+json">{"@context":"https://schema.org"}</script>',
  ])('may be %j', (code) => expect(headCodeProblem(code)).toBeNull());

  it.each([
    ['UA-12345', 'plain text'],
    ['<meta name="a"> hello', 'plain text'],
    ['<div>Hi</div>', '<div> cannot stand'],
    ['<iframe src="https://example.org"></iframe>', '<iframe> cannot stand'],
    ['</head><body>', 'not a whole element'],
    ['<base href="https://evil.example/">', '<base> cannot stand'],
    ['<script>let a = 1;', '<script> is not closed'],
    ['<style>a{}', '<style> is not closed'],
    ['<!-- note <script></script>', 'comment is not closed'],
    ['<script><!-- <script></script>', '“<!--” in it'],
    ['<meta name="a" content="b', 'not a whole element'],
    ['<noscript><img src="https://example.org/p.gif"></noscript>', '<img> cannot stand in <noscript>'],
  ])('may not be %j', (code, words) => expect(headCodeProblem(code)).toContain(words));
});
