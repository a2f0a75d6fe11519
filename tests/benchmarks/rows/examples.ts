import { createReadStream, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { openPostgres } from '#backend/db/postgres.ts';
import { rankingOf, type Comparable } from '#backend/modules/shown-examples/nearest.ts';
import { openApi, type TestPerson } from '#tests/support/api.ts';
import { answerLine, exportFile, importFile } from '#tests/support/example-file-steps.ts';
import { makeDatabase, startPostgres } from '#tests/support/postgres-server.ts';
import { good } from '#tests/support/website-steps.ts';
import { collectGarbage } from '../collect-garbage.ts';
import { ms, quantile, type Row } from '../row.ts';

const FEW = 1_000;
const MANY = 100_000;
const COMPARED = 10_000;
const MB = 2 ** 20;
const MOST_MB = 60;
const ROUNDS = 60;

/** A file like those that people bring, each line another one. */
function writeFile(file: string, count: number): void {
  for (let nth = 0; nth < count; nth += 500) {
    const lines = Array.from({ length: Math.min(500, count - nth) }, (_, at) => `${answerLine(wordsOf(nth + at))}\n`);
    writeFileSync(file, lines.join(''), { flag: 'a' });
  }
}

const THINGS = ['heading', 'hours', 'colours', 'phone', 'prices', 'team', 'gallery', 'menu', 'address', 'footer'];
const letters = (nth: number) => [...String(nth)].map((digit) => 'abcdefghij'[Number(digit)]).join('');
const wordsOf = (nth: number) =>
  `Please make the ${THINGS[nth % THINGS.length]} of our ${letters(nth % 997)} page ${letters(nth)} warmer, and keep what we wrote about ${letters(nth * 7)} as it is. `.repeat(
    3,
  );

/** A hundred thousand examples brought in, checked, taken out and listed on PostgreSQL, and some chosen for a request. */
export async function examplesRows(): Promise<Row[]> {
  const server = await startPostgres();
  const folder = mkdtempSync(join(tmpdir(), 'examples-'));
  try {
    const few = await installation(await makeDatabase(server.url, 'few'));
    const many = await installation(await makeDatabase(server.url, 'many'));
    const [small, large] = [join(folder, 'few.jsonl'), join(folder, 'many.jsonl')];
    writeFile(small, FEW);
    writeFile(large, MANY);
    await importFile(few.admin, createReadStream(small));
    const rows = await fileRows(many.admin, large);
    rows.push(await listRow(few.admin, many.admin), ...(await chosenRows()));
    await few.api.close();
    await many.api.close();
    return rows;
  } finally {
    rmSync(folder, { recursive: true });
    await server.stop();
  }
}

async function installation(url: string) {
  const api = await openApi({ database: await openPostgres(url, () => undefined) });
  const admin = await api.person(['admin']);
  // The first look puts the seeds in, and warms up what reads.
  good(await admin.ask('{ examples(first: 1) { totalCount } }'));
  await importFile(admin, answerLine('Warm up'), true);
  return { api, admin };
}

const held = (): number => {
  collectGarbage();
  const { heapUsed, external } = process.memoryUsage();
  return (heapUsed + external) / MB;
};

type Taken = { what: string; seconds: number; ofOurs: number; bytes: number };

async function fileRows(admin: TestPerson, file: string): Promise<Row[]> {
  const before = held();
  let most = before;
  let steps = 0;
  const watch = () => {
    steps += 1;
    if (steps % 40 === 10) most = Math.max(most, held());
  };
  const bare = await bareStream(file);
  const taken = [
    await take('checked', file, () => importFile(admin, watched(createReadStream(file), watch), true)),
    await take('imported', file, () => importFile(admin, watched(createReadStream(file), watch))),
    await take('exported', file, () => drained(admin, watch)),
  ];
  const more = most - before;
  const perSecond = bare.bytes / MB / bare.seconds;
  return [
    {
      what: `${MANY.toLocaleString('en')} examples checked, imported and exported, on PostgreSQL: memory more, after collecting`,
      measured: `${more.toFixed(1)} MB`,
      mustReach: `≤ ${MOST_MB} MB`,
      reached: more <= MOST_MB,
    },
    ...taken.map(({ what, seconds, ofOurs, bytes }) => {
      const speed = bytes / MB / seconds / perSecond;
      return {
        what: `${MANY.toLocaleString('en')} examples ${what}, against a bare stream of as many bytes through JSON.parse`,
        measured: `${speed.toFixed(2)} × (${(bytes / MB).toFixed(0)} MB in ${seconds.toFixed(1)} s, ${ofOurs.toFixed(1)} s of processor time beside the database’s; bare ${bare.seconds.toFixed(1)} s; ${availableParallelism()} cores)`,
        mustReach: '≥ 0.5 ×',
        reached: speed >= 0.5,
      };
    }),
  ];
}

async function take(what: string, file: string, work: () => Promise<number | { lines: number }>): Promise<Taken> {
  const [begun, before] = [performance.now(), process.cpuUsage()];
  const done = await work();
  const seconds = (performance.now() - begun) / 1000;
  const { user, system } = process.cpuUsage(before);
  if (typeof done !== 'number' && done.lines !== MANY) throw new Error(`${done.lines} lines were ${what}`);
  return {
    what,
    seconds,
    ofOurs: (user + system) / 1_000_000,
    bytes: typeof done === 'number' ? done : statSync(file).size,
  };
}

async function* watched(chunks: AsyncIterable<unknown>, watch: () => void): AsyncGenerator<Uint8Array> {
  for await (const chunk of chunks) {
    watch();
    if (chunk instanceof Uint8Array) yield chunk;
  }
}

async function drained(admin: TestPerson, watch: () => void): Promise<number> {
  let bytes = 0;
  let lines = 0;
  for await (const part of exportFile(admin, { kind: 'ANSWER', tools: 'NONE', state: null, source: 'IMPORT' })) {
    watch();
    bytes += Buffer.byteLength(part);
    lines += part.split('\n').length - 1;
  }
  if (lines !== MANY) throw new Error(`${lines} lines were exported`);
  return bytes;
}

/** Whoever only reads the same lines, one by one. */
async function bareStream(file: string): Promise<{ seconds: number; bytes: number }> {
  const begun = performance.now();
  let read = 0;
  let rest = '';
  for await (const chunk of createReadStream(file, 'utf8')) {
    const lines = `${rest}${String(chunk)}`.split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) if (JSON.parse(line)) read += 1;
  }
  if (read !== MANY) throw new Error(`${read} lines were read`);
  return { seconds: (performance.now() - begun) / 1000, bytes: statSync(file).size };
}

