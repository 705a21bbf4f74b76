// Merges the rows of a distributor's figures into one, so that reading them stays cheap (migration 286).
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../db/tables';
import { BATCH_SIZE } from '../db/due-ids';
import type { Job } from '../ports/job';

/** Rows of a distributor from which on they are merged. */
const MANY = 20;

/** One row an earner, of one earner or of all. Two processes at once each merge the rows that they deleted. */
export const mergeSums = (db: Kysely<Tables>, earnerId?: number) =>
  sql`with gone as (delete from distributor_sums
      ${earnerId === undefined ? sql`` : sql`where earner_id = ${earnerId}`} returning *)
    insert into distributor_sums (earner_id, all_fen, frozen_fen, orders, paid_orders, juniors)
    select earner_id, sum(all_fen), sum(frozen_fen), sum(orders), sum(paid_orders), sum(juniors) from gone
    group by earner_id`.execute(db);

export const mergeDistributorSums: Job = {
  name: 'merge-distributor-sums',
  async due(db) {
    const { rows } = await sql<{ id: number }>`select earner_id as id from distributor_sums
      group by earner_id having count(*) >= ${MANY} limit ${BATCH_SIZE}`.execute(db);
    return rows.map(({ id }) => id);
  },
  act: mergeSums,
};
