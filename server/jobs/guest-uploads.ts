// Deletes pictures that guests uploaded and no shopper used: the row and the file.
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { dueIds } from '../db/due-ids';
import type { Job } from '../ports/job';

export const deleteGuestUploads = (dataFolder: string): Job => ({
  name: 'delete-guest-uploads',
  due: (db, now, skipped) =>
    dueIds(db.selectFrom('attachments').select('id').where('expires_at', '<=', now), {
      by: 'expires_at',
      skipped,
    }),
  act: (db, id, now) =>
    db.transaction().execute(async (trx) => {
      // One that was used meanwhile has no end any more.
      const gone = await trx
        .deleteFrom('attachments')
        .where('id', '=', id)
        .where('expires_at', '<=', now)
        .returning('file_key')
        .executeTakeFirst();
      if (gone !== undefined) await rm(join(dataFolder, 'uploads', gone.file_key), { force: true });
    }),
});
