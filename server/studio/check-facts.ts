// What the check may know of pictures and chosen things: those that a document names, from the database.
import { isUpload } from '~/domain/picture-address';
import type { Wanted } from '~/domain/studio/check/wanted';
import {
  type Facts,
  type PickedFact,
  pickedFact,
  pickKey,
  type PictureFact,
} from '~/domain/studio/check/issue';
import { pickerOf } from '~/domain/studio/check/picker-of';
import type { Call, Db } from './call';
import { inOrder } from './pick/picker';
import { PICKERS } from './pick/pickers';

type Asking = Pick<Call, 'db' | 'plugins' | 'at'>;

async function picturesOf(db: Db, addresses: readonly string[]): Promise<Record<string, PictureFact>> {
  const own = addresses.filter(isUpload);
  if (own.length === 0) return {};
  const rows = await db
    .selectFrom('studio_media')
    .select(['path', 'width', 'height', 'bytes', 'alt', 'mean'])
    .where('path', 'in', own)
    .where('deleted_at', 'is', null)
    .execute();
  return Object.fromEntries(rows.map(({ path, ...fact }) => [path, fact]));
}

async function pickedOf(
  { db, plugins, at: now }: Asking,
  kind: string,
  texts: readonly string[],
): Promise<[string, PickedFact][]> {
  const picker = pickerOf(kind);
  const ids = texts.map(Number).filter((id) => Number.isSafeInteger(id) && id <= 2_147_483_647);
  if (picker === null || ids.length === 0) return [];
  const unfiltered = { q: '', isUsable: false, mark: null, fromFen: null, toFen: null };
  const search = { ...unfiltered, of: picker.of, ids, limit: ids.length, offset: 0 };
  const rows = await PICKERS[picker.kind]({ db, plugins, now, ...search });
  return inOrder(ids, rows).map((row) => [pickKey(kind, row.id), pickedFact(row)]);
}

export async function wantedFactsOf(
  call: Asking,
  { pictures, picked }: Wanted,
): Promise<Pick<Facts, 'pictures' | 'picked'>> {
  const chosen: [string, PickedFact][] = [];
  for (const [kind, ids] of Object.entries(picked)) chosen.push(...(await pickedOf(call, kind, ids)));
  return { pictures: await picturesOf(call.db, pictures), picked: Object.fromEntries(chosen) };
}
