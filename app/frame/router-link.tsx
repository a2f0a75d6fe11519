import { Link } from '@remix-run/react';
import { forwardRef, useSyncExternalStore } from 'react';
import type { LinkProps } from '#app/ui/index.ts';
import { isOnline, subscribeToNetwork } from './connection.ts';

const LEAVES_THE_APP = /^(?:[a-z][a-z0-9+.-]*:|\/\/)/i;

/** Following one of these by script, or fetching it ahead, would start a login that nobody asked for. */
const CHANGES_WHO_IS_LOGGED_IN = /^\/(?:login|signup|logout)(?:[?#]|$)/;

const isServer = typeof document === 'undefined';

/** What the links of the design system are made of in this app. A download or another site is a plain link. */
export const RouterLink = forwardRef<HTMLAnchorElement, LinkProps>(function RouterLink(
  { href, reloadDocument, keepsPlace, ...rest },
  ref,
) {
  if (
    reloadDocument ||
    CHANGES_WHO_IS_LOGGED_IN.test(href) ||
    LEAVES_THE_APP.test(href) ||
    rest.download !== undefined ||
    rest.target === '_blank'
  )
    return <a href={href} {...rest} ref={ref} />;
  // What the router's link comes to on the server, without its dozen hooks: lists have hundreds of links.
  if (isServer && href.startsWith('/')) return <a data-discover="true" href={href} {...rest} ref={ref} />;
  return <FollowedLink href={href} keepsPlace={keepsPlace} {...rest} ref={ref} />;
});

/**
 * A page that is fetched ahead and does not come makes the router load the whole document anew: without a connection pointing at a link
 * would take the screen away.
 */
const FollowedLink = forwardRef<HTMLAnchorElement, LinkProps>(function FollowedLink(
  { href, keepsPlace, ...rest },
  ref,
) {
  const isAhead = useSyncExternalStore(subscribeToNetwork, isOnline, () => true);
  return <Link to={href} prefetch={isAhead ? 'intent' : 'none'} preventScrollReset={keepsPlace} {...rest} ref={ref} />;
});
