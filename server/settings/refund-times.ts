// When the step that an after-sale waits for ends by itself: days of the mall's option `refund_times`, 0 never.
import type { Kysely } from 'kysely';
import { isRecord } from '~/domain/record';
import type { Tables } from '../db/tables';
import { readOptions } from './mall-options';

const DAY_MS = 86_400_000;

/** Days until the shop agrees, the shopper has sent back, the shop has received, it has paid, a cancel is agreed to. */
export const DEFAULT_REFUND_TIMES = { agree: 5, send: 7, receive: 10, pay: 3, cancel: 2 } as const;
export type RefundWait = keyof typeof DEFAULT_REFUND_TIMES;

async function daysOf(db: Kysely<Tables>, wait: RefundWait): Promise<number> {
  const { refund_times: times } = await readOptions(db, ['refund_times']);
  const days = Number(
    isRecord(times) ? (times[wait] ?? DEFAULT_REFUND_TIMES[wait]) : DEFAULT_REFUND_TIMES[wait],
  );
  return Number.isFinite(days) && days >= 0 ? days : DEFAULT_REFUND_TIMES[wait];
}

/** The end of a wait that begins now; null where it never ends by itself. */
export async function waitEnd(db: Kysely<Tables>, wait: RefundWait, now: Date): Promise<Date | null> {
  const days = await daysOf(db, wait);
  return days === 0 ? null : new Date(now.getTime() + days * DAY_MS);
}
