/**
 * Headers of a draft page. The sandbox gives it an origin of its own, so that nothing on it can act as the person who
 * looks at it; a live frame may run the one script that has this hash (Base64 of SHA-256).
 */
export function previewHeaders(scriptHash?: string): Headers {
  const sandbox = [
    'sandbox',
    'allow-popups',
    'allow-popups-to-escape-sandbox',
    ...(scriptHash ? ['allow-scripts'] : []),
  ].join(' ');
  // 'self' stands for the host that sent the page, even though the sandbox makes the page's own origin opaque.
  const policy = [
    sandbox,
    "default-src 'none'",
    "style-src 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    ...(scriptHash ? [`script-src 'sha256-${scriptHash}'`] : []),
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
