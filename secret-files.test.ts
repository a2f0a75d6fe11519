import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { SettingsError } from '#settings';
import { withSecretFiles } from './secret-files.ts';

const folder = mkdtempSync(join(tmpdir(), 'pagewright-secrets-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('takes a setting from the file that is named, without the line’s end, and leaves the others', () => {
  const file = join(folder, 'stripe');
  writeFileSync(file, 'sk_live_1\n');
  const env = { PORT: '3000', STRIPE_SECRET_KEY_FILE: file, UNKNOWN_FILE: '/nowhere', SMTP_URL_FILE: ' ' };
  expect(withSecretFiles(env)).toEqual({ ...env, STRIPE_SECRET_KEY: 'sk_live_1' });
});

it('refuses a file that is not there, and a setting that is given twice, in words', () => {
  const missing = () => withSecretFiles({ SMTP_URL_FILE: join(folder, 'missing') });
  expect(missing).toThrow(SettingsError);
  expect(missing).toThrow(/^SMTP_URL_FILE names a file that cannot be read: /);
  expect(() => withSecretFiles({ SMTP_URL: 'smtp://a', SMTP_URL_FILE: folder })).toThrow(
    'SMTP_URL and SMTP_URL_FILE are both set. Set one of them.',
  );
});
