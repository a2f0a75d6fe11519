import { Outlet, useLocation } from '@remix-run/react';
import { WebsiteHeader, type WebsiteHeaderProps } from './website-header.tsx';

/** A screen of a website under the header that all of them share. */
export function WebsiteFrame({ website }: Pick<WebsiteHeaderProps, 'website'>) {
  const { pathname } = useLocation();
  return (
    <div className="flex min-h-0 grow flex-col md:has-[[data-fills-screen]]:h-[calc(100dvh-3.5rem)] md:has-[[data-fills-screen]]:grow-0">
      <WebsiteHeader website={website} pathname={pathname} />
      <Outlet />
    </div>
  );
}
