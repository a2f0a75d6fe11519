import { openDatabase } from '#backend/db/index.ts';
import { FolderInUse } from '#backend/db/index.ts';
import { findUserIdBySub, createUserIfNew } from '#backend/modules/users/store.ts';

/**
 * A process of its own that opens the embedded database of a folder, writes one user after another and says so after
 * each, until somebody kills it. Ends with code 3 when the folder is in use.
 */
try {
  const [folder = ''] = process.argv.slice(2);
  const { db } = await openDatabase({ dataDir: folder }, () => undefined);
  console.info('open');
  for (let number = 0; ; number += 1) {
    const sub = `sub-${number}`;
    if (!(await findUserIdBySub(db, sub)))
      await createUserIfNew(db, { id: `id-${number}`, sub, createdAt: new Date() });
    console.info(`wrote ${number}`);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = error instanceof FolderInUse ? 3 : 1;
}
