import type { Tone } from '#app/ui/index.ts';
import type { DomainStand } from './domain-view.ts';

/** How a domain stands, in words, and what its owner does next. */
export type Standing = {
  tone: Tone;
  /** One or two words. */
  label: string;
  /** A sentence without its full stop. */
  sentence: string;
  /** When that began, where it is told. */
  since?: string;
  next?: { label: string; href: string; why: string };
};

/** A website is reached at one of the domain's two names. */
function isReached({ name, website }: DomainStand): boolean {
  if (!website) return false;
  const { hostname } = new URL(website.address);
  return hostname === name || hostname === `www.${name}`;
}

export function standingOf(domain: DomainStand): Standing {
  const { id, displayName, state, website, isResting, failingSince } = domain;
  const records = `/domains/${id}/confirm-dns`;
  if (state === 'RELEASED')
    return {
      tone: 'danger',
      label: 'No longer yours',
      sentence: 'Another account proved that it is theirs',
      next: {
        label: 'Add it again',
        href: `/domains/add?${new URLSearchParams({ name: displayName })}`,
        why: 'Its TXT record was gone, and theirs was there. If the name is yours, add it again and set the new record.',
      },
    };
  if (state === 'WAITING')
    return {
      tone: 'warning',
      label: 'Waiting',
      sentence: 'Waiting for your TXT record',
      next: {
        label: 'Set the records',
        href: records,
        why: 'It proves that the name is yours. Set it where the name is managed; we look for it again and again.',
      },
    };
  if (state === 'BROKEN')
    return {
      tone: 'danger',
      label: 'Not reachable',
      sentence: 'Visitors no longer arrive here',
      ...(failingSince && { since: failingSince }),
      next: {
        label: 'See what is wrong',
        href: records,
        why: 'The records have changed. Once they are right again, the website comes back by itself.',
      },
    };
  if (website && isResting)
    return {
      tone: 'warning',
      label: 'Resting',
      sentence: 'Your plan has no room for it',
      next: {
        label: 'See plans',
        href: `/website/${website.id}/plans`,
        why: 'Visitors are led to the address the website has here. With more room it comes back by itself.',
      },
    };
  if (state === 'PROVED')
    return {
      tone: 'warning',
      label: 'Yours',
      sentence: 'Does not lead here yet',
      next: { label: 'Set the records', href: records, why: 'One more record leads its visitors here.' },
    };
  if (!website)
    return {
      tone: 'warning',
      label: 'Ready',
      sentence: 'Leads here, but shows no website yet',
      next: {
        label: 'Connect a website',
        href: `/domains/${id}#website`,
        why: 'Everything is set. Only the website is left to choose.',
      },
    };
  if (website.status === 'RESTING')
    return {
      tone: 'warning',
      label: 'Ready',
      sentence: `${website.name} rests`,
      next: {
        label: 'Show it again',
        href: `/website/${website.id}/plans`,
        why: 'The name leads here. More of your websites are published than your plan shows.',
      },
    };
  if (website.status === 'DRAFT')
    return {
      tone: 'warning',
      label: 'Ready',
      sentence: `${website.name} is not published yet`,
      next: {
        label: 'Publish it',
        href: `/website/${website.id}?panel=publish`,
        why: 'The name leads here already. Visitors see the website as soon as it is published.',
      },
    };
  if (failingSince)
    return {
      tone: 'warning',
      label: 'Unsteady',
      sentence: 'Our last check could not reach it',
      next: {
        label: 'See what is wrong',
        href: records,
        why: 'Visitors may not reach it either. We check again soon, and email you if it stays that way.',
      },
    };
  if (state === 'SECURE' || isReached(domain)) return { tone: 'success', label: 'Live', sentence: 'Live' };
  return { tone: 'accent', label: 'Almost there', sentence: 'Leads here, its certificate is on the way' };
}
