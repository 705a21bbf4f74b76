// The texts of a live room, and the distribution of rooms over two columns.
import type { LiveDelivered } from './schema.gen';

export type Room = LiveDelivered['live_list'][number];
export type RoomTone = 'live' | 'soon' | 'over';

interface RoomState {
  tone: RoomTone;
  text: string;
}

const STATES: Readonly<Record<number, RoomState>> = {
  101: { tone: 'live', text: '直播中' },
  102: { tone: 'soon', text: '预告' },
  103: { tone: 'over', text: '已结束' },
  104: { tone: 'over', text: '禁播' },
  105: { tone: 'over', text: '暂停' },
  106: { tone: 'over', text: '异常' },
};
const UNKNOWN: RoomState = { tone: 'over', text: '状态未知' };

/** The state of a room, in the server's text where it has one. */
export function stateOf({ live_status, status_text }: Room): RoomState {
  const state = STATES[live_status] ?? UNKNOWN;
  return { ...state, text: status_text || state.text };
}

/** Height shares of a card that vary. */
const GOODS_SHARE = 0.35;
const LINE_SHARE = 0.15;
const CHARACTERS_A_LINE = 11;

const weightOf = ({ name, goods }: Room): number =>
  1 + (goods.length > 0 ? GOODS_SHARE : 0) + (name.length > CHARACTERS_A_LINE ? LINE_SHARE : 0);

/** Two columns: each room is added to the lower one, by estimated height. */
export function columnsOf<R extends Room>(rooms: readonly R[]): readonly [R[], R[]] {
  const columns: readonly [R[], R[]] = [[], []];
  const heights = [0, 0];
  for (const room of rooms) {
    const place = (heights[1] ?? 0) < (heights[0] ?? 0) ? 1 : 0;
    columns[place].push(room);
    heights[place] = (heights[place] ?? 0) + weightOf(room);
  }
  return columns;
}
