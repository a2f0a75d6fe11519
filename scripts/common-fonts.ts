// Makes `site/themes/common` anew, after a font package has been updated: see the README there.
import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join, resolve } from 'node:path';
import { z } from 'zod';
import { facesOf, families } from '#site/themes/fonts.ts';

const OUT = join('site', 'themes', 'common');
/** What letters do by themselves and what our styles ask for. */
const FEATURES = [
  'kern',
  'liga',
  'calt',
  'ccmp',
  'locl',
  'rvrn',
  'tnum',
  'lnum',
  'onum',
  'pnum',
  'ss01',
  'smcp',
  'c2sc',
];
/** Names of a font by which people choose it: of the family, of the cut, in full, for printers, of the family of cuts. */
const NAMES = new Set([1, 3, 4, 6, 16]);

const functionSchema = z.custom<(bytes: Buffer, text: string, options: object) => Promise<Buffer>>(
  (value) => typeof value === 'function',
);
const fontSchema = z.object({ convert: z.custom<(bytes: Buffer, to: 'woff2') => Promise<Buffer>>() });

const [folder = ''] = process.argv.slice(2);
const requireTool = createRequire(resolve(folder, 'tool.js'));
const subset = functionSchema.parse(requireTool('subset-font'));
const { convert } = fontSchema.parse(requireTool('fontverter'));
const requireOurs = createRequire(import.meta.url);

const ascii = Array.from({ length: 0x7f - 0x20 }, (_, nth) => String.fromCharCode(0x20 + nth)).join('');
/** German, French and Dutch; all within the range that `fonts.ts` gives these files. */
const letters = `${ascii}\u00A0£§©«°·»×–—‘’‚“”„…€ÄÖÜäöüßÀÇÈÉÊàâçèéêëîïôûùœ`;

/** Writes another name of as many letters over a font's own, in the records that people choose it by. */
function rename(font: Buffer, from: string, to: string) {
  if (from.length !== to.length) throw new Error('A font gets a name of as many letters');
  const utf16 = (text: string) => Buffer.from(text, 'utf16le').swap16();
  for (let table = 0; table < font.readUInt16BE(4); table += 1) {
    const entry = 12 + 16 * table;
    if (font.toString('latin1', entry, entry + 4) !== 'name') continue;
    const start = font.readUInt32BE(entry + 8);
    const texts = start + font.readUInt16BE(start + 4);
    for (let nth = 0; nth < font.readUInt16BE(start + 2); nth += 1) {
      const record = start + 6 + 12 * nth;
      if (!NAMES.has(font.readUInt16BE(record + 6))) continue;
      const text = texts + font.readUInt16BE(record + 10);
      const shown = font.subarray(text, text + font.readUInt16BE(record + 8));
      for (let at = shown.indexOf(utf16(from)); at !== -1; at = shown.indexOf(utf16(from))) utf16(to).copy(shown, at);
    }
  }
}

rmSync(join(OUT, 'licences'), { recursive: true, force: true });
mkdirSync(join(OUT, 'licences'), { recursive: true });
for (const family of Object.values(families)) {
  const root = dirname(requireOurs.resolve(`${family.package}/package.json`));
  copyFileSync(join(root, 'LICENSE'), join(OUT, 'licences', `${basename(family.package)}.txt`));
  const faces = facesOf(family, { italics: true });
  for (const face of faces.filter((one) => one.subset === 'common')) {
    const whole = readFileSync(join(root, 'files', face.file.replace('common', 'latin')));
    const font = await subset(whole, letters, { targetFormat: 'sfnt', keepFeatures: FEATURES });
    if ('commonName' in family) rename(font, family.name, family.commonName);
    const made = await convert(font, 'woff2');
    writeFileSync(join(OUT, face.file), made);
    console.info(`${face.file}: ${whole.length} → ${made.length} bytes`);
  }
}
