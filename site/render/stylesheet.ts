import type { Theme } from '../model/document.ts';
import { businessFactsCss } from '../sections/parts/business-facts.tsx';
import { styleOf } from '../sections/style-of.ts';
import type { Template } from '../templates/template.ts';
import { gentleMotion } from '../themes/motion.ts';
import { themeCss } from '../themes/index.ts';
import { baseCss, rightToLeftCss } from './base-css.ts';
import { directionOf } from './words/index.ts';

// What is not closed goes on to the end, as in a browser.
const COMMENT_OR_STRING = /\/\*[^]*?(?:\*\/|$)|"(?:[^"\\]|\\[^]?)*(?:"|$)|'(?:[^'\\]|\\[^]?)*(?:'|$)/g;

/** The same rules in fewer bytes. Strings are taken out first and put back as they were: every space in them shows. */
export function minified(css: string): string {
  const strings: string[] = [];
  const bare = css.replace(COMMENT_OR_STRING, (found) =>
    found.startsWith('/*') ? '' : `"${strings.push(found) - 1}"`,
  );
  return bare
    .replace(/\s+/g, ' ')
    .replace(/ ?([{}>;,]) ?/g, '$1')
    .replace(/([{;])\s*([\w-]+):\s+/g, '$1$2:')
    .replace(/;}/g, '}')
    .trim()
    .replace(/"(\d+)"/g, (_, index: string) => strings[Number(index)] ?? '');
}

const minifiedOnce = new Map<string, string>();

function minifiedKept(css: string): string {
  const known = minifiedOnce.get(css);
  if (known !== undefined) return known;
  const result = minified(css);
  minifiedOnce.set(css, result);
  return result;
}

const recent = new Map<string, string>();
const KEPT = 300;

type Shown = { kind: string; variant: string };

/**
 * What a page sends in its `<style>`: theme, base, the styles of the sections it shows, the template's answer to them.
 * What the writing direction needs stands in the first layer and is important there, which no later layer outdoes.
 */
export function stylesheet(
  theme: Theme,
  template: Template,
  shown: readonly Shown[],
  fontBase: string,
  language: string,
): string {
  const look = [...new Set(shown.map(({ kind, variant }) => `${kind} ${variant}`))].sort();
  const key = JSON.stringify([theme, template.id, look, fontBase, language]);
  const known = recent.get(key);
  if (known !== undefined) return known;
  const kinds = [...new Set(shown.map(({ kind }) => kind))].sort();
  const templateCss = template.css + kinds.map((kind) => template.kindCss[kind] ?? '').join('');
  const css = (
    themeCss(theme, fontBase, language) +
    (theme.motion === 'gentle' ? gentleMotion : '') +
    '@layer base,section,template;' +
    `@layer base{${minifiedKept(baseCss + businessFactsCss + (directionOf(language) === 'rtl' ? rightToLeftCss : ''))}}` +
    `@layer section{${minified(styleOf(shown))}}` +
    `@layer template{${minifiedKept(templateCss)}}`
  ).replaceAll('</', '<\\/');
  if (recent.size >= KEPT) recent.clear();
  recent.set(key, css);
  return css;
}
