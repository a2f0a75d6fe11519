import { exportedFiles } from '#backend/modules/exports/exported-files.ts';
import { pack } from '#backend/modules/exports/pack.ts';
import { readExport } from '#backend/modules/exports/read-export.ts';
import { trades } from '#designer/built-in/trades/known/index.ts';
import { builtInDesigner } from '#designer/index.ts';
import type { Row } from '../../benchmarks/row.ts';
import { found } from '../findings.ts';

const SITES = 100;

/** A hundred generated websites: exported, read back and exported again gives the same bytes. */
export async function roundTripRows(): Promise<Row[]> {
  const differing: string[] = [];
  for (let index = 0; index < SITES; index++) {
    const trade = trades[index % trades.length];
    const text = `Site ${index}, ${trade?.words.split(', ')[0] ?? 'business'} in Lund. Call 0131 555 0188.`;
    const { document } = await builtInDesigner.design({ text }, { seed: index + 1 });
    const zip = pack(exportedFiles({ name: document.brand.name, document }, { badge: true }));
    const again = pack(exportedFiles(readExport(zip), { badge: true }));
    if (Buffer.compare(zip, again) !== 0) differing.push(`${index}: ${text}`);
  }
  return [
    found(`export → import → export of ${SITES} generated websites that differs`, differing, 'none, byte for byte'),
  ];
}
