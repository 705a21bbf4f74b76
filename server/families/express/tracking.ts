// Tracking of a shopper's parcel, in the words of its carrier.
import type { Kysely } from 'kysely';
import type { ExpressDetailData } from '~/schemas/api/express.gen';
import type { Tables } from '../../db/tables';
import { wireTime } from '../../http/wire';

type Way = NonNullable<ExpressDetailData['express']>;

// State of a carrier's newest message, by the first pattern that matches.
const STATES: readonly (readonly [words: RegExp, status: Way['status'], text: Way['status_text']])[] = [
  [/退回.*签收|退签/, 9, '已退签'],
  [/退回|退件/, 8, '已退回'],
  [/拒收|异常|问题件|破损|丢失/, 7, '问题件'],
  [/自提.*取走|已自取|已取件/, 6, '已自取'],
  [/已签收|已妥投|签收人/, 5, '已签收'],
  [/派件|派送|投递/, 4, '派件中'],
  [/揽收|揽件|收寄/, 1, '已揽件'],
  [/已发出|出库/, 2, '已发出'],
];
const UNDER_WAY = [3, '在途中'] as const;
const DELIVERED = [5, '已签收'] as const;

/** Receipt confirmed by the shopper counts as signed for, whatever the carrier last reported. */
function stateOf(newest: string, isConfirmed: boolean): readonly [Way['status'], Way['status_text']] {
  if (isConfirmed) return DELIVERED;
  const state = STATES.find(([words]) => words.test(newest));
  return state === undefined ? UNDER_WAY : [state[1], state[2]];
}

interface Tracked {
  userId: number;
  express: string;
  expressNo: string;
}

/** Tracking of one of the shopper's own parcels, the newest event first; null when nothing is known. One query. */
export async function wayOf(
  db: Kysely<Tables>,
  { userId, express, expressNo }: Tracked,
): Promise<Way | null> {
  const row = await db
    .selectFrom('order_expresses')
    .innerJoin('orders', 'orders.id', 'order_expresses.order_id')
    .select(['order_expresses.traces', 'orders.is_confirm'])
    .where('orders.user_id', '=', userId)
    .where('orders.deleted_at', 'is', null)
    .where('order_expresses.express', '=', express)
    .where('order_expresses.express_no', '=', expressNo)
    .orderBy('order_expresses.id', 'desc')
    .executeTakeFirst();
  const traces = [...(row?.traces ?? [])].sort((a, b) => Date.parse(b.time) - Date.parse(a.time));
  const [newest] = traces;
  if (row === undefined || newest === undefined) return null;
  const [status, status_text] = stateOf(newest.text, row.is_confirm);
  return {
    status,
    status_text,
    list: traces.map(({ time, text }) => ({ datetime: wireTime(new Date(time)), desc: text })),
  };
}
