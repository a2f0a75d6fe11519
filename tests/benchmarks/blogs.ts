import { spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';

const startedSchema = z.object({ port: z.number(), few: z.string(), many: z.string() });

/** A process with a blog of few posts and one of many: what it does when asked stands in `blog-process.ts`. */
export async function startBlogs(env: Record<string, string> = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'pagewright-bench-'));
  const args = ['--expose-gc', '--import', 'tsx', 'tests/benchmarks/blog-process.ts', folder];
  const child = spawn(process.execPath, args, {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...env },
  });
  const told = await new Promise<string>((ready, failed) => {
    child.stdout.on('data', (text: Buffer) => text.includes('"port"') && ready(text.toString()));
    child.once('exit', (code) => failed(new Error(`What serves ended with ${code}`)));
  });
  return { child, ...startedSchema.parse(JSON.parse(told)) };
}
