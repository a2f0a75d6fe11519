import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { RemixBrowser } from '@remix-run/react';
import { reportBrowserFault } from './analytics/faults.ts';
import { waitWithLoads } from './frame/patient-loads.ts';
import { whenReady } from './when-ready.ts';

waitWithLoads();
void whenReady(RemixBrowser).then(() =>
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <RemixBrowser />
      </StrictMode>,
      { onRecoverableError: reportBrowserFault },
    );
  }),
);
