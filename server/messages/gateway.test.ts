// Proves the outbox: one file a message, readable by its owner only.
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { outboxGateway } from './gateway';

describe('the outbox', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'pagoda-outbox-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('writes each message into a file named after time and receiver, which other users cannot read', async () => {
    const at = new Date('2026-11-21T08:00:00.123Z');
    await outboxGateway(folder).send({ receiver: '13900000001', text: '您的验证码为 123456', at });
    const [name = ''] = readdirSync(join(folder, 'outbox'));
    expect(name).toBe('2026-11-21T08-00-00-123Z-13900000001.txt');
    const file = join(folder, 'outbox', name);
    expect(readFileSync(file, 'utf8')).toContain('您的验证码为 123456');
    expect(statSync(file).mode & 0o077).toBe(0);
  });

  it('writes concurrent messages to one mobile into separate files', async () => {
    const at = new Date('2026-11-21T08:00:00.123Z');
    const gateway = outboxGateway(folder);
    await Promise.all(['甲', '乙', '丙'].map((text) => gateway.send({ receiver: '13900000001', text, at })));
    const texts = readdirSync(join(folder, 'outbox')).map((name) =>
      readFileSync(join(folder, 'outbox', name), 'utf8')
        .trim()
        .at(-1),
    );
    expect(new Set(texts)).toEqual(new Set(['甲', '乙', '丙']));
    expect(texts).toHaveLength(3);
  });
});
