import type { Services } from '../../context.ts';
import type { Database } from '../../db/index.ts';
import { republishJob } from '../publishing/republish-job.ts';
import { arrangeHosts, hasTls } from './arrange-hosts.ts';
import { certificateFor } from './certificate.ts';
import type { SeenCertificate } from './certificate.ts';
import { diagnose } from './doctor/diagnose.ts';
import type { Observation } from './doctor/observation.ts';
import type { Report } from './doctor/report.ts';
import { noteEvent } from './events.ts';
import type { EventKind } from './events.ts';
import { heldByAnother } from './held-by-another.ts';
import { nextCheckAt } from './next-check.ts';
import { nextState } from './next-state.ts';
import { expectedOf } from './records-of.ts';
import { releaseDomain } from './release-domain.ts';
import { restBeyondPlan } from './rest-beyond-plan.ts';
import { findDomain, listEvents, updateDomain } from './store.ts';
import type { DomainRow } from './store.ts';
import { tellOwner, tellOwnerJob } from './tell-owner.ts';
import { withName } from './with-name.ts';
import type { Named } from './with-name.ts';

type Looked = { observation: Observation; report: Report; certificate: SeenCertificate | null; now: Date };

/** What is told by mail. */
const TOLD: ReadonlySet<EventKind> = new Set(['live', 'broken', 'mended', 'taken']);

/** So much of the history says whether its owner knows that a name is live: less happens between two connections. */
const RECENT = 50;

/**
 * Looks at a domain and keeps what was seen and what follows from it. No transaction is open while others are asked. Gives the
 * domain as it is then; undefined when it was removed meanwhile. `signal`: nothing is kept any more.
 */
export async function lookAt(
  services: Services,
  domain: DomainRow,
  signal?: AbortSignal,
): Promise<DomainRow | undefined> {
  const { settings, dns, clock } = services;
  const [observation, certificate] = await Promise.all([
    dns.observe(domain.name, { signal }),
    certificateFor(services, domain, signal),
  ]);
  if (signal?.aborted) return domain;
  const now = clock();
  const report = diagnose(expectedOf(settings, domain), observation, now);
  const looked = { observation, report, certificate, now };
  const kept = await withName<DomainRow | undefined>(services, { name: domain.name }, async (db, named) => {
    const own = named.rows.find(({ id, token }) => id === domain.id && token === domain.token);
    return own ? keep(db, services, named, own, looked) : findDomain(db, domain.id);
  });
  services.jobs.wake(republishJob);
  services.jobs.wake(tellOwnerJob);
  if (kept) await restBeyondPlan(services, domain.ownerId);
  return kept;
}

async function keep(
  db: Database,
  services: Services,
  named: Named,
  own: DomainRow,
  { observation, report, certificate, now }: Looked,
): Promise<DomainRow> {
  const { settings } = services;
  const website = own.websiteId === null ? undefined : named.websites.get(own.websiteId);
  const holder = named.rows.find((row) => row.provedAt && row.id !== own.id);
  const isHeld = holder !== undefined && !isGone(services, holder, observation, now);
  const events = await listEvents(db, own.id, RECENT);
  const { events: happened, ...next } = nextState(
    {
      ...own,
      isUsed: website !== undefined && !website.deletedAt && own.restsSince === null,
      isKnownLive: events.find(({ kind }) => kind === 'live' || kind === 'connected')?.kind === 'live',
    },
    {
      mayBeProved: report.isProved === true && !isHeld,
      isPointing: settings.sitesAddresses.length > 0 ? leadsHere(own, report, observation) : null,
      isCertified: certificate?.isGood ?? null,
    },
    { now, hasTls: hasTls(services) },
  );
  if (happened.includes('proved') && holder) {
    await releaseDomain(db, services, holder, named);
    happened.push('taken');
  }
  const changed = await updateDomain(db, own.id, {
    ...next,
    provedAt: own.provedAt ?? (happened.includes('proved') ? now : null),
    report: report.isProved && isHeld && !own.provedAt ? heldByAnother(report, own) : report,
    certificate: certificate?.certificate ?? own.certificate,
    checkedAt: now,
    nextCheckAt: nextCheckAt(next, {
      now,
      lastEventAt: happened.length > 0 ? now : (events[0]?.at ?? own.createdAt),
      awaitsCertificate: hasTls(services) && website !== undefined && next.state === 'pointing',
    }),
  });
  for (const [nth, kind] of happened.entries()) {
    const id = await noteEvent(db, services, own.id, { kind, at: new Date(now.getTime() + nth) });
    // Of a draft there is nothing to be seen yet.
    const isDraft = kind === 'live' && !website?.publishedSnapshotId;
    if (TOLD.has(kind) && !isDraft) await tellOwner(db, services, own.id, id);
  }
  if (website) await arrangeHosts(db, services, website);
  return changed;
}

const ANSWERED = ['records', 'nothing', 'no-such-name'];

/**
 * Whether the address of the website leads here. Null only where nobody answers anything: that tells of our own line. A name whose
 * servers are all silent, while others are heard, leads nowhere.
 */
function leadsHere({ primary }: DomainRow, report: Report, { resolvers }: Observation): boolean | null {
  const seen = primary === 'www' ? report.isWwwPointing : report.isPointing;
  const isHeard = resolvers.some(({ answers }) => answers.some(({ outcome }) => ANSWERED.includes(outcome)));
  return seen ?? (isHeard ? false : null);
}

/** Whether the proof of whoever holds the name has been taken away, whomever one asks. */
const isGone = ({ settings }: Services, holder: DomainRow, observation: Observation, now: Date): boolean =>
  diagnose(expectedOf(settings, holder), observation, now).isProved === false;
