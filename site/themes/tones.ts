import type { Theme } from '../model/document.ts';
import { AA, contrastOf, hexOf, inkOn, lchOf, mixed, readableOn, visibleOn } from './contrast.ts';

/** All colours that may be used on one ground. Names are those of the custom properties. */
export type Tones = {
  paper: string;
  ink: string;
  muted: string;
  line: string;
  edge: string;
  tint: string;
  tintInk: string;
  accent: string;
  accentInk: string;
  accentText: string;
  support: string;
  supportInk: string;
};
export const grounds = ['plain', 'tint', 'accent', 'ink'] as const;
export type Ground = (typeof grounds)[number];
/** One colour scheme of a site: the tones of each ground. */
export type Scheme = Record<Ground, Tones>;

type Asked = Pick<Theme, 'background' | 'ink' | 'accent' | 'support'>;

const isDark = (hex: string) => lchOf(hex).l < 0.5;

/** The mode in which a ground that somebody asked for is shown as asked. */
export const modeOf = (background: string): 'light' | 'dark' => (isDark(background) ? 'dark' : 'light');

/** `wish` brought towards `base` until the ink reads on it. */
function quietGround(base: string, wish: string, ink: string): string {
  for (let share = 1; share > 0.05; share -= 0.1) {
    const candidate = mixed(base, wish, share);
    if (contrastOf(ink, candidate) >= AA + 0.4) return candidate;
  }
  return base;
}

type Wishes = { ink: string[]; tint: string; accent: string; support: string; accentMustShow: number };

function tonesOn(paper: string, wishes: Wishes): Tones {
  const ink = inkOn(paper, ...wishes.ink);
  const tint = quietGround(paper, wishes.tint, ink);
  const accent = visibleOn(paper, wishes.accent, wishes.accentMustShow);
  const support = visibleOn(paper, wishes.support, 1.15);
  const light = isDark(ink) ? paper : ink;
  const dark = isDark(ink) ? ink : paper;
  return {
    paper,
    ink,
    muted: readableOn(mixed(ink, paper, 0.34), [paper, tint], ink),
    line: mixed(paper, ink, 0.17),
    edge: readableOn(mixed(paper, ink, 0.5), [paper, tint], ink, 3),
    tint,
    tintInk: ink,
    accent,
    accentInk: inkOn(accent, ...(isDark(accent) ? [light, dark] : [dark, light])),
    accentText: readableOn(accent, [paper, tint], ink),
    support,
    supportInk: inkOn(support, ...(isDark(support) ? [light, dark] : [dark, light])),
  };
}

/** The deep ground of a light scheme: the asked ink if it is deep enough, else that hue made deep. */
function deepGround({ ink, background }: Asked): string {
  if (isDark(background)) {
    const { l, c, h } = lchOf(background);
    return hexOf({ l: l > 0.2 ? l - 0.06 : l + 0.07, c, h });
  }
  const { l, c, h } = lchOf(ink);
  return l <= 0.34 ? ink : hexOf({ l: 0.27, c: Math.min(c, 0.06), h });
}

function schemeOf(asked: Asked): Scheme {
  const { background, accent, support } = asked;
  const ink = inkOn(background, asked.ink);
  const deep = deepGround(asked);
  const pale = isDark(background) ? ink : background;
  // A deep second colour makes a light page grey long before it colours it.
  const share = isDark(background) ? 0.2 : isDark(support) ? 0.08 : 0.17;
  const tinted = quietGround(background, mixed(background, support, share), ink);
  const plain = tonesOn(background, { ink: [ink], tint: tinted, accent, support, accentMustShow: 1.3 });
  const loudInk = inkOn(plain.accent, plain.accentInk);
  const onDeep = inkOn(deep, pale, '#ffffff');
  return {
    plain,
    tint: tonesOn(tinted, { ink: [ink], tint: background, accent: plain.accent, support, accentMustShow: 1.3 }),
    accent: tonesOn(plain.accent, {
      ink: [loudInk],
      tint: mixed(plain.accent, loudInk, 0.1),
      accent: loudInk,
      support: plain.support,
      accentMustShow: 3,
    }),
    ink: tonesOn(deep, {
      ink: [onDeep],
      tint: mixed(deep, onDeep, 0.09),
      accent: plain.accent,
      support,
      accentMustShow: 2.6,
    }),
  };
}

/** The same site at night: grounds turn deep and keep their hue, the colours that were asked for are lifted until they show. */
function nightOf({ background, ink, accent, support }: Asked): Asked {
  const page = lchOf(background);
  const text = lchOf(ink);
  const hue = text.c > 0.012 ? text.h : page.c > 0.006 ? page.h : lchOf(support).h;
  const ground = hexOf({ l: 0.195, c: Math.min(Math.max(text.c, page.c * 0.6), 0.028), h: hue });
  return {
    background: ground,
    ink: hexOf({ l: 0.945, c: Math.min(page.c, 0.018), h: page.h }),
    accent: visibleOn(ground, accent, 4),
    support: visibleOn(ground, support, 2.4),
  };
}

/**
 * The colour schemes of a theme. `day` always exists and holds the colours as asked, except when the theme asks for `dark`
 * and its ground is light; `night` exists when the theme follows the visitor and its ground is light.
 */
export function schemesOf(theme: Theme): { day: Scheme; night?: Scheme } {
  if (isDark(theme.background) || theme.mode === 'light') return { day: schemeOf(theme) };
  const night = schemeOf(nightOf(theme));
  return theme.mode === 'dark' ? { day: night } : { day: schemeOf(theme), night };
}

/** Every pair of text and ground that the tones allow, by name, for proofs and for the publish check. */
export const textPairsOf = (tones: Tones): { text: keyof Tones; ground: keyof Tones; ratio: number }[] =>
  (
    [
      ['ink', 'paper'],
      ['ink', 'tint'],
      ['tintInk', 'tint'],
      ['muted', 'paper'],
      ['muted', 'tint'],
      ['accentText', 'paper'],
      ['accentText', 'tint'],
      ['accentInk', 'accent'],
      ['supportInk', 'support'],
    ] as const
  ).map(([text, ground]) => ({ text, ground, ratio: contrastOf(tones[text], tones[ground]) }));
