import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPaymentsSandbox } from '#sandbox/payments/index.ts';

/** The payments stand-in in a process of its own, at the port and with the key that it is told, until it is ended. */
const [port = '', secretKey = ''] = process.argv.slice(2);
const dataDir = mkdtempSync(join(tmpdir(), 'pagewright-payments-'));
const appOrigin = 'http://127.0.0.1:9';
const payments = await startPaymentsSandbox({ port: Number(port), host: '127.0.0.1', dataDir, appOrigin, secretKey });
process.once('SIGTERM', () => {
  void payments.close().then(() => {
    rmSync(dataDir, { recursive: true, force: true });
    process.exit();
  });
});
console.info('ready');
