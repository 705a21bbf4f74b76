// Colours of the library's pictures, and their mean: looked at when one is stored, and by timed work where that was not done.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { toHex } from '~/domain/colour';
import { type PictureColour, pictureColourOf } from '~/domain/studio/picture-colours';
import { dueIds } from '../db/due-ids';
import type { Job } from '../ports/job';
import { BusyError } from '../pictures/raster/gate';
import { smallPixels, UnreadablePictureError } from '../pictures/raster/raster';

/** The share of a picture that a colour fills at least: below it one would not call it the picture's. */
const LEAST_SHARE = 1 / 8;

/** As the columns hold it. */
interface Look {
  /** Null until the picture is looked at. */
  colours: string | null;
  mean: string | null;
}

/** For the timed work. */
export const NOT_LOOKED_AT: Look = { colours: null, mean: null };
/** Not looked at again. */
const UNREADABLE: Look = { colours: '[]', mean: null };

/** The colours that fill a good part of a picture, and its mean colour. @throws UnreadablePictureError, BusyError */
async function seen(bytes: Uint8Array): Promise<Look> {
  const { data, channels } = await smallPixels(bytes);
  const counts = new Map<PictureColour, number>();
  const sum = { red: 0, green: 0, blue: 0 };
  for (let at = 0; at < data.length; at += channels) {
    const [red = 0, green = 0, blue = 0] = data.subarray(at, at + channels);
    const name = pictureColourOf({ red, green, blue });
    counts.set(name, (counts.get(name) ?? 0) + 1);
    sum.red += red;
    sum.green += green;
    sum.blue += blue;
  }
  const pixels = data.length / channels;
  const names = [...counts].filter(([, count]) => count >= pixels * LEAST_SHARE).map(([name]) => name);
  const mean = (channel: number): number => Math.round(channel / pixels);
  const rgb = { red: mean(sum.red), green: mean(sum.green), blue: mean(sum.blue) };
  return { colours: JSON.stringify(names), mean: toHex(rgb) };
}

/** Not looked at while too many pictures are being processed. */
export async function lookOf(bytes: Uint8Array): Promise<Look> {
  try {
    return await seen(bytes);
  } catch (error) {
    if (error instanceof BusyError) return NOT_LOOKED_AT;
    if (error instanceof UnreadablePictureError) return UNREADABLE;
    throw error;
  }
}

const isMissing = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT';

/** A file that is gone has no colours. */
async function lookOfFile(path: string): Promise<Look> {
  try {
    return await lookOf(await readFile(path));
  } catch (error) {
    if (isMissing(error)) return UNREADABLE;
    throw error;
  }
}

/** Looks at the pictures from before their colours were stored. */
export const lookAtPictures = (dataFolder: string): Job => ({
  name: 'picture-colours',
  due: (db, _now, skipped) =>
    dueIds(
      db
        .selectFrom('studio_media')
        .select('id')
        .where('colours', 'is', null)
        .where('kind', '=', 'picture')
        .where('deleted_at', 'is', null),
      { by: 'id', skipped },
    ),
  act: async (db, id) => {
    const { path } = await db
      .selectFrom('studio_media')
      .select('path')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const look = await lookOfFile(join(dataFolder, path));
    await db.updateTable('studio_media').set(look).where('id', '=', id).execute();
  },
});
