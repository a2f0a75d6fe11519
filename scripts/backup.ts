import '../load-env.ts';
import { checkBackup, restoreBackup, takeBackup } from '#backend/backup/index.ts';
import { readSettings, StartError } from '#settings';
import { withSecretFiles } from '../secret-files.ts';

const USAGE = `npm run backup -- FILE            writes everything that is kept into one file
npm run restore -- FILE           puts it into an empty database and an empty storage
npm run restore -- --check FILE   only looks whether the file is whole and can be restored`;

/** Nothing here is signed or encrypted, so no secret is made where there is none yet. */
const NO_SECRET = 'x'.repeat(32);

const count = (number: number, what: string) => `${number.toLocaleString('en')} ${what}${number === 1 ? '' : 's'}`;
const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`;
const told = ({ rows, files, fileBytes }: { rows: number; files: number; fileBytes: number }) =>
  `${count(rows, 'row')}, ${count(files, 'file')} with ${megabytes(fileBytes)}`;

async function run([command, ...rest]: string[]): Promise<string> {
  const isCheck = command === 'restore' && rest[0] === '--check';
  const [file, more] = isCheck ? rest.slice(1) : rest;
  if (!file || more !== undefined || file.startsWith('-')) throw new StartError(USAGE);
  if (isCheck) {
    const { head, end } = await checkBackup(file);
    return `${file} is whole: taken on ${head.takenAt}, ${told(end)}. Nothing was restored.`;
  }
  const settings = readSettings(withSecretFiles(process.env), () => NO_SECRET);
  if (command === 'backup') {
    const taken = await takeBackup(settings, file);
    return `Backed up to ${taken.path} (${megabytes(taken.bytes)}), and read back: ${told(taken)}.`;
  }
  if (command !== 'restore') throw new StartError(USAGE);
  const { head, end } = await restoreBackup(settings, file);
  return `Restored what was backed up on ${head.takenAt}: ${told(end)}.`;
}

run(process.argv.slice(2)).then(
  (said) => {
    console.info(said);
    process.exit(0);
  },
  (error: unknown) => {
    console.error(error instanceof StartError ? error.message : error);
    process.exit(1);
  },
);
