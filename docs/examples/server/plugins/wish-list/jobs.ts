// Timed work of wish_list: wishes end after a year.
import { dueIds } from '../../db/due-ids';
import type { Job } from '../../ports/job';
import './tables';

const KEPT_MS = 365 * 86_400_000;

const endWishes: Job = {
  name: 'wish-list-end-wishes',
  due: (db, now, skipped) =>
    dueIds(
      db
        .selectFrom('wish_list_wishes')
        .select('id')
        .where('created_at', '<', new Date(now.getTime() - KEPT_MS)),
      { by: 'created_at', skipped },
    ),
  act: (db, id) => db.deleteFrom('wish_list_wishes').where('id', '=', id).execute(),
};

export const jobs: readonly Job[] = [endWishes];
