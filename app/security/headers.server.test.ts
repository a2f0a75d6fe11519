import { describe, expect, it } from 'vitest';
import { appContext } from '#tests/support/app-context.ts';
import { contentSecurityPolicy, secure } from './headers.server.ts';

const live = {
  APP_ORIGIN: 'https://app.example.com',
  SITES_DOMAIN: 'sites.example.org',
  SESSION_SECRETS: 'a-secret-of-thirty-two-characters-or-more',
  AUTH0_DOMAIN: 'login.example.com',
  AUTH0_CLIENT_ID: 'id',
  AUTH0_CLIENT_SECRET: 'secret',
  MARKETING_URL: 'https://www.example.com/bye',
  POSTHOG_KEY: 'phc_x',
  SENTRY_DSN: 'https://key@errors.example.net/1',
};
const directive = (policy: string, name: string) =>
  policy.split('; ').find((part) => part.startsWith(`${name} `) || part === name);

describe('the content security policy', () => {
  const policy = contentSecurityPolicy(appContext({ env: live }));

  it('runs only scripts of our own or with the nonce', () => {
    expect(directive(policy, 'script-src')).toBe("script-src 'self' 'nonce-nonce'");
    expect(directive(policy, 'object-src')).toBe("object-src 'none'");
    expect(directive(policy, 'base-uri')).toBe("base-uri 'none'");
  });

  it('lets forms lead to the provider, the marketing site, checkout and portal', () => {
    expect(directive(policy, 'form-action')).toBe(
      "form-action 'self' https://login.example.com https://www.example.com https://checkout.stripe.com https://billing.stripe.com",
    );
  });

  it('lets forms lead to a payment server of its own', () => {
    const own = contentSecurityPolicy(
      appContext({ env: { STRIPE_SECRET_KEY: 'sk', STRIPE_API_BASE: 'http://127.0.0.1:4000' } }),
    );
    expect(directive(own, 'form-action')).toContain('http://127.0.0.1:4000');
  });

  it('sends reports only where settings say', () => {
    expect(directive(policy, 'connect-src')).toContain('https://errors.example.net https://eu.i.posthog.com');
    expect(directive(contentSecurityPolicy(appContext()), 'connect-src')).not.toContain('posthog');
  });

  it('asks for https only where there is https', () => {
    expect(directive(policy, 'upgrade-insecure-requests')).toBeDefined();
    expect(directive(contentSecurityPolicy(appContext()), 'upgrade-insecure-requests')).toBeUndefined();
  });
});

it('keeps what a route has set', () => {
  const headers = new Headers({ 'Referrer-Policy': 'no-referrer' });
  secure(headers);
  expect(headers.get('Referrer-Policy')).toBe('no-referrer');
  expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
});
