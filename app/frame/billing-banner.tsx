import { useLocation } from '@remix-run/react';
import { TriangleAlert } from 'lucide';
import { PortalButton } from '#app/billing/portal-button.tsx';
import { plansAddress } from '#app/billing/plans-address.ts';
import { ButtonLink, dayAndMonth, Icon } from '#app/ui/index.ts';

/** What somebody must know of their plan on every screen. */
export type BillingAlert = {
  plan: string;
  /** Money is missing: so long the plan still holds. */
  graceUntil: string | null;
  /** More websites are published than the plan has room for: then some of them rest. */
  restsAt: string | null;
};

/** Over every screen while money is missing or websites are about to rest; the plans say it themselves. */
export function BillingBanner({ alert }: { alert: BillingAlert | null }) {
  const { pathname, search } = useLocation();
  const isAtPlans = pathname.endsWith('/plans') || new URLSearchParams(search).get('panel') === 'plans';
  if (!alert || isAtPlans) return null;
  const { plan, graceUntil, restsAt } = alert;
  return (
    <aside
      aria-label="Your plan"
      className="flex shrink-0 flex-wrap items-center gap-x-4 gap-y-2 border-b border-warning/30 bg-warning-soft px-4 py-2 sm:px-6"
    >
      <Icon of={TriangleAlert} className="size-5 text-warning max-sm:hidden" />
      <p className="min-w-0 flex-1 basis-72">
        {graceUntil
          ? `Your last payment did not go through. ${plan} stays yours until ${dayAndMonth(graceUntil)}.`
          : `More websites are published than ${plan} has room for. Some of them rest from ${dayAndMonth(restsAt ?? '')} on.`}
      </p>
      {graceUntil ? (
        <PortalButton size="small" label="Pay in Billing" />
      ) : (
        <ButtonLink size="small" href={`${plansAddress({})}#shown`}>
          Choose which stay
        </ButtonLink>
      )}
    </aside>
  );
}
