import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Account } from 'dnsimple';
import type { DomainRecords } from '../records.ts';
import type { Zones } from '../zones.ts';
import { answerApi, RegistrarError, type Api } from './api.ts';
import { contactRoutes } from './contacts.ts';
import { domainRoutes } from './domains.ts';
import { registrationRoutes, searchRoutes } from './registrations.ts';
import { zoneRoutes } from './zones.ts';

export type RegistrarOptions = {
  /** The one account there is. */
  account: string;
  /** The one token that is accepted; unset: none is. */
  token?: string;
  /** How long a slow registration takes to answer. */
  slowMs?: number;
};

const SLOW_MS = 20_000;

/** Answers as version 2 of DNSimple's API does, for the calls a shop of names needs. */
export function createRegistrar(zones: Zones, records: DomainRecords, options: RegistrarOptions) {
  const account = Number(options.account);
  const owner: Account = {
    id: account,
    email: 'names@example.com',
    plan_identifier: 'sandbox',
    created_at: '2026-01-01T00:00:00Z',
    updated_at: '2026-01-01T00:00:00Z',
  };
  const api: Api = {
    account: options.account,
    token: options.token,
    whoami: { user: null, account: owner },
    routes: [
      ...searchRoutes(zones),
      ...contactRoutes(records, account),
      ...domainRoutes(zones, account),
      ...registrationRoutes(zones, records, options.slowMs ?? SLOW_MS),
      ...zoneRoutes(zones, records, account),
    ],
  };
  return async (request: IncomingMessage, response: ServerResponse, url: URL): Promise<void> => {
    try {
      await answerApi(api, request, response, url);
    } catch (error) {
      const failure = error instanceof RegistrarError ? error : new RegistrarError(500, 'The domains sandbox failed');
      if (failure.status === 500) console.error('domains sandbox:', error);
      if (!response.headersSent) failure.send(response);
      else response.end();
    }
  };
}
