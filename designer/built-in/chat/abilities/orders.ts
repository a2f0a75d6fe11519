import type { Request, Sense } from '../message/request.ts';

/** Whether a request has a word for adding that does not also mean changing, as "put" does. */
export const addsOnly = ({ senses }: Request): boolean =>
  senses.some(({ concepts }) => concepts.includes('do.add') && !concepts.includes('do.change'));

const ADDING = ['do.add', 'do.offer', 'do.say'] as const;
/** An order stands among its first words, and what is offered soon behind it. */
const LATEST_VERB = 7;

/** "Add that we also do cakes": what is offered stands behind the last verb. */
export function addingVerb(request: Request): Sense | undefined {
  const verb = request.find(ADDING);
  const offer = verb?.concepts.includes('do.say') ? request.find(['do.add', 'do.offer'], verb.to) : undefined;
  return offer && offer.from < LATEST_VERB ? offer : verb;
}

/** Whether a request begins with its order. */
export const beginsAdding = (request: Request): boolean => (request.find(ADDING)?.from ?? LATEST_VERB) < 5;
