import { expect, test } from 'vitest';
import { frameScript } from './frame-script.server.ts';
import { previewHeaders } from './preview-headers.server.ts';

test('a draft is sandboxed without scripts, forms or an origin, and never kept', () => {
  const headers = previewHeaders();
  const policy = headers.get('Content-Security-Policy') ?? '';
  expect(policy).toMatch(/^sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'/);
  expect(policy).not.toMatch(/allow-scripts|allow-same-origin|allow-forms|script-src/);
  expect(policy).toContain("form-action 'none'");
  expect(policy).toContain("frame-ancestors 'self'");
  expect(headers.get('Cache-Control')).toBe('no-store');
  expect(headers.get('X-Robots-Tag')).toContain('noindex');
});

test("the editor's frame may run one script, by its hash, and still has no origin", () => {
  const policy = previewHeaders(frameScript.hash).get('Content-Security-Policy') ?? '';
  expect(policy).toMatch(/^sandbox allow-popups allow-popups-to-escape-sandbox allow-scripts;/);
  expect(policy).toMatch(/script-src 'sha256-[A-Za-z0-9+/=]{44}'(;|$)/);
  expect(policy).not.toMatch(/allow-same-origin|script-src[^;]*'(unsafe-inline|self)'/);
});
