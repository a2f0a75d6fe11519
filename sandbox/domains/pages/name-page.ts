import { domainToUnicode } from 'node:url';
import { escapeHtml } from '../../page.ts';
import { endingOf } from '../names.ts';
import { pricesOf } from '../prices.ts';
import { writeLines } from '../record-lines.ts';
import type { Zone } from '../records.ts';
import type { Zones } from '../zones.ts';
import { faultFields } from './faults.ts';

const day = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' });
const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

export type Shown = { notice?: string; problem?: string; typed?: string };

/** One name: whose it is, its records, and what goes wrong with it. */
export function namePage(zones: Zones, name: string, { notice, problem, typed }: Shown) {
  const zone = zones.find(name);
  const unicode = domainToUnicode(name);
  return `<p class="back"><a href="/">All names</a></p>
${notice ? `<p role="status">${escapeHtml(notice)}</p>` : ''}<h1>${escapeHtml(unicode)}</h1>
<p class="lead">${unicode === name ? '' : `<code>${name}</code> · `}${escapeHtml(standingOf(zones, name, zone))}</p>
${zone ? recordsForm(zone, typed ?? writeLines(zone.records), problem) : newZoneForm(name)}
<section><h2>What goes wrong</h2>
<p>Choose how the others behave when they are asked about this name. It works before the name is bought, too.</p>
<form method="post" action="/names/${name}/faults"><div class="choices">${faultFields(zones.faultsOf(name))}</div>
<button class="plain end">Save faults</button></form></section>
${zone ? removeForm(name) : ''}`;
}

function standingOf(zones: Zones, name: string, zone: Zone | undefined): string {
  if (zone?.registration === 'ours')
    return `Bought through Pagewright on ${day.format(new Date(zone.createdAt))}, paid until ${day.format(new Date(zone.expiresAt))}.`;
  if (zone?.registration === 'pending') return 'Being registered: the registrar has not finished yet.';
  if (zone) return 'Registered with another registrar.';
  if (zones.isRegistered(name)) return 'Taken: somebody else has this name.';
  const found = endingOf(name);
  if ('problem' in found) return 'Nobody has this name, and the registrar does not sell it.';
  const { registration, renewal, premium } = pricesOf(name, found.ending, zones.faultsOf(name).registrar === 'dearer');
  const yearly = dollars.format(registration);
  return premium
    ? `Free. Premium: ${yearly} for the first year, then ${dollars.format(renewal)} a year.`
    : `Free. It costs ${yearly} a year.`;
}

const recordsForm = (
  { name, records }: Zone,
  text: string,
  problem: string | undefined,
) => `${problem ? `<p role="alert" id="problem">${escapeHtml(problem)}</p>` : ''}<form method="post" action="/names/${name}/records">
<label>Records<textarea name="records" rows="${Math.min(Math.max(records.length + 3, 8), 24)}" spellcheck="false" autocapitalize="none" aria-describedby="how${problem ? ' problem' : ''}"${problem ? ' aria-invalid="true"' : ''}>
${escapeHtml(text)}</textarea></label>
<p class="hint" id="how">One record a line: host, type, value. <code>@</code> is the name itself; seconds to live may stand before the type. For example <code>www CNAME ${name}</code> or <code>@ 300 MX 10 mail.example.com</code></p>
<button class="end">Save records</button></form>`;

const newZoneForm = (name: string) => `<form method="post" action="/names/${name}/zone">
<p class="hint">Give it a zone to play somebody who bought it elsewhere and brings it along.</p>
<button class="end">Register it elsewhere</button></form>`;

const removeForm = (name: string) => `<section><h2>Let it go</h2>
<p>The name and its records disappear. Nobody has it then.</p>
<form method="post" action="/names/${name}/removal"><button class="plain ending end">Let the name go</button></form></section>`;
