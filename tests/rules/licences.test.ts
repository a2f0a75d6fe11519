import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { z } from 'zod';

/** Of everything that is installed in production: all let the product be sold and nothing be asked of its users. */
const ALLOWED = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'Unlicense',
]);
/** A shared library that sharp loads, which anybody may replace: all that its licence asks. */
const LOADED_LIBRARY = /^@img\/sharp-/;

/** Said in the package's own LICENSE file and nowhere else. */
const SAID_IN_A_FILE: Record<string, string> = { 'chroma-js': 'BSD-3-Clause' };

const lock = z
  .object({
    packages: z.record(
      z.string(),
      z.object({
        license: z.string().optional(),
        dev: z.boolean().optional(),
        devOptional: z.boolean().optional(),
      }),
    ),
  })
  .parse(JSON.parse(readFileSync('package-lock.json', 'utf8')));

const isAllowed = (licence: string, name: string) =>
  ALLOWED.has(licence) || (licence === 'LGPL-3.0-or-later' && LOADED_LIBRARY.test(name));

/** `MIT`, `(MIT OR CC0-1.0)`, `Apache-2.0 AND MIT`: one of those to choose from, all of those that come together. */
const fits = (expression: string, name: string) =>
  expression
    .replace(/^\(|\)$/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((licence) => isAllowed(licence.trim(), name)));

it('everything that is installed in production may be', () => {
  const installed = Object.entries(lock.packages).filter(
    ([path, { dev, devOptional }]) => path && !dev && !devOptional,
  );
  expect(installed.length).toBeGreaterThan(100);
  const wrong = installed.flatMap(([path, found]) => {
    const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
    const license = found.license ?? SAID_IN_A_FILE[name] ?? 'none';
    return fits(license, name) ? [] : [`${name}: ${license}`];
  });
  expect(wrong).toEqual([]);
});
