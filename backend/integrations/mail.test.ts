import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { createServer } from 'node:net';
import type { AddressInfo, Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { connectMail } from './mail.ts';

const settings = { isLocal: true, appOrigin: 'http://localhost:3000', appTitle: 'Pagewright' };
const mail = {
  id: 'submission-1',
  to: 'owner@example.test',
  replyTo: 'ida@example.test',
  subject: 'Ida wrote to Maple Bakery\r\nBcc: everybody@example.test',
  text: 'Two loaves, please. Æbleskiver too.',
};

let dataDir = '';
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'pagewright-mail-'));
});
afterEach(() => rm(dataDir, { recursive: true }));

describe('without an SMTP server', () => {
  it('a local product writes mails into its outbox, once each', async () => {
    const mailer = connectMail({ ...settings, dataDir, smtpUrl: undefined });
    await mailer?.send(mail);
    await mailer?.send(mail);
    const files = await readdir(join(dataDir, 'outbox'));
    expect(files).toEqual(['submission-1.eml']);
    const written = await readFile(join(dataDir, 'outbox', files[0] ?? ''), 'utf8');
    expect(written).toMatch(/^From: Pagewright <no-reply@localhost>/m);
    expect(written).toMatch(/^Reply-To: ida@example\.test/m);
    expect(written).toContain('submission-1@localhost');
  });

  it.skipIf(process.platform === 'win32')('nobody else on the machine can read the outbox', async () => {
    await connectMail({ ...settings, dataDir, smtpUrl: undefined })?.send(mail);
    const modes = await Promise.all(['', 'submission-1.eml'].map((name) => stat(join(dataDir, 'outbox', name))));
    expect(modes.map(({ mode }) => (mode & 0o777).toString(8))).toEqual(['700', '600']);
  });

  it('no name or subject adds a recipient', async () => {
    await connectMail({ ...settings, dataDir, smtpUrl: undefined })?.send(mail);
    expect(await readFile(join(dataDir, 'outbox', 'submission-1.eml'), 'utf8')).not.toMatch(/^Bcc:/im);
  });

  it('a live product sends none', () => {
    expect(connectMail({ ...settings, isLocal: false, dataDir, smtpUrl: undefined })).toBeNull();
  });
});

describe('with an SMTP server', () => {
  let server: Server;
  let heard = '';
  /** Speaks as much SMTP as it takes to be given one mail; `answer` is what it says to the mail itself. */
  const listen = (answer: string) =>
    new Promise<string>((done) => {
      heard = '';
      server = createServer((socket) => {
        let inData = false;
        socket.write('220 test\r\n');
        socket.on('data', (bytes) => {
          heard += bytes.toString();
          if (inData) {
            if (!heard.endsWith('\r\n.\r\n')) return;
            inData = false;
            socket.write(`${answer}\r\n`);
            return;
          }
          const line = bytes.toString();
          inData = line.startsWith('DATA');
          socket.write(inData ? '354 go on\r\n' : line.startsWith('QUIT') ? '221 bye\r\n' : '250 fine\r\n');
        });
      });
      server.listen(0, '127.0.0.1', () => done(`smtp://127.0.0.1:${(server.address() as AddressInfo).port}`));
    });
  afterEach(() => new Promise((done) => server.close(done)));

  it('mails go to it', async () => {
    await connectMail({ ...settings, dataDir, smtpUrl: await listen('250 taken') })?.send(mail);
    expect(heard).toContain('RCPT TO:<owner@example.test>');
    expect(heard).not.toContain('RCPT TO:<everybody@example.test>');
  });

  it('a mail that is not taken is told to the caller', async () => {
    const mailer = connectMail({ ...settings, dataDir, smtpUrl: await listen('451 try later') });
    await expect(mailer?.send(mail)).rejects.toThrow('451');
  });
});
