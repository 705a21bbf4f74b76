// The studio's settings: one option of the mall.
import { isRecord } from '~/domain/record';
import type { StudioSettings } from '~/domain/studio/api';
import { readOptions } from '../settings/mall-options';
import type { Db } from './call';

const KEY = 'studio';

const DEFAULTS: StudioSettings = {
  isApproved: false,
  isNoteRequired: false,
  maxBlocks: 200,
  previewHours: 2,
  scheduleTime: '20:00',
  endTime: '00:00',
};

export async function readSettings(db: Db): Promise<StudioSettings> {
  const options = await readOptions(db, [KEY]);
  const stored = options[KEY];
  return { ...DEFAULTS, ...(isRecord(stored) ? stored : {}) };
}

export async function saveOption(db: Db, key: string, value: unknown): Promise<void> {
  const row = { value: JSON.stringify(value), updated_at: new Date() };
  await db
    .insertInto('mall_options')
    .values({ key, ...row })
    .onConflict((conflict) => conflict.column('key').doUpdateSet(row))
    .execute();
}

export const saveSettings = (db: Db, settings: StudioSettings): Promise<void> =>
  saveOption(db, KEY, settings);
