import { useLocation } from '@remix-run/react';
import type { ReactNode } from 'react';
import { unsavedInput } from '#app/forms/unsaved-input.ts';
import { ButtonLink, useIsHydrated } from '#app/ui/index.ts';
import { plansAddress, returnPath } from './plans-address.ts';

type PlansLinkProps = {
  /** The website that met the limit; without one the account's plans. */
  website?: string | null;
  /** Id of a form here whose words are kept for the way back (`useComeBack`). */
  keeps?: string;
  children?: ReactNode;
};

/**
 * From a limit to the plans, and back to here. With scripts what was typed is kept in this tab; without them the plans open beside
 * it, so that nothing typed is left behind.
 */
export function PlansLink({ website, keeps, children = 'See plans' }: PlansLinkProps) {
  const location = useLocation();
  const isLive = useIsHydrated();
  const keep = () => {
    const form = keeps && document.getElementById(keeps);
    if (form instanceof HTMLFormElement) unsavedInput(location.pathname, form.id).keep(form);
  };
  return (
    <ButtonLink
      size="small"
      href={plansAddress({ website, returnTo: returnPath(location) })}
      onClick={keep}
      {...(!isLive && { target: '_blank', rel: 'noopener' })}
    >
      {children}
    </ButtonLink>
  );
}
