import { mkdtempSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cores } from '../cores.ts';
import { generator, pairedRatio } from '../load.ts';
import { endProcess, startProcess } from '../processes.ts';
import { kb, type Row } from '../row.ts';
import { addWebsite, publish, startedProduct } from '../website.ts';

const PORT = 4500;
const BARE_PORT = 4510;

function fetchPacked(host: string): Promise<Buffer> {
  return new Promise((done, fail) => {
    get({ host: '127.0.0.1', port: PORT, path: '/', headers: { host, 'accept-encoding': 'br' } }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => done(Buffer.concat(parts)));
    }).on('error', fail);
  });
}

/** Requests per second of a published page against a bare server that answers the same bytes. */
export async function publishedPageRows(): Promise<Row[]> {
  const product = await startedProduct(PORT);
  const host = await publish(product.page, await addWebsite(product.page, 0));
  const bytes = await fetchPacked(host);
  const file = join(mkdtempSync(join(tmpdir(), 'pagewright-bench-')), 'page.br');
  writeFileSync(file, bytes);
  const bare = await startProcess(
    ['--import', 'tsx', 'tests/benchmarks/bare-server.ts', file, String(BARE_PORT), 'br'],
    {},
    /listening/,
  );
  const headers = { host, 'accept-encoding': 'br' };
  const { ratio, ours, cpu, ...found } = await pairedRatio(
    { url: `http://127.0.0.1:${PORT}/`, headers, pid: product.pid },
    { url: `http://127.0.0.1:${BARE_PORT}/`, headers, pid: bare.pid },
  );
  await endProcess(bare);
  await product.close();
  return [
    {
      what: `published page, requests per second against bare node:http with the same bytes, ${generator}, ${cores}`,
      measured: `${ratio.toFixed(2)} × (${Math.round(ours)} against ${Math.round(found.bare)}${cpu})`,
      mustReach: '≥ 0.9 ×',
      reached: ratio >= 0.9,
    },
    {
      what: 'published page, HTML with its CSS, compressed',
      measured: kb(bytes.length),
      mustReach: '≤ 14 KB',
      reached: bytes.length <= 14 * 1024,
    },
  ];
}
