import posthog from 'posthog-js/dist/module.no-external';
import 'posthog-js/dist/posthog-recorder';

/** Sessions are recorded with everything typed, except passwords. The recorder comes with this file, not from elsewhere. */
export function startProductAnalytics(key: string, host: string): void {
  posthog.init(key, {
    api_host: host,
    respect_dnt: true,
    capture_pageview: false,
    disable_external_dependency_loading: true,
    session_recording: { maskAllInputs: false, maskInputOptions: { password: true } },
  });
}

export function identify(userId: string | null): void {
  if (userId) posthog.identify(userId);
  else posthog.reset();
}

export const pageSeen = (pathname: string): void => void posthog.capture('$pageview', { $pathname: pathname });
