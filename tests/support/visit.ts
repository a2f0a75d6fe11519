import type { Visit } from '#backend/index.ts';
import type { Api } from './api.ts';

const browser = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

/** A person looks at a page of a published website. */
export const visit = (api: Api, websiteId: string, of: Partial<Visit> = {}) =>
  api.backend.sites.countVisit({ websiteId, path: '/', host: 'bakery.localhost', agent: browser, ...of });

/** A page as visitors of a host get it; undefined where there is none. */
export const pageAt = async (api: Api, host: string, path = '/'): Promise<string | undefined> =>
  (await (await api.backend.sites.find(host))?.files.read(path))?.identity.toString();
