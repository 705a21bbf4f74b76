// Sends one request for several lines of an order: in one call, or a call a line where the mall has no such call.
import { refundBatch, refundSubmit } from '~/schemas/api/refund.gen';
import type { ParamsOf } from '~/schemas/endpoint';
import { isNotOffered } from '../../../base/call-error';
import { callFor } from '../../../services/http';

type Batch = ParamsOf<typeof refundBatch>;
type Words = Omit<Batch, 'order_id' | 'list'>;

const SENT = '提交成功, 请等待商家处理';

async function submitEach(list: Batch['list'], words: Words): Promise<string> {
  let last = '';
  // One after the other: each may say that the order has nothing left.
  for (const line of list) last = (await callFor(refundSubmit, { ...words, ...line })).msg;
  return last;
}

/** What the mall says to it. */
export async function submitLines(order_id: number, list: Batch['list'], words: Words): Promise<string> {
  try {
    return (await callFor(refundBatch, { order_id, list, ...words })).msg || SENT;
  } catch (error) {
    if (!isNotOffered(error)) throw error;
    return (await submitEach(list, words)) || SENT;
  }
}
