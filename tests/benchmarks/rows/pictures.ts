import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import { json } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import { SENT_AT_ONCE } from '#app/pictures/send-picture.ts';
import { photosOf } from '../photos.ts';
import { pageRows } from '../page-with-photos.ts';
import { ms, quantile, type Row } from '../row.ts';
import { addWebsite, publish, startedProduct } from '../website.ts';

const PORT = 4575;
const PHOTOS = 20;
const MEGABYTES = 8;
const ON_PAGE = 12;
const ACCEPTED_MS = 3_000;
const MORE_MEMORY = 150;
const LONGEST_MS = 240_000;
const LOOKED_EVERY_MS = 100;

const takenSchema = z.object({
  ok: z.literal(true),
  picture: z.object({ id: z.string(), name: z.string(), alt: z.string(), width: z.number(), height: z.number() }),
});
type Taken = z.output<typeof takenSchema>['picture'];
type Product = Awaited<ReturnType<typeof startedProduct>>;

/** Many large photos at once, and a page that shows a dozen of them. */
export async function picturesRows(): Promise<Row[]> {
  const photos = await photosOf(PHOTOS, MEGABYTES * 1024 * 1024);
  const many = `${PHOTOS} photos of ${megabytes(photos)} MB`;
  const accepted = await acceptedRow(many, photos);
  const product = await startedProduct(PORT);
  const id = await addWebsite(product.page, 0);
  const { taken, rows } = await madeRows(product, { id, many, photos });
  const address = await published(product, id, taken.slice(0, ON_PAGE));
  const pages = await pageRows(address);
  await product.close();
  return [accepted, ...rows, ...pages];
}

const megabytes = (photos: Buffer[]) =>
  (
    quantile(
      photos.map(({ length }) => length),
      0.5,
    ) /
    1024 /
    1024
  ).toFixed(1);

/** In a product of its own, whose memory nobody looks at: to add it up takes milliseconds in which it stands still. */
async function acceptedRow(many: string, photos: Buffer[]): Promise<Row> {
  const product = await startedProduct(PORT);
  const { times, whole } = await upload(product, await addWebsite(product.page, 0), photos);
  await product.close();
  return {
    what: `${many}, ${SENT_AT_ONCE} at a time: until the last is accepted`,
    measured: `${ms(whole)}, the slowest ${ms(Math.max(...times))}`,
    mustReach: `≤ ${ms(ACCEPTED_MS)}`,
    reached: whole <= ACCEPTED_MS,
  };
}

/** Without the browser, whose own sending takes as long on the same processor; so many at a time as the product's own script sends. */
async function upload({ origin, cookie }: Product, id: string, photos: Buffer[]) {
  const headers = { cookie: await cookie(), origin, 'content-type': 'image/jpeg' };
  const taken: Taken[] = [];
  const times: number[] = [];
  const waiting = [...photos.entries()];
  const sendInTurn = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [nth, body] = next;
      const sent = performance.now();
      const answer = await post(new URL(`/website-media/${id}?name=photo-${nth}.jpg`, origin), headers, body);
      times.push(performance.now() - sent);
      taken.push(takenSchema.parse(answer).picture);
    }
  };
  const begun = performance.now();
  await Promise.all(Array.from({ length: SENT_AT_ONCE }, sendInTurn));
  return { taken, times, whole: performance.now() - begun };
}

/** What `fetch` takes to send some megabytes is as much as the product takes to receive them. */
const post = (address: URL, headers: Record<string, string>, body: Buffer) =>
  new Promise<unknown>((answered, failed) => {
    const asked = { method: 'POST', headers: { ...headers, 'content-length': body.length } };
    request(address, asked, (answer) => void json(answer).then(answered, failed))
      .once('error', failed)
      .end(body);
  });

async function madeRows(product: Product, { id, many, photos }: { id: string; many: string; photos: Buffer[] }) {
  const { context, pid } = product;
  const memory = watchMemory(pid);
  const { taken } = await upload(product, id, photos);
  const accepted = performance.now();
  const isPending = async (picture: string) =>
    (await (await context.request.get(`/website/${id}?panel=pictures&picture=${picture}`)).text()).includes(
      'Its sizes are being made',
    );
  for (const { id: picture } of taken)
    while (await isPending(picture)) {
      if (performance.now() - accepted > LONGEST_MS) throw new Error('The sizes were not made in time');
      await wait(250);
    }
  const ready = performance.now() - accepted;
  const more = memory.stop();
  const rows: Row[] = [
    {
      what: `${many}: after that until the job has made all sizes`,
      measured: `${(ready / 1000).toFixed(1)} s`,
      mustReach: 'done',
      reached: true,
    },
    {
      what: `${many}: most memory of the product meanwhile, against before`,
      measured: `+${Math.round(more)} MB`,
      mustReach: `≤ +${MORE_MEMORY} MB`,
      reached: more <= MORE_MEMORY,
    },
  ];
  return { taken, rows };
}

/** Megabytes that a process and those that it has started hold, what several share counted once; Linux alone tells. */
function megabytesOf(pid: number): number {
  try {
    const kilobytes = Number(/^Pss:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1]);
    const started = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean);
    return started.reduce((sum, child) => sum + megabytesOf(Number(child)), kilobytes / 1024);
  } catch {
    // It has ended meanwhile.
    return 0;
  }
}

/** Megabytes that the product holds beyond what it held at first. */
function watchMemory(pid: number) {
  const held = () => megabytesOf(pid);
  const before = held();
  let most = before;
  const timer = setInterval(() => (most = Math.max(most, held())), LOOKED_EVERY_MS);
  return {
    stop: () => {
      clearInterval(timer);
      return most - before;
    },
  };
}

/** Puts photos on the website, says what they show, publishes, and gives the address of its first page. */
async function published({ context, page, origin }: Product, id: string, photos: Taken[]): Promise<string> {
  const described = photos.map((photo, nth) => ({ ...photo, alt: `What photo ${nth + 1} shows` }));
  const form = { intent: 'place-photos', photos: JSON.stringify(described), enhanced: '1' };
  const answer = await context.request.post(`/website/${id}`, { form, headers: { Origin: origin }, maxRedirects: 0 });
  if (answer.status() >= 400) throw new Error(`The photos were not placed: ${answer.status()}`);
  return `http://${await publish(page, id)}/`;
}
