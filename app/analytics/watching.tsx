import { useLocation } from '@remix-run/react';
import { useEffect, useState } from 'react';
import type * as ProductAnalytics from './product-analytics.client.ts';

export type WatchingSettings = { sentryDsn: string | null; posthog: { key: string; host: string } | null };

/** Error reports and product analytics. Both load after the page works, and only when they have a key. */
export function Watching({ sentryDsn, posthog, userId }: WatchingSettings & { userId: string | null }) {
  const { pathname } = useLocation();
  const [productAnalytics, setProductAnalytics] = useState<typeof ProductAnalytics | null>(null);

  useEffect(() => {
    if (!sentryDsn) return;
    void import('./error-reports.client.ts').then(({ startErrorReports }) => startErrorReports(sentryDsn));
  }, [sentryDsn]);

  const { key, host } = posthog ?? {};
  useEffect(() => {
    if (!key || !host || asksNotToBeTracked()) return;
    void import('./product-analytics.client.ts').then((module) => {
      module.startProductAnalytics(key, host);
      setProductAnalytics(module);
    });
  }, [key, host]);

  useEffect(() => productAnalytics?.identify(userId), [productAnalytics, userId]);
  useEffect(() => productAnalytics?.pageSeen(pathname), [productAnalytics, pathname]);
  return null;
}

const asksNotToBeTracked = () =>
  navigator.doNotTrack === '1' || ('globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true);
