import { openApi, testSettings } from './api.ts';
import { change, good, madeBy, setHeading } from './website-steps.ts';

/**
 * A process of its own that edits websites without end, several at once, and says of each edit that was acknowledged
 * which revision has which heading, until somebody kills it. Takes the data folder and the database's address, if any.
 */
const [folder = '', databaseUrl = ''] = process.argv.slice(2);
const env = { DATA_DIR: folder, ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}) };
const api = await openApi({ settings: testSettings(env) });

async function editWithoutEnd(writer: number) {
  const owner = await api.person([], `writer-${writer}`);
  const { id } = await madeBy(owner);
  for (let revision = 1; ; revision += 1) {
    const heading = `Edit ${revision} of writer ${writer}`;
    const { changeWebsite } = good(await change(owner, id, revision, setHeading(heading)));
    console.info(JSON.stringify({ writer, id, revision: changeWebsite.currentRevision, heading }));
  }
}

await Promise.all([1, 2, 3].map(editWithoutEnd));
