import {
  data,
  type HeadersFunction,
  type LinksFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node';
import { Outlet, useLoaderData, useLocation, useRouteError, useRouteLoaderData } from '@remix-run/react';
import { useEffect, type ReactNode } from 'react';
import geist from '@fontsource-variable/geist/files/geist-latin-wght-normal.woff2?url';
import { reportBrowserFault } from './analytics/faults.ts';
import { Watching } from './analytics/watching.tsx';
import { AuthProvider } from './auth/auth-provider.tsx';
import { readAuthState } from './auth/auth-state.server.ts';
import { silentPlanOf } from './auth/silent-plan.server.ts';
import { SilentRenewal } from './auth/silent-renewal.tsx';
import { useCacheRules } from './client-cache.ts';
import { BillingBanner } from './frame/billing-banner.tsx';
import { BusyBar } from './frame/busy-bar.tsx';
import { OfflineNotice } from './frame/offline-notice.tsx';
import { Document } from './frame/document.tsx';
import { ErrorScreen, errorTitle, isUnreachable } from './frame/error-screen.tsx';
import { Header } from './frame/header.tsx';
import { personOf } from './frame/person.ts';
import { RenderFallback } from './frame/render-fallback.tsx';
import { RouterLink } from './frame/router-link.tsx';
import { alertOf } from './graphql/current-user.server.ts';
import { takeToast } from './toast/toast.server.ts';
import { ToastNotice, Toasts } from './toast/index.ts';
import { LinkProvider, Notice, SkipLink } from './ui/index.ts';
import styles from './ui/styles.css?url';

export const links: LinksFunction = () => [
  { rel: 'preload', href: geist, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
  { rel: 'stylesheet', href: styles },
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const [auth, { toast, headers }] = await Promise.all([readAuthState(request, context), takeToast(request, context)]);
  const { appTitle, sentryDsn, posthog } = context.settings;
  const watching = { sentryDsn: sentryDsn ?? null, posthog: posthog ?? null };
  const silent = silentPlanOf(context.session);
  return data(
    {
      auth,
      alert: alertOf(auth.currentUser),
      silent,
      toast,
      watching,
      app: { title: appTitle },
      isReadOnly: context.isReadOnly,
      banner: context.banner,
    },
    { headers },
  );
}

/** An error page says when to come back, as the failure behind it does. */
export const headers: HeadersFunction = ({ errorHeaders }) => {
  const retryAfter = errorHeaders?.get('Retry-After');
  return new Headers(retryAfter ? { 'Retry-After': retryAfter } : {});
};

export { keepWhenUnreachable as shouldRevalidate } from './offline.ts';

export const meta: MetaFunction<typeof loader> = ({ data: root, error }) => {
  const appTitle = root?.app.title ?? 'Pagewright';
  return [{ title: error ? `${errorTitle(error)} | ${appTitle}` : appTitle }];
};

export function Layout({ children }: { children: ReactNode }) {
  return <Document>{children}</Document>;
}

export default function App() {
  const { auth, silent, toast, watching } = useLoaderData<typeof loader>();
  const { key } = useLocation();
  const userId = personOf(auth)?.id ?? null;
  useCacheRules(userId);
  return (
    <AuthProvider state={auth}>
      <Frame>
        <ToastNotice toast={toast} />
        <RenderFallback place={key}>
          <Outlet />
        </RenderFallback>
      </Frame>
      <Toasts waiting={toast} />
      <SilentRenewal plan={silent} />
      <Watching {...watching} userId={userId} />
    </AuthProvider>
  );
}

export function ErrorBoundary() {
  const error = useRouteError();
  const root = useRouteLoaderData<typeof loader>('root');
  useEffect(() => {
    if (error instanceof Error && !isUnreachable(error)) reportBrowserFault(error);
  }, [error]);
  return (
    <Frame>
      <ErrorScreen error={error} />
      <SilentRenewal plan={root?.silent ?? null} />
    </Frame>
  );
}

function Frame({ children }: { children: ReactNode }) {
  const root = useRouteLoaderData<typeof loader>('root');
  return (
    <LinkProvider component={RouterLink}>
      <SkipLink to="content">Skip to content</SkipLink>
      <BusyBar />
      <OfflineNotice />
      <Header title={root?.app.title ?? 'Pagewright'} person={root ? personOf(root.auth) : null} />
      {root?.banner && (
        <Notice tone={root.banner.tone} className="shrink-0 rounded-none border-x-0 border-t-0 sm:px-6">
          {root.banner.text}
        </Notice>
      )}
      <BillingBanner alert={root?.alert ?? null} />
      {root?.isReadOnly && (
        <Notice tone="warning" title="Changes cannot be saved right now" className="m-4">
          What was saved before is safe, and published websites stay online. Please try again later.
        </Notice>
      )}
      <main id="content" tabIndex={-1} className="flex grow flex-col focus:outline-none">
        {children}
      </main>
    </LinkProvider>
  );
}
