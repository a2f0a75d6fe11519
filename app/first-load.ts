/** React, the router and what icons are made with: it knows nothing of the app. */
const FRAMEWORK =
  /\/node_modules\/(?:(?:react|react-dom|scheduler|@remix-run\/(?:react|router|server-runtime)|react-router|react-router-dom|turbo-stream)\/|lucide-react\/dist\/esm\/(?!icons\/|lucide-react\.))|vite\/preload-helper/;

/** What every screen needs, or nearly every one. */
const FRAME = new RegExp(
  `/app/(?:${[
    'ui/(?!bar-chart|breadcrumbs|dialog|icon-sheet|pagination|table)',
    'frame/(?!not-built|staff-header)',
    'security/',
    'auth/(?:auth-|use-auth|redirect-target|roles|silent-renewal|errors)',
    '(?:client-cache|later|loader-cache|offline|page-title|entry\\.client|root)\\.',
    'analytics/(?:watching|faults)\\.',
    'toast/(?:index|toast|toasts|toast-notice|toaster-demand|use-loading-toast)\\.',
    'forms/(?:form-problem|submit-button|submitted-form|text-field|unsent)\\.',
  ].join('|')})`,
);

/**
 * Rollup's `manualChunks` of the browser build: names the two first files' modules, leaves the others where they fall.
 * Few files compress better than many small ones. The icons of the frame lie between the two: they need the one and the
 * other needs them.
 */
export function firstLoadChunk(id: string): 'framework' | 'frame' | undefined {
  if (/\.(?:css|woff2)\b/.test(id)) return undefined;
  if (FRAMEWORK.test(id)) return 'framework';
  return FRAME.test(id) ? 'frame' : undefined;
}
