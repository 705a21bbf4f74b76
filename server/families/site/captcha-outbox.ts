// The aid of tests that cannot read pictures: with PAGODA_CAPTCHA_TO_OUTBOX=1 the letters land in the outbox.
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Captcha } from './captcha';

/** Off unless asked for: whoever reads the folder needs no eyes for the picture. */
const isOn = (): boolean => process.env['PAGODA_CAPTCHA_TO_OUTBOX'] === '1';

/** Writes `<dataFolder>/outbox/captcha-<id>.txt`, which holds the letters and nothing else. */
export async function layOutCaptcha(dataFolder: string, { id, code }: Captcha): Promise<void> {
  if (!isOn()) return;
  const folder = join(dataFolder, 'outbox');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await writeFile(join(folder, `captcha-${id}.txt`), code, { mode: 0o600 });
}
