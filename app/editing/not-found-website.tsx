import { Suspense } from 'react';
import { later } from '#app/later.ts';

// Seen by few, so a browser fetches its code, with that of the login in a small window, only then.
const Screen = later(async () => (await import('./website-not-found-screen.tsx')).WebsiteNotFoundScreen);

/** The not-found page of a website's screens. */
export const NotFoundWebsite = () => (
  <Suspense>
    <Screen />
  </Suspense>
);
