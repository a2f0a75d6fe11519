import { join } from 'node:path';
import { folderAbove } from '../folder-above.ts';

/** The committed SQL, without which the database cannot be set up. */
export const migrationsFolder = (): string => folderAbove(join('backend', 'db', 'migrations'));
