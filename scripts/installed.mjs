// Whether the packages of a lockfile are the installed ones, by npm's own record of what it installed.
import { existsSync, readFileSync } from 'node:fs';

const packagesIn = (file) => Object.entries(JSON.parse(readFileSync(file, 'utf8')).packages ?? {});

/**
 * True when `installed` (npm's `node_modules/.package-lock.json`) holds all that `lockfile` asks for, in the same versions, and
 * nothing in another one. Optional packages may be missing: most are for other machines.
 */
export function isInstalled(lockfile, installed) {
  if (!existsSync(installed)) return false;
  const there = new Map(packagesIn(installed));
  const asked = new Map(packagesIn(lockfile).filter(([path]) => path !== ''));
  const same = (a, b) => a?.version === b?.version && a?.integrity === b?.integrity;
  return (
    [...asked].every(([path, wanted]) => (there.has(path) ? same(there.get(path), wanted) : mayBeMissing(wanted))) &&
    [...there.keys()].every((path) => asked.has(path))
  );
}

const mayBeMissing = ({ optional, devOptional, link }) => Boolean(optional || devOptional || link);
