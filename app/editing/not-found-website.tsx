import { lazy, Suspense } from 'react';
import * as now from './website-not-found-screen.tsx';

// Seen by few, so a browser fetches its code, with that of the login in a small window, only then.
const load = () => import('./website-not-found-screen.tsx');
const Screen = import.meta.env.SSR
  ? now.WebsiteNotFoundScreen
  : lazy(async () => ({ default: (await load()).WebsiteNotFoundScreen }));

/** The not-found page of a website's screens. */
export const NotFoundWebsite = () => (
  <Suspense>
    <Screen />
  </Suspense>
);
