import type { IncomingMessage, ServerResponse } from 'node:http';
import { formOf } from '../../http.ts';
import { sendPage } from '../../page.ts';
import { asName, nameIn } from '../names.ts';
import { readLines } from '../record-lines.ts';
import { faultsSchema, type DomainRecords } from '../records.ts';
import type { Zones } from '../zones.ts';
import { listPage } from './list-page.ts';
import { style } from './look.ts';
import { namePage, type Shown } from './name-page.ts';

const NOTICES: Record<string, string> = {
  records: 'Records saved. They are served from now on.',
  faults: 'Faults saved.',
  zone: 'The name is registered elsewhere now, with servers and no more.',
};

/** The pages where a person edits zones and chooses faults. */
export function createPages(zones: Zones, records: DomainRecords, appOrigin: string) {
  const show = (response: ServerResponse, status: number, title: string, body: string) =>
    sendPage(
      response,
      status,
      { title, body, style, note: 'Domains sandbox: these names exist on this machine only' },
      appOrigin,
    );
  const showList = (response: ServerResponse, name = '', problem = '') =>
    show(response, problem ? 400 : 200, 'Domains', listPage(zones, records, { name, problem }));
  const showName = (response: ServerResponse, name: string, shown: Shown) =>
    show(response, shown.problem ? 400 : 200, name, namePage(zones, name, shown));
  const lead = (response: ServerResponse, to: string) =>
    void response.writeHead(303, { Location: to, 'Cache-Control': 'no-store' }).end();
  const missing = (response: ServerResponse) =>
    show(
      response,
      404,
      'Page not found',
      '<h1>Page not found</h1><p class="lead">The domains sandbox has no such page.</p><a class="button" href="/">All names</a>',
    );

  const actions: Record<string, (name: string, form: URLSearchParams, response: ServerResponse) => void> = {
    zone(name, _form, response) {
      if (!zones.find(name)) zones.make(name, 'elsewhere', { registrantId: null, autoRenew: false });
      lead(response, `/names/${name}?saved=zone`);
    },
    records(name, form, response) {
      const typed = form.get('records') ?? '';
      const zone = zones.find(name) ?? zones.make(name, 'elsewhere', { registrantId: null, autoRenew: false });
      const read = readLines(typed, name);
      if ('problem' in read) return showName(response, name, { problem: read.problem, typed });
      zones.write(zone, read.records);
      lead(response, `/names/${name}?saved=records`);
    },
    faults(name, form, response) {
      const faults = faultsSchema.safeParse({ ...zones.faultsOf(name), ...Object.fromEntries(form) });
      if (!faults.success) return showName(response, name, { problem: 'Choose one of the faults in the list.' });
      zones.setFaults(name, faults.data);
      lead(response, `/names/${name}?saved=faults`);
    },
    removal(name, _form, response) {
      zones.remove(name);
      lead(response, '/');
    },
  };

  return async (request: IncomingMessage, response: ServerResponse, url: URL): Promise<void> => {
    const [, area, given = '', action, ...rest] = url.pathname.split('/');
    if (url.pathname === '/') return showList(response);
    if (area !== 'names' || rest.length) return missing(response);
    if (!given) {
      const typed = url.searchParams.get('name') ?? '';
      const name = asName(typed);
      return name
        ? lead(response, `/names/${name}`)
        : showList(response, typed, 'This is no name. Write one with an ending, such as bakery-anna.com.');
    }
    const name = nameIn(given);
    if (!name) return missing(response);
    if (!action) return showName(response, name, { notice: NOTICES[url.searchParams.get('saved') ?? ''] });
    const act = Object.hasOwn(actions, action) ? actions[action] : undefined;
    if (!act || request.method !== 'POST' || isForeign(request)) return missing(response);
    act(name, await formOf(request), response);
  };
}

/** A form on somebody else's page may not edit zones here. */
function isForeign({ headers: { origin, host } }: IncomingMessage): boolean {
  return origin !== undefined && origin !== `http://${host}`;
}
