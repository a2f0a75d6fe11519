export { BackupError } from './backup-error.ts';
export { requireWholeRestore } from './require-whole-restore.ts';
export { checkBackup, restoreBackup } from './restore-backup.ts';
export { takeBackup } from './take-backup.ts';
export type { BackupSettings, Taken } from './take-backup.ts';
