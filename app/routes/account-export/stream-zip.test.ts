import { strFromU8, unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { streamZip, type ZipFile } from './stream-zip.server.ts';

async function* made(asked: string[], paths: string[]): AsyncGenerator<ZipFile> {
  for (const path of paths) {
    asked.push(path);
    yield { path, bytes: Buffer.from(`inside ${path}`), isPacked: path.endsWith('.png') };
  }
}

it('is a ZIP of what comes, one file after the other', async () => {
  const asked: string[] = [];
  const archive = await new Response(streamZip(made(asked, ['a.json', 'b/ü.png']))).arrayBuffer();
  const files = unzipSync(new Uint8Array(archive));
  expect(Object.entries(files).map(([path, bytes]) => [path, strFromU8(bytes)])).toEqual([
    ['a.json', 'inside a.json'],
    ['b/ü.png', 'inside b/ü.png'],
  ]);
});

it('asks for no more than is taken, and stops when nobody takes it', async () => {
  const asked: string[] = [];
  const paths = Array.from({ length: 50 }, (_, number) => `${number}.json`);
  const reader = streamZip(made(asked, paths)).getReader();
  await reader.read();
  await reader.cancel();
  expect(asked.length).toBeLessThan(5);
});
