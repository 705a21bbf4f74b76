// Merges the rows of a distributor's figures into one, so that reading them stays cheap (migration 286).
import { sql } from 'kysely';
import { BATCH_SIZE, type Job } from './run-job';

/** Rows of a distributor from which on they are merged. */
const MANY = 20;

export const mergeDistributorSums: Job = {
  name: 'merge-distributor-sums',
  async due(db) {
    const { rows } = await sql<{ id: number }>`select earner_id as id from distributor_sums
      group by earner_id having count(*) >= ${MANY} limit ${BATCH_SIZE}`.execute(db);
    return rows.map(({ id }) => id);
  },
  /** Two processes at once each merge the rows that they deleted. */
  act: (db, id) =>
    sql`with gone as (delete from distributor_sums where earner_id = ${id} returning *)
      insert into distributor_sums (earner_id, all_fen, frozen_fen, orders, paid_orders, juniors)
      select earner_id, sum(all_fen), sum(frozen_fen), sum(orders), sum(paid_orders), sum(juniors) from gone
      group by earner_id`.execute(db),
};