async function listRow(few: TestPerson, many: TestPerson): Promise<Row> {
  const query = '{ examples(first: 20, state: NEW) { totalCount edges { node { id words } } } }';
  const times = { few: [] as number[], many: [] as number[] };
  const time = async (person: TestPerson) => {
    const begun = performance.now();
    good(await person.ask(query));
    return performance.now() - begun;
  };
  for (let round = 0; round < ROUNDS; round += 1) {
    const [among, amongMany] = [await time(few), await time(many)];
    if (round < 10) continue;
    times.few.push(among);
    times.many.push(amongMany);
  }
  const [among, amongMany] = [quantile(times.few, 0.95), quantile(times.many, 0.95)];
  return {
    what: `list of examples, ${MANY.toLocaleString('en')} in PostgreSQL against ${FEW.toLocaleString('en')}, p95 of ${ROUNDS - 10}`,
    measured: `${(amongMany / among).toFixed(2)} × (${ms(amongMany)} against ${ms(among)})`,
    mustReach: '≤ 1.3 ×',
    reached: amongMany / among <= 1.3,
  };
}

async function chosenRows(): Promise<Row[]> {
  const examples = Array.from({ length: COMPARED }, (_, nth) => ({
    task: 'MESSAGE' as const,
    words: wordsOf(nth),
    trade: nth % 3 ? 'bakery' : '',
    calls: [{ name: nth % 2 ? 'setTheme' : 'setBusiness', input: { mode: 'dark' } }],
    nearKey: String(nth),
  }));
  const { ranking, longest, took } = await madeReady(examples);
  const times = Array.from({ length: 200 }, (_, nth) => {
    const begun = performance.now();
    ranking.nearest({ task: 'MESSAGE', words: wordsOf(nth * 31), trade: 'bakery' }, 10);
    return performance.now() - begun;
  }).slice(20);
  const p95 = quantile(times, 0.95);
  return [
    {
      what: `examples chosen for a request among ${COMPARED.toLocaleString('en')}, 10 of them`,
      measured: `median ${ms(quantile(times, 0.5))}, p95 ${ms(p95)}`,
      mustReach: 'p95 ≤ 10 ms',
      reached: p95 <= 10,
    },
    {
      what: `${COMPARED.toLocaleString('en')} examples made ready to be chosen from: longest that anybody else waits`,
      measured: `${ms(longest)} (${ms(took)} in all)`,
      mustReach: '≤ 50 ms',
      reached: longest <= 50,
    },
  ];
}

/** Makes a ranking while somebody looks how long they wait for their turn. */
async function madeReady<One extends Comparable>(examples: readonly One[]) {
  const begun = performance.now();
  let [last, longest] = [begun, 0];
  const look = () => {
    longest = Math.max(longest, performance.now() - last);
    last = performance.now();
  };
  const watch = setInterval(look, 1);
  const ranking = await rankingOf(examples);
  look();
  clearInterval(watch);
  return { ranking, longest, took: last - begun };
}
