import { serviceOf } from '../model/services.ts';
import type { ViewContext } from '../sections/definition.ts';
import { mapTarget } from '../sections/parts/business-facts.tsx';
import { telephoneHref } from '../sections/parts/telephone.ts';

export type Way = { label: string; to: string };

/** The way to write that answers soonest: a messenger among the profiles, else mail. */
export function messageWay({ business, word }: ViewContext): Way | null {
  for (const { to } of business.social) {
    const service = serviceOf(to);
    if (service?.does === 'write') return { label: service.name, to };
  }
  return business.email ? { label: word('email'), to: `mailto:${business.email}` } : null;
}

export function callWay({ business, has, word }: ViewContext): Way | null {
  const to = has(business.phone) ? telephoneHref(business.phone) : '';
  return to === '' ? null : { label: word('call'), to };
}

/** Ways to get in touch that the facts of the business give, in the order people on the road need them. */
export function waysToReach(context: ViewContext): Way[] {
  const map = mapTarget(context);
  const directions = map === '' ? null : { label: context.word('directions'), to: map };
  return [callWay(context), directions, messageWay(context)].flatMap((way) => (way ? [way] : []));
}
