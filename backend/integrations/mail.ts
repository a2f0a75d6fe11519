import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Settings } from '#settings';

/** A mail in plain text. `id` stays the same when it is sent again, so that mail programs show it once. */
export type Mail = { id: string; to: string; replyTo?: string; subject: string; text: string };

export type Mailer = {
  /** Rejects when the mail was not taken; the caller tries again later. */
  send(mail: Mail): Promise<void>;
};

type MailSettings = Pick<Settings, 'smtpUrl' | 'isLocal' | 'dataDir' | 'appOrigin' | 'appTitle'>;

const OUTBOX = 'outbox';
const TIMEOUT_MS = 20_000;

/**
 * Sends through the SMTP server of the settings. Without one a local product writes `.eml` files into `outbox` in its data
 * folder, for any mail program to open. Null where mail is switched off.
 */
export function connectMail({ smtpUrl, isLocal, dataDir, appOrigin, appTitle }: MailSettings): Mailer | null {
  const { hostname } = new URL(appOrigin);
  const envelope = ({ id, ...mail }: Mail) => ({
    ...mail,
    from: { name: appTitle, address: `no-reply@${hostname}` },
    messageId: `<${id}@${hostname}>`,
    // Tells out-of-office programs that nobody waits for their answer.
    headers: { 'Auto-Submitted': 'auto-generated' },
  });
  if (smtpUrl) {
    return {
      async send(mail) {
        const { createTransport } = await import('nodemailer');
        const smtp = createTransport({ url: smtpUrl, connectionTimeout: TIMEOUT_MS, socketTimeout: TIMEOUT_MS });
        await smtp.sendMail(envelope(mail));
      },
    };
  }
  if (!isLocal) return null;
  return {
    async send(mail) {
      const { createTransport } = await import('nodemailer');
      const printer = createTransport({ streamTransport: true, buffer: true });
      const { message } = await printer.sendMail(envelope(mail));
      const folder = join(dataDir, OUTBOX);
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await writeFile(join(folder, `${mail.id}.eml`), message, { mode: 0o600 });
    },
  };
}
