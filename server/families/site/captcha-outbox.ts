// Test aid: with PAGODA_CAPTCHA_TO_OUTBOX=1 the letters of captchas are written to the outbox.
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Captcha } from './captcha';

/** Off by default: it lets a script read captchas. */
const isOn = (): boolean => process.env['PAGODA_CAPTCHA_TO_OUTBOX'] === '1';

/** Writes `<dataFolder>/outbox/captcha-<id>.txt`, which holds the letters and nothing else. */
export async function layOutCaptcha(dataFolder: string, { id, code }: Captcha): Promise<void> {
  if (!isOn()) return;
  const folder = join(dataFolder, 'outbox');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await writeFile(join(folder, `captcha-${id}.txt`), code, { mode: 0o600 });
}
