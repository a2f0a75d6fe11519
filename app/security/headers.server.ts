import type { AppContext } from '#app/context.ts';

type Settings = AppContext['settings'];

const originOf = (address: string | undefined): string[] =>
  address && URL.canParse(address) ? [new URL(address).origin] : [];

/** Where forms may end up after a redirect: Chromium checks every hop of a form's way against this list. */
const formTargets = (settings: Settings): string[] => [
  ...originOf(settings.auth0.issuer),
  ...originOf(settings.marketingUrl),
  ...(settings.stripe?.apiBase
    ? originOf(settings.stripe.apiBase)
    : ['https://checkout.stripe.com', 'https://billing.stripe.com']),
];

/** Providers of photos want their previews shown from their own servers. */
const photoPreviews = ({ photos }: Settings): string[] =>
  photos?.base
    ? [photos.base]
    : [
        ...(photos?.pexelsKey ? ['https://images.pexels.com'] : []),
        ...(photos?.unsplashKey ? ['https://images.unsplash.com'] : []),
      ];

export function contentSecurityPolicy({ settings, nonce }: AppContext): string {
  const reports = originOf(settings.sentryDsn);
  const analytics = originOf(settings.posthog?.host);
  const isDevelopment = import.meta.env.DEV;
  const directives: Record<string, string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", `'nonce-${nonce}'`],
    'style-src': ["'self'", `'nonce-${nonce}'`, ...(isDevelopment ? ["'unsafe-inline'"] : [])],
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', ...photoPreviews(settings)],
    'font-src': ["'self'", 'data:'],
    'connect-src': ["'self'", ...reports, ...analytics, ...(isDevelopment ? ['ws:'] : [])],
    'frame-src': ["'self'", ...originOf(settings.auth0.issuer)],
    'worker-src': ["'self'", 'blob:'],
    'form-action': ["'self'", ...formTargets(settings)],
    'frame-ancestors': ["'self'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
  };
  if (settings.appOrigin.startsWith('https:')) directives['upgrade-insecure-requests'] = [];
  return Object.entries(directives)
    .map(([name, values]) => [name, ...new Set(values)].join(' '))
    .join('; ');
}

/** Sets what every answer of the app carries; what a route has set already stays. */
export function secure(headers: Headers): void {
  const defaults: Record<string, string> = {
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=(), interest-cohort=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
  };
  for (const [name, value] of Object.entries(defaults)) if (!headers.has(name)) headers.set(name, value);
}
