import { createHash } from 'node:crypto';
import { liveScript } from './live-script.ts';

const hashOf = (has: { edits: boolean }) => createHash('sha256').update(liveScript(has)).digest('base64');
const hashes = { plain: hashOf({ edits: false }), edits: hashOf({ edits: true }) };

/**
 * Headers of a draft page. The sandbox gives it an origin of its own, so that nothing on it can act as the person who
 * looks at it; a live frame may run our one script (by hash) and no other, with what edits texts or without.
 */
export function previewHeaders({ live, edits = false }: { live: boolean; edits?: boolean }): Headers {
  const sandbox = [
    'sandbox',
    'allow-popups',
    'allow-popups-to-escape-sandbox',
    ...(live ? ['allow-scripts'] : []),
  ].join(' ');
  // 'self' stands for the host that sent the page, even though the sandbox makes the page's own origin opaque.
  const policy = [
    sandbox,
    "default-src 'none'",
    "style-src 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    ...(live ? [`script-src 'sha256-${edits ? hashes.edits : hashes.plain}'`] : []),
    "form-action 'none'",
    "base-uri 'none'",
    "frame-ancestors 'self'",
  ];
  return new Headers({
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': policy.join('; '),
    'Referrer-Policy': 'no-referrer',
    'X-Robots-Tag': 'noindex, nofollow',
    'X-Content-Type-Options': 'nosniff',
    'Cache-Control': 'no-store',
  });
}
