import type { BuildOptions } from 'esbuild';

export const beside: Record<string, string>;
export const withPackages: BuildOptions;
export function bundleServer(
  entryPoints: Record<string, string>,
  outdir: string,
  options?: BuildOptions,
): Promise<unknown>;
