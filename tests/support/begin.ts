import { emptyCopy } from './in-memory-database.ts';
import { emptyCluster, isPostgresLeftOut } from './postgres-server.ts';

/** A process of its own: makes what many tests begin with, before two runners would make it at the same time. */
emptyCopy();
if (!isPostgresLeftOut && !process.env['TEST_DATABASE_URL']) emptyCluster();
