import { Suspense } from 'react';
import { later } from '#app/later.ts';

const LogInButton = later(async () => (await import('./log-in-button.tsx')).LogInButton);

/** The way back in for somebody whose session ended over a form: beside it, so that the form stays as it is. */
export const LogInAgain = () => (
  <Suspense>
    <LogInButton />
  </Suspense>
);
