import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

const signed = (secret: string, submissionId: string) =>
  createHmac('sha256', Buffer.from(hkdfSync('sha256', secret, '', 'pagewright unsubscribe', 32)))
    .update(submissionId)
    .digest('base64url');

/** What a link brings to take one entry off its list: the entry and a signature of the first secret. It has no end. */
export function unsubscribeKey(secrets: readonly string[], submissionId: string): string {
  const [secret] = secrets;
  if (!secret) throw new Error('There is no secret to sign with');
  return `${submissionId}.${signed(secret, submissionId)}`;
}

/** The entry that a key is for, or null when none of our secrets made it. */
export function entryOfKey(secrets: readonly string[], key: string): string | null {
  const [id = '', signature = ''] = key.split('.');
  const given = Buffer.from(signature);
  const isOurs = secrets.some((secret) => {
    const wanted = Buffer.from(signed(secret, id));
    return wanted.length === given.length && timingSafeEqual(wanted, given);
  });
  return isOurs ? id : null;
}
