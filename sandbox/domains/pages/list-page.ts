import { domainToUnicode } from 'node:url';
import { escapeHtml } from '../../page.ts';
import type { DomainRecords } from '../records.ts';
import type { Zones } from '../zones.ts';
import { faultWords } from './faults.ts';

/** All names with a zone or a fault, and a field that opens any name there is. */
export function listPage(zones: Zones, records: DomainRecords, given: { name: string; problem: string }) {
  const names = new Set([...zones.all().map(({ name }) => name), ...records.faults.entries().map(([name]) => name)]);
  const sorted = [...names].toSorted((one, other) => domainToUnicode(one).localeCompare(domainToUnicode(other)));
  const problem = given.problem ? `<p role="alert" id="problem">${escapeHtml(given.problem)}</p>` : '';
  const invalid = given.problem ? ' aria-invalid="true" aria-describedby="problem"' : '';
  return `<h1>Domains</h1>
<p class="lead">Domains sandbox: it stands in for registry, registrar and name servers. Every name you can think of has a page here.</p>
${problem}<form method="get" action="/names" class="row">
<label>Name<input name="name" value="${escapeHtml(given.name)}" placeholder="bakery-anna.com" autocapitalize="none" autocomplete="off" spellcheck="false" required${invalid}></label>
<button>Open</button></form>
<section><h2>${countOf(sorted.length)}</h2>
${sorted.length ? `<ul class="names">${sorted.map((name) => lineOf(name, zones)).join('')}</ul>` : '<p>A name appears here once it is bought, has records or gets a fault. Names with “taken” in them belong to somebody else, all others are free.</p>'}</section>`;
}

const countOf = (count: number) => (count === 0 ? 'No names yet' : `${count} ${count === 1 ? 'name' : 'names'}`);

function lineOf(name: string, zones: Zones): string {
  const faults = faultWords(zones.faultsOf(name));
  const zone = zones.find(name);
  const records = zone ? `${zone.records.length} ${zone.records.length === 1 ? 'record' : 'records'}` : 'Nobody has it';
  return `<li><a href="/names/${name}">${escapeHtml(domainToUnicode(name))}</a><span${faults.length ? ' class="fault"' : ''}>${escapeHtml(faults.length ? faults.join('. ') : records)}</span></li>`;
}
