// Colours of the library's pictures: looked at when one is stored, and by timed work where that was not done.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type PictureColour, pictureColourOf } from '~/domain/studio/picture-colours';
import { dueIds, type Job } from '../jobs/run-job';
import { BusyError } from '../pictures/raster/gate';
import { smallPixels, UnreadablePictureError } from '../pictures/raster/raster';

/** The share of a picture that a colour fills at least: below it one would not call it the picture's. */
const LEAST_SHARE = 1 / 8;

/** The colours that fill a good part of a picture. @throws UnreadablePictureError, BusyError */
async function coloursOf(bytes: Uint8Array): Promise<PictureColour[]> {
  const { data, channels } = await smallPixels(bytes);
  const counts = new Map<PictureColour, number>();
  for (let at = 0; at < data.length; at += channels) {
    const [red = 0, green = 0, blue = 0] = data.subarray(at, at + channels);
    const name = pictureColourOf({ red, green, blue });
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  const least = (data.length / channels) * LEAST_SHARE;
  return [...counts].filter(([, count]) => count >= least).map(([name]) => name);
}

/** As the column holds them; null while too many pictures are being processed, for the timed work. */
export async function storedColours(bytes: Uint8Array): Promise<string | null> {
  try {
    return JSON.stringify(await coloursOf(bytes));
  } catch (error) {
    if (error instanceof BusyError) return null;
    if (error instanceof UnreadablePictureError) return '[]';
    throw error;
  }
}

const isMissing = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT';

/** A file that is gone has no colours, and is not looked for again. */
async function coloursOfFile(path: string): Promise<string | null> {
  try {
    return await storedColours(await readFile(path));
  } catch (error) {
    if (isMissing(error)) return '[]';
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
    const colours = await coloursOfFile(join(dataFolder, path));
    await db.updateTable('studio_media').set({ colours }).where('id', '=', id).execute();
  },
});
