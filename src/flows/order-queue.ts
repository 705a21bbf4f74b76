// What becomes of a submission: the backend works on it in a queue, and is asked until there is something to pay.
import { ORDER_QUEUE_INTERVAL_MS, ORDER_QUEUE_POLLS, ORDER_QUEUE_SLOW } from '~/domain/payment';
import { atRoute } from '~/schemas/at-route';
import { orderPayData } from '~/schemas/api/order.gen';
import { CallError } from '../base/call-error';
import { call } from '../services/http';
import type { Ticket } from './checkout-table';

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Asks once: the payment union; null, after a pause, while it is still worked on or the connection is broken. Rejects where
 * the backend has refused the submission.
 */
export async function askQueue({ token, queueId }: Ticket, route: string): Promise<number | null> {
  try {
    const answer = await call(atRoute(orderPayData, route), { token, queue_id: queueId }, { isQuiet: true });
    if ('id' in answer && Number(answer.id) > 0) return Number(answer.id);
  } catch (error) {
    const isSettled = error instanceof CallError && error.kind !== 'network' && error.kind !== 'status';
    if (isSettled) throw error;
  }
  await wait(ORDER_QUEUE_INTERVAL_MS);
  return null;
}

/** Asks until there is something to pay. Rejects where it is refused, and where it takes too long. */
export async function queuedUnion(ticket: Ticket, route: string): Promise<number> {
  for (let polls = 0; polls <= ORDER_QUEUE_POLLS; polls += 1) {
    const unionId = await askQueue(ticket, route);
    if (unionId !== null) return unionId;
  }
  throw new CallError('refused', ORDER_QUEUE_SLOW, { code: 1, route });
}
