// My footprints: viewed goods, by day, of a period.
import { footprintFootprint, footprintFootprintDel } from '~/schemas/api/footprint.gen';
import { userFavoriteAdd } from '~/schemas/api/user.gen';
import { list } from '../../engine/archetypes/list';
import { definePage } from '../../engine/define-page';
import { HOME_PATH, redirect } from '../../engine/navigation';
import { choice, text } from '../../engine/params';
import { joinDays } from './days';
import { FootDay } from './foot-day';
import { PERIOD_TYPES, periodIn, periodParams } from './period';
import { PeriodRow } from './period-row';
import { Views } from './views';

const query = { time_type: choice(PERIOD_TYPES), from: text(), until: text() };

export default definePage({
  path: '/pages/foot/index/index',
  title: '我的足迹',
  auth: 'login',
  query,
  body: list(query, {
    Above: ({ query: period }) => (
      <>
        <Views />
        <PeriodRow period={periodIn(period)} />
      </>
    ),
    from: footprintFootprint,
    params: (period) => periodParams(periodIn(period)),
    arrange: joinDays,
    keyOf: ({ date }) => date,
    item: FootDay,
    isFreshOnShow: true,
    empty: {
      text: '暂无浏览的足迹哦~',
      action: { text: '去商城逛逛', onTap: () => redirect(HOME_PATH) },
    },
  }),
  endpoints: [footprintFootprintDel, userFavoriteAdd],
});
