// Resumes submissions that a crash left queued or running.
import { workSubmission } from '../families/order/submit/work';
import { BATCH_SIZE, type Job } from './run-job';

/** A submission is worked in the request that queues it; after so long that request is gone. */
const ABANDONED_AFTER_MS = 5_000;

export const resumeAbandonedSubmissions: Job = {
  name: 'work-abandoned-submissions',
  async due(db, now, skipped) {
    const rows = await db
      .selectFrom('order_submissions')
      .select('id')
      .where('state', 'in', ['queued', 'running'])
      .where('created_at', '<=', new Date(now.getTime() - ABANDONED_AFTER_MS))
      .$if(skipped.length > 0, (query) => query.where('id', 'not in', [...skipped]))
      .orderBy('id')
      .limit(BATCH_SIZE)
      .execute();
    return rows.map(({ id }) => id);
  },
  act: workSubmission,
};
