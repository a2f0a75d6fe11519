/** What every screen needs: React, the router and the frame. One file compresses a tenth better than thirty small ones. */
const FRAMEWORK =
  /\/node_modules\/(?:(?:react|react-dom|scheduler|@remix-run\/(?:react|router|server-runtime)|react-router|react-router-dom|turbo-stream)\/|lucide-react\/dist\/esm\/(?!icons\/))/;

const FRAME = new RegExp(
  `vite/preload-helper|/app/(?:${[
    'ui/(?!table|pagination|dialog|empty-state|page-header)',
    '(?:frame|security)/',
    'auth/(?:auth-|use-auth|redirect-target|roles|silent-renewal)',
    '(?:client-cache|loader-cache|page-title|entry\\.client|root)\\.',
    'analytics/(?:watching|faults)\\.',
    'toast/(?:index|toast|toasts|toast-notice|toaster-demand|use-loading-toast)\\.',
    'forms/(?:form-problem|submit-button|submitted-form|text-field)\\.',
  ].join('|')})`,
);

/** Rollup's `manualChunks` of the browser build: names the first file's modules, leaves the others where they fall. */
export const firstLoadChunk = (id: string): 'frame' | undefined =>
  !/\.(?:css|woff2)\b/.test(id) && (FRAMEWORK.test(id) || FRAME.test(id)) ? 'frame' : undefined;
