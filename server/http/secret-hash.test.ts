// Proves the hashing of passwords.
import { describe, expect, it } from 'vitest';
import { hashSecret, verifySecret } from './secret-hash';

describe('passwords', () => {
  it('accepts the hashed secret and no other', async () => {
    const hash = await hashSecret('pagoda123');
    expect(await verifySecret('pagoda123', hash)).toBe(true);
    expect(await verifySecret('pagoda124', hash)).toBe(false);
    expect(await verifySecret('', hash)).toBe(false);
  });

  it('salts: the same secret never hashes to the same text', async () => {
    expect(await hashSecret('123456')).not.toBe(await hashSecret('123456'));
  });

  it('costs at least N = 2^15 and never holds the secret', async () => {
    const hash = await hashSecret('pagoda123');
    expect(Number(hash.split('$')[1])).toBeGreaterThanOrEqual(2 ** 15);
    expect(hash).not.toContain('pagoda123');
  });

  it.each(['', 'scrypt', 'md5$1$2$3$4$5', 'scrypt$x$8$1$AAAA$AAAA', 'scrypt$32768$8$1$AAAA$AAAA'])(
    'refuses the unreadable hash %j',
    async (hash) => {
      expect(await verifySecret('pagoda123', hash)).toBe(false);
    },
  );
});
