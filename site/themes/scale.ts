import type { Theme } from '../model/document.ts';

const PHONE = 360;
const DESK = 1440;
const rem = (pixels: number) => `${+(pixels / 16).toFixed(3)}rem`;

/** A length that grows evenly from `small` px on a 360-px phone to `large` px on a 1440-px desk. */
export function fluid(small: number, large: number): string {
  const slope = (large - small) / (DESK - PHONE);
  return `clamp(${rem(small)},${rem(small - slope * PHONE)} + ${+(slope * 100).toFixed(2)}vw,${rem(large)})`;
}

/** Sizes `--step--1` to `--step-5`: ratio 1.2 on phones, `ratio` on desks. */
export const typeScale = (ratio: number): Record<string, string> =>
  Object.fromEntries(
    [-1, 0, 1, 2, 3, 4, 5].map((step) => [
      `--step-${step}`,
      step < 0 ? fluid(14, 15) : fluid(16.5 * 1.2 ** step, 18 * ratio ** step),
    ]),
  );

const factor: Record<Theme['spacing'], number> = { compact: 0.72, regular: 1, airy: 1.28 };

/** Steps `--space-1` (4 px) to `--space-8` (the gap between two sections on a desk, at most 152 px). */
export function spaceScale(spacing: Theme['spacing']): Record<string, string> {
  const by = factor[spacing];
  return {
    '--space-1': '.25rem',
    '--space-2': '.5rem',
    '--space-3': '.75rem',
    '--space-4': '1rem',
    '--space-5': rem(24 * Math.sqrt(by)),
    '--space-6': fluid(30 * by, 44 * by),
    '--space-7': fluid(44 * by, 76 * by),
    '--space-8': fluid(64 * by, 120 * by),
  };
}

/** Corners, in px, as `--radius`. */
export const radiusOf: Record<Theme['radius'], string> = { none: '0px', small: '4px', medium: '10px', large: '22px' };
