// Hashes passwords and pay passwords with scrypt; compares secrets in constant time.
import { randomBytes, scrypt, type ScryptOptions, timingSafeEqual } from 'node:crypto';
import { COST } from './secret-cost';

const BLOCK_SIZE = 8;
const PARALLEL = 1;
const MAX_MEMORY_BYTES = 64 * 1024 * 1024;
const KEY_BYTES = 32;
const SALT_BYTES = 16;

const derive = (secret: string, salt: Buffer, options: ScryptOptions): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const done = (error: Error | null, key: Buffer) => (error === null ? resolve(key) : reject(error));
    scrypt(secret.normalize('NFKC'), salt, KEY_BYTES, { ...options, maxmem: MAX_MEMORY_BYTES }, done);
  });

/**
 * Hashes a password: `scrypt$N$r$p$salt$key`, salt and key in base64url.
 * The salt is random; demo data passes one, so that it is the same every time.
 */
export async function hashSecret(secret: string, salt: Buffer = randomBytes(SALT_BYTES)): Promise<string> {
  const key = await derive(secret, salt, { N: COST, r: BLOCK_SIZE, p: PARALLEL });
  return ['scrypt', COST, BLOCK_SIZE, PARALLEL, salt.toString('base64url'), key.toString('base64url')].join(
    '$',
  );
}

/** Whether the secret is the hashed one, in constant time; false for a hash that cannot be read. */
export async function verifySecret(secret: string, hash: string): Promise<boolean> {
  const [scheme, cost, blockSize, parallel, salt, key] = hash.split('$');
  if (scheme !== 'scrypt' || salt === undefined || key === undefined) return false;
  const expected = Buffer.from(key, 'base64url');
  const options = { N: Number(cost), r: Number(blockSize), p: Number(parallel) };
  if (expected.length !== KEY_BYTES || !Object.values(options).every(Number.isSafeInteger)) return false;
  return timingSafeEqual(await derive(secret, Buffer.from(salt, 'base64url'), options), expected);
}

/** Whether two texts are the same, in constant time for those of the same length in bytes. */
export function isSameSecret(given: string, wanted: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(wanted)];
  return a.length === b.length && timingSafeEqual(a, b);
}
