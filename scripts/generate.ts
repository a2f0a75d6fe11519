import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { exportedFiles } from '#backend/modules/exports/exported-files.ts';
import type { ExportedFile } from '#backend/modules/exports/exported-file.ts';
import { builtInDesigner } from '#designer/index.ts';
import { exportedDocument, exportNotes } from '#site/render/index.ts';
import { templates } from '#site/templates/index.ts';

const USAGE = `Makes a finished website from a description.

  npm run generate -- "A sourdough bakery in Leipzig called Crumb & Ember …" --out DIR

  --out DIR        folder for the website; made when missing
  --name NAME      what the business is called
  --template ID    ${templates.map((template) => template.id).join(', ')}
  --seed NUMBER    another number, another website (0)
  --language CODE  such as de; the language of the description when left out
  --origin URL     where it will be published, such as https://example.com: adds a sitemap
  --force          write into a folder that has other files`;

/** A wrong call: shown as one plain sentence, without a trace. */
class Refusal extends Error {}

function readCall(args: string[]) {
  const { values, positionals } = (() => {
    try {
      return parseArgs({
        args,
        allowPositionals: true,
        options: {
          out: { type: 'string' },
          name: { type: 'string' },
          template: { type: 'string' },
          seed: { type: 'string', default: '0' },
          language: { type: 'string' },
          origin: { type: 'string' },
          force: { type: 'boolean', default: false },
          help: { type: 'boolean', default: false },
        },
      });
    } catch (error) {
      throw new Refusal(`${error instanceof Error ? error.message.split('\n')[0] : String(error)}\n\n${USAGE}`);
    }
  })();
  if (values.help) throw new Refusal(USAGE);
  const text = positionals.join(' ').trim();
  if (text === '') throw new Refusal(`Say what the website is for, in quotes.\n\n${USAGE}`);
  if (!values.out) throw new Refusal(`Say where to write the website: --out DIR\n\n${USAGE}`);
  if (!/^-?\d{1,15}$/.test(values.seed)) throw new Refusal(`--seed takes a whole number, not “${values.seed}”.`);
  if (values.template && !templates.some((template) => template.id === values.template)) {
    throw new Refusal(
      `There is no template “${values.template}”. There are: ${templates.map((template) => template.id).join(', ')}.`,
    );
  }
  return {
    text,
    out: resolve(values.out),
    name: values.name,
    template: values.template,
    language: values.language,
    origin: values.origin === undefined ? undefined : originIn(values.origin),
    seed: Number(values.seed),
    force: values.force,
  };
}

function originIn(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (!url || !/^https?:$/.test(url.protocol) || url.pathname !== '/' || url.search !== '' || url.hash !== '')
    throw new Refusal(`--origin takes an address without a path, such as https://example.com, not “${text}”.`);
  return url.origin;
}

async function refuseFullFolder(folder: string): Promise<void> {
  const files: string[] = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    if (error.code === 'ENOTDIR') throw new Refusal(`${folder} is a file, not a folder.`);
    throw error;
  });
  if (files.length > 0 && !files.includes('index.html'))
    throw new Refusal(`${folder} has other files in it. Choose an empty folder, or add --force.`);
}

async function write(folder: string, { path, bytes }: ExportedFile): Promise<void> {
  const file = join(folder, path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, bytes);
}

async function generate(args: string[]): Promise<void> {
  const call = readCall(args);
  if (!call.force) await refuseFullFolder(call.out);
  const start = performance.now();
  const { document, reply, understood } = await builtInDesigner.design(call, { seed: call.seed });
  const files = exportedFiles({ name: document.brand.name, document }, { badge: true, origin: call.origin });
  const took = performance.now() - start;
  for (const file of files) await write(call.out, file);
  console.info(
    `${document.brand.name}: ${document.pages.length} ${document.pages.length === 1 ? 'page' : 'pages'} in ${Math.round(took)} ms`,
  );
  for (const { label, value } of understood) console.info(`  ${`${label}:`.padEnd(10)} ${value}`);
  console.info(`\n${reply}\n`);
  for (const page of exportedDocument(document).pages)
    console.info(
      `  ${page.path.padEnd(22)} ${page.title} (${page.sections.length} ${page.sections.length === 1 ? 'section' : 'sections'})`,
    );
  for (const note of exportNotes(document)) console.info(`\n${note}`);
  console.info(
    `\n${files.length} files in ${call.out}. Open index.html there, or serve the folder with any file server. Packed as a ZIP it can be imported on the dashboard.`,
  );
}

try {
  await generate(process.argv.slice(2));
} catch (error) {
  const known = error instanceof Refusal;
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (known) console.error(error.message);
  else if (code === 'EACCES' || code === 'EROFS' || code === 'ENOSPC')
    console.error(`Could not write the website: ${error instanceof Error ? error.message : code}`);
  else console.error(error);
  process.exitCode = 1;
}
