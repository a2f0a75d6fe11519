import { existsSync } from 'node:fs';

/** Where a program lies that this machine may have. */
export const installed = (program: string): string | undefined =>
  (process.env.PATH ?? '')
    .split(':')
    .map((folder) => `${folder}/${program}`)
    .find((file) => existsSync(file));
