// Sends one request for several lines of an order: in one call, or a call a line where the mall has no such call.
import { refundBatch, refundSubmit } from '~/schemas/api/refund.gen';
import type { ParamsOf } from '~/schemas/endpoint';
import type { Answer } from '../../../services/call-context';
import { isNotOffered } from '../../../base/call-error';
import { callFor } from '../../../services/http';

type Batch = ParamsOf<typeof refundBatch>;

async function submitEach({ list, order_id: _order, ...words }: Batch): Promise<string> {
  let last = '';
  // One after the other: each may say that the order has nothing left.
  for (const line of list) last = (await callFor(refundSubmit, { ...words, ...line })).msg;
  return last;
}

/** The answer of the one call, or the words of the last. */
export async function submitLines(batch: Batch): Promise<Answer<null>> {
  try {
    return await callFor(refundBatch, batch);
  } catch (error) {
    if (!isNotOffered(error)) throw error;
    return { data: null, msg: await submitEach(batch), code: 0 };
  }
}
