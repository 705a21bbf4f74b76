// Resumes submissions that a crash left queued or running.
import { workSubmission } from '../families/order/submit/work';
import type { InstalledPlugins } from '../ports/plugin';
import { dueIds } from '../db/due-ids';
import type { Job } from '../ports/job';

/** A submission is worked in the request that queues it; after so long that request is gone. */
const ABANDONED_AFTER_MS = 5_000;

export const resumeAbandonedSubmissions = (plugins: InstalledPlugins): Job => ({
  name: 'work-abandoned-submissions',
  due: (db, now, skipped) =>
    dueIds(
      db
        .selectFrom('order_submissions')
        .select('id')
        .where('state', 'in', ['queued', 'running'])
        .where('created_at', '<=', new Date(now.getTime() - ABANDONED_AFTER_MS)),
      { by: 'id', skipped },
    ),
  act: (db, id, now) => workSubmission(db, id, { plugins, now }),
});
