import { spawnSync } from 'node:child_process';
import { appendFileSync, mkdtempSync, rmdirSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Why no disk of a few megabytes can be made here; null when it can. */
export const noSmallDisk: string | null =
  process.platform !== 'linux'
    ? 'only Linux has tmpfs'
    : process.getuid?.() !== 0
      ? 'only root can mount a tmpfs'
      : canMount()
        ? null
        : 'this machine lets not even root mount a tmpfs';

function canMount(): boolean {
  const disk = tryDisk(1);
  disk?.remove();
  return disk !== null;
}

export type SmallDisk = NonNullable<ReturnType<typeof tryDisk>>;

/** A disk of its own with so many megabytes. */
export function makeSmallDisk(megabytes: number): SmallDisk {
  const disk = tryDisk(megabytes);
  if (!disk) throw new Error('A tmpfs cannot be mounted');
  return disk;
}

function tryDisk(megabytes: number) {
  const folder = mkdtempSync(join(tmpdir(), 'pagewright-disk-'));
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder]);
  if (mounted.status !== 0) {
    rmdirSync(folder);
    return null;
  }
  const filler = join(folder, 'something-else');
  const free = () => {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize;
  };
  return {
    folder,
    free,
    /** Another program takes all room but this many bytes. */
    fill(but: number) {
      try {
        appendFileSync(filler, Buffer.alloc(Math.max(0, free() - but)));
      } catch (error) {
        // Somebody else took the last of it meanwhile: full it is.
        if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error;
      }
    },
    /** And gives it back. */
    clear: () => rmSync(filler, { force: true }),
    remove() {
      spawnSync('umount', ['-l', folder]);
      rmdirSync(folder);
    },
  };
}
