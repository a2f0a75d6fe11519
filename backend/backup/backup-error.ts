import { StartError } from '#settings';

/** A backup cannot be taken or restored for a reason that the person at the keyboard can mend: shown as it is. */
export class BackupError extends StartError {
  override name = 'BackupError';
}

/** What went wrong in the middle, as a sentence; what is one already stays as it is. */
export const asSentence = (beginning: string, error: unknown): StartError =>
  error instanceof StartError ? error : new BackupError(`${beginning}: ${inWords(error)}.`, { cause: error });

/** What the system says of a file, in words. */
export function inWords(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return REASONS[code] ?? (error instanceof Error ? error.message : String(error));
}

const REASONS: Record<string, string> = {
  EACCES: 'this account may not',
  EPERM: 'this account may not',
  EROFS: 'its disk can only be read',
  ENOENT: 'there is no such file or folder',
  ENOTDIR: 'a part of its path is no folder',
  EISDIR: 'it is a folder',
  ENOSPC: 'its disk is full',
  EDQUOT: 'its disk is full',
  EEXIST: 'there is a file of that name already',
};
