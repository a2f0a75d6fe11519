import type { BuildOptions } from 'esbuild';

export const beside: Record<string, string>;
export function bundleServer(
  entryPoints: Record<string, string>,
  outdir: string,
  options?: BuildOptions,
): Promise<unknown>;
