// The avatar of a social account, copied to our uploads at sign-in: its host would see everyone who looks at it.
import type { Kysely } from 'kysely';
import { isResizable } from '~/domain/picture-address';
import type { Tables } from '../../db/tables';
import { MallError } from '../../http/errors';
import { fetchForeign, ForeignFileError, INTERNET } from '../../http/foreign-file';
import { storePicture } from '../attachment/store-picture';

const MAX_BYTES = 2 * 1024 * 1024;
/** Someone waits for the sign-in meanwhile. */
const NET = { ...INTERNET, timeoutMs: 2000 };

export type FetchPicture = (address: string) => Promise<Uint8Array>;

const fetchPicture: FetchPicture = (address) => fetchForeign(address, MAX_BYTES, NET);

export const isForeign = (address: string): boolean => /^(?:https?:)?\/\//i.test(address);

interface Signing {
  db: Kysely<Tables>;
  dataFolder: string;
  now: Date;
  userId: number;
}

/**
 * Copies the avatar for an account that has no uploaded one. Where that fails the account keeps its drawn face, and the
 * next sign-in tries again.
 */
export async function copyAvatar(
  { db, dataFolder, now, userId }: Signing,
  address: string,
  fetchFrom: FetchPicture = fetchPicture,
): Promise<void> {
  if (!isForeign(address)) return;
  const known = await db.selectFrom('users').select('avatar').where('id', '=', userId).executeTakeFirst();
  if (known === undefined || isResizable(known.avatar)) return;
  try {
    const bytes = await fetchFrom(address.replace(/^\/\//, 'https://'));
    const picture = { name: 'avatar', type: '', bytes };
    const { url } = await storePicture({ db, dataFolder, now }, picture, { userId });
    await db.updateTable('users').set({ avatar: url, updated_at: now }).where('id', '=', userId).execute();
  } catch (error) {
    if (!(error instanceof ForeignFileError || error instanceof MallError)) throw error;
  }
}
