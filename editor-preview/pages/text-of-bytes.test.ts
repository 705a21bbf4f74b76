// Files of import in the encodings that tools write.
import { Buffer } from 'node:buffer';
import { expect, it } from 'vitest';
import { textOfBytes } from './text-of-bytes';

const TEXT = '[{"id":"notice","data":{"name":"公告","content":"欢迎"}}]';
const GBK =
  '5b7b226964223a226e6f74696365222c2264617461223a7b226e616d65223a22b9abb8e6222c22636f6e74656e74223a22bbb6d3ad227d7d5d';

const read = (bytes: Uint8Array): string | null => textOfBytes(Uint8Array.from(bytes).buffer);

it.each([
  ['GBK', Buffer.from(GBK, 'hex')],
  ['UTF-8', Buffer.from(TEXT)],
  ['UTF-8 with its mark', Buffer.from(`\ufeff${TEXT}`)],
  ['UTF-16 with its mark', Buffer.from(`\ufeff${TEXT}`, 'utf16le')],
  ['UTF-16 the other way round', Buffer.from(`\ufeff${TEXT}`, 'utf16le').swap16()],
])('%s is read', (_name, bytes) => expect(read(bytes)).toBe(TEXT));

it('refuses what is no text, and replaces no sign', () => {
  for (const hex of ['ff', '5b22ff22', '5b2281', '89504e470d0a1a0a00ff'])
    expect(read(Buffer.from(hex, 'hex'))).toBeNull();
});
