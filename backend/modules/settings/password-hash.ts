import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify<string, Buffer, number, Buffer>(scrypt);
const BYTES = 32;

/** People type a password on one device with composed letters and on another without. */
const plain = (password: string) => password.normalize('NFKC');

/** `<salt>.<hash>`, both base64url. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  return `${salt.toString('base64url')}.${(await derive(plain(password), salt, BYTES)).toString('base64url')}`;
}

export async function isPassword(password: string, hashed: string): Promise<boolean> {
  const [salt = '', hash = ''] = hashed.split('.');
  const wanted = Buffer.from(hash, 'base64url');
  const given = await derive(plain(password), Buffer.from(salt, 'base64url'), BYTES);
  return wanted.length === BYTES && timingSafeEqual(wanted, given);
}
