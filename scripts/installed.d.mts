export function isInstalled(lockfile: string, installed: string): boolean;
