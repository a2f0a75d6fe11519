import { minify } from 'terser';
import type { Plugin } from 'vite';

/** React and the router: it knows nothing of the app. */
const FRAMEWORK =
  /\/node_modules\/(?:react|react-dom|scheduler|@remix-run\/(?:react|router|server-runtime)|react-router|react-router-dom|turbo-stream)\/|vite\/preload-helper/;

/** What every screen needs, or nearly every one. */
const FRAME = new RegExp(
  `/app/(?:${[
    'ui/(?!bar-chart|breadcrumbs|dialog|icon-sheet|pagination|table)',
    'frame/(?!staff-header)',
    'security/',
    'billing/(?:plans-address|portal-button)\\.',
    'auth/(?:auth-|use-auth|redirect-target|roles|silent-renewal|errors)',
    '(?:client-cache|later|loader-cache|offline|page-title|entry\\.client|root)\\.',
    'analytics/(?:watching|faults)\\.',
    'toast/(?:index|toast|toasts|toast-notice|toaster-demand|use-loading-toast)\\.',
    'forms/(?:form-problem|submit-button|submitted-form|text-field|unsent)\\.',
  ].join('|')})`,
);

const FIRST_FILES = new Set(['framework', 'entry.client']);

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

/**
 * What `remix.config.js` decides about the framework is known when its browser part is built: code for what was decided
 * against stays out of it.
 */
export function decidedFlags(future: Readonly<Record<string, boolean>>): Plugin {
  return {
    name: 'decided-flags',
    apply: 'build',
    transform(code, id) {
      if (!id.includes('/node_modules/@remix-run/react/')) return null;
      const decided = code.replace(/(?:window\.__remixContext\.)?\bfuture\.(v3_\w+)/g, (_, flag: string) =>
        String(future[flag] === true),
      );
      return { code: decided, map: null };
    },
  };
}

/** The two files of every first load, made smaller once more: slow, and too slow for all the others. */
export function packedTighter(): Plugin {
  return {
    name: 'packed-tighter',
    apply: 'build',
    async generateBundle(_, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk' || !FIRST_FILES.has(chunk.name)) continue;
        chunk.code = (await minify(chunk.code, { module: true, ecma: 2020 })).code ?? chunk.code;
      }
    },
  };
}
