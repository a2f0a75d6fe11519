// Run as a process of its own: makes a new database in the folder that is named and ends. What making one takes, half a
// gigabyte of memory, ends with it; the thread that goes on with the database never needs it.
import { PGlite } from '@electric-sql/pglite';

const database = await PGlite.create({ dataDir: process.argv[2] });
await database.close();
process.exit(0);
