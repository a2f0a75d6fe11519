import type { Theme } from '../model/document.ts';
import { facesFor, fontFaceCss } from './fonts.ts';
import { standInCss, stackOf } from './stand-ins.ts';
import { radiusOf, spaceScale, typeScale } from './scale.ts';
import { grounds, schemesOf } from './tones.ts';
import type { Ground, Scheme, Tones } from './tones.ts';
import { typePairOf } from './type-pairs.ts';

const SYSTEM_SANS = 'system-ui,"Segoe UI",Roboto,"Helvetica Neue",sans-serif';

const properties: Record<keyof Tones, string> = {
  paper: '--paper',
  ink: '--ink',
  muted: '--muted',
  line: '--line',
  edge: '--edge',
  tint: '--tint',
  tintInk: '--tint-ink',
  accent: '--accent',
  accentInk: '--accent-ink',
  accentText: '--accent-text',
  support: '--support',
  supportInk: '--support-ink',
};
const toneNames = Object.keys(properties) as (keyof Tones)[];

const write = (values: Record<string, string>) =>
  Object.entries(values)
    .map(([name, value]) => `${name}:${value}`)
    .join(';');

const toneCss = (tones: Tones) => toneNames.map((name) => `${properties[name]}:${tones[name]}`).join(';');

const selectors: Record<Ground, string> = {
  plain: ':root,.ground--plain',
  tint: '.ground--tint',
  accent: '.ground--accent',
  ink: '.ground--ink',
};

const schemeCss = (scheme: Scheme) =>
  grounds.map((ground) => `${selectors[ground]}{${toneCss(scheme[ground])}}`).join('');

/** The tones of one ground as custom properties of a document of its own, such as an SVG file. */
export const rootTonesCss = (tones: Tones): string => `:root{${toneCss(tones)}}`;

/**
 * The custom properties of a theme as CSS: tones for each ground (and for the night when the theme follows the visitor),
 * type, scale, spacing, corners, with the `@font-face` rules for pages in a language. `fontBase` is the address of the folder with the
 * font files, ending with a slash.
 */
export function themeCss(theme: Theme, fontBase: string, language: string): string {
  const pair = typePairOf(theme.type);
  const { day, night } = schemesOf(theme);
  const headings = { weight: pair.headingWeight, width: pair.headingWidth };
  const dark = Number.parseInt(day.plain.ink.slice(1, 3), 16) > Number.parseInt(day.plain.paper.slice(1, 3), 16);
  const root = write({
    'color-scheme': night ? 'light dark' : dark ? 'dark' : 'light',
    '--font-head': stackOf(pair.heading),
    '--font-body': pair.body ? stackOf(pair.body) : SYSTEM_SANS,
    '--head-weight': String(pair.headingWeight),
    '--head-tracking': `${pair.tracking}em`,
    '--head-advance': String(pair.advance),
    ...typeScale(pair.ratio),
    ...spaceScale(theme.spacing),
    '--radius': radiusOf[theme.radius],
    '--measure': '62ch',
  });
  return (
    fontFaceCss(facesFor(pair.fonts, language), fontBase) +
    standInCss(pair.heading, headings) +
    (pair.body && pair.body !== pair.heading ? standInCss(pair.body, null) : '') +
    `:root{${root}}` +
    schemeCss(day) +
    (night ? `@media(prefers-color-scheme:dark){${schemeCss(night)}}` : '')
  );
}

/** Colour of the browser's own frame around the page: by day, and by night when that differs. */
export function frameColours(theme: Theme): { day: string; night?: string } {
  const { day, night } = schemesOf(theme);
  return { day: day.plain.paper, ...(night ? { night: night.plain.paper } : {}) };
}
