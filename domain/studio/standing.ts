// How a document stands beside its draft, as the events of the document say it.
import type { DocumentAnswer, Standing } from './api';

export function standingOf(
  answer: Pick<DocumentAnswer, 'live' | 'schedule' | 'review' | 'isDisabled'>,
): Standing {
  const { live, schedule, review, isDisabled } = answer;
  const planned = schedule && {
    id: schedule.id,
    state: schedule.state,
    at: schedule.at,
    until: schedule.until,
    after: schedule.after,
  };
  return {
    live: live?.id ?? null,
    schedule: planned,
    review: review && { id: review.id, state: review.state },
    isDisabled,
  };
}
