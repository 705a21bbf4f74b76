// What an order says of its second review: the way to write one, or that it is written.
import * as to from '~/domain/screen-links.gen';
import { APPEND_STATUS } from '~/domain/second-review';

/** Malls without second reviews do not say; there is no way then. */
interface Reviewed {
  id: number | string;
  append_status?: number;
}

export const isReviewedTwice = ({ append_status: status }: Reviewed): boolean =>
  status === APPEND_STATUS.done;

export const secondReviewLinks = ({ id, append_status: status }: Reviewed) =>
  status === APPEND_STATUS.open ? [{ text: '追评', href: `#${to.orderAppendAppraise({ id })}` }] : [];
