import { changesBetween } from '#site/operations/index.ts';
import type { WebsiteDocument } from '#site/model/document.ts';
import { entriesWithin } from './document/named.ts';
import { readRequest } from './message/request.ts';
import type { Situation } from './plan.ts';
import { heardAs } from './roles/heard.ts';
import { CLASSES } from './roles/words.ts';

/** Where parts of a website stand that can be told to stay. */
const PLACES: Record<string, string> = {
  name: 'brand/name',
  tagline: 'brand/tagline',
  phone: 'business/phone',
  email: 'business/email',
  address: 'business/address',
  colour: 'theme/',
  background: 'theme/',
};

/** Whether a clause says that something stays which the changes touch: "keep my name", where the name changed. */
function isTouched(clause: string, situation: Situation, paths: readonly string[]): boolean {
  const request = readRequest(clause, situation.heard);
  // "The rest stays" is of what else was spoken of.
  if (request.tokens.some(({ text }) => CLASSES.rest.has(text))) return false;
  const entries = entriesWithin(situation.document, request).filter(({ score }) => score >= 0.9);
  const places = [
    ...request.group('part').map(({ name }) => PLACES[name]),
    ...entries.map(({ thing }) => `${thing.place.join('/')}/`),
  ].filter((place) => place !== undefined);
  return places.some((place) => paths.some((path) => path.startsWith(place)));
}

/** Of clauses those that say of something that it stays as it is, although it changed. */
export function unkept(clauses: readonly string[], situation: Situation, after: WebsiteDocument): string[] {
  const paths = changesBetween(situation.document, after).forward.map(({ path }) => `${path.join('/')}/`);
  return clauses.filter((one) => heardAs(one, situation).role === 'stays' && isTouched(one, situation, paths));
}
