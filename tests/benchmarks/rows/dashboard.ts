import { pairedRatio } from '../load.ts';
import { buildBareRemix } from '../bare-remix.ts';
import { endProcess, startProcess } from '../processes.ts';
import type { Row } from '../row.ts';
import { addWebsite, publish, startedProduct } from '../website.ts';

const BARE_PORT = 4550;

/** The dashboard with session, GraphQL and database against a bare remix-serve page with a list of 12; the plans against it. */
export async function dashboardRow(): Promise<Row[]> {
  const product = await startedProduct(4540);
  const ids: string[] = [];
  for (let index = 0; index < 12; index += 1) ids.push(await addWebsite(product.page, index));
  const [first = ''] = ids;
  await publish(product.page, first);
  const cookie = await product.cookie();
  const command = await buildBareRemix();
  const bare = await startProcess(
    command,
    { PORT: String(BARE_PORT), HOST: '127.0.0.1', NODE_ENV: 'production' },
    /remix-serve/,
  );
  const headers = { cookie, accept: 'text/html', 'accept-encoding': 'identity' };
  const {
    ratio,
    ours,
    bare: yardstick,
  } = await pairedRatio(
    { url: `${product.origin}/`, headers, connections: 10 },
    { url: `http://127.0.0.1:${BARE_PORT}/`, headers, connections: 10 },
    3,
  );
  await endProcess(bare);
  const plans = await pairedRatio(
    { url: `${product.origin}/website/${first}/plans`, headers, connections: 10 },
    { url: `${product.origin}/`, headers, connections: 10 },
    3,
  );
  await product.close();
  return [
    {
      what: 'dashboard of 12 websites, requests per second against a bare remix-serve page with a list of 12',
      measured: `${ratio.toFixed(2)} × (${Math.round(ours)} against ${Math.round(yardstick)})`,
      mustReach: '≥ 0.5 ×',
      reached: ratio >= 0.5,
    },
    {
      what: 'the plans under a website that is published, requests per second against the dashboard of the same 12',
      measured: `${plans.ratio.toFixed(2)} × (${Math.round(plans.ours)} against ${Math.round(plans.bare)})`,
      mustReach: '≥ 1.0 ×',
      reached: plans.ratio >= 1,
    },
  ];
}
