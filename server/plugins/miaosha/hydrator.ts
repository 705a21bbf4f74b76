// Hydrates the seckill goods: their session's hour, and for automatic blocks the current or next session.
import { formatDate } from '~/domain/time';
import { wireTime } from '../../http/wire';
import { hasBegun, hourOf } from '../kit/activity-goods/sale-window';
import { sessionHydrator } from '../kit/activity-goods/session-block';

const SECOND_MS = 1000;
const NO_SESSION = { open_date: '', open_time: '', date_time: 0, is_current: 0 };

export const hydrator = sessionHydrator({
  plugin: 'miaosha',
  wire({ card, goodsId, activity: { window } }) {
    const lastSecond = window.end === null ? null : new Date(window.end.getTime() - SECOND_MS);
    return {
      ...card,
      page_url: `/plugins/miaosha/goods/goods?id=${goodsId}`,
      start_time: wireTime(window.begin),
      end_time: wireTime(lastSecond),
    };
  },
  session([first], now) {
    const { begin = null, end = null } = first?.window ?? {};
    if (begin === null || end === null) return NO_SESSION;
    return {
      open_date: formatDate(begin.getTime()),
      open_time: String(hourOf(begin)),
      date_time: end.getTime() / SECOND_MS,
      is_current: hasBegun({ begin, end }, now) ? 1 : 0,
    };
  },
});
