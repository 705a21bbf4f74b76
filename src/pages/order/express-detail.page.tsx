// The tracking of one parcel: the latest step in large type, the earlier ones under it.
import { expressDetail } from '~/schemas/api/express.gen';
import { detail } from '../../engine/archetypes/detail';
import { definePage } from '../../engine/define-page';
import { optionalId, type Param, text } from '../../engine/params';
import { ExpressDetailScreen, type ExpressQuery } from './express-detail-screen';

const filled = (): Param<string> => ({
  isRequired: true,
  parse: (value) => (value === '' ? undefined : value),
});

export default definePage({
  path: '/pages/order/express-detail/express-detail',
  title: '物流详情',
  auth: 'login',
  query: {
    express: filled(),
    express_no: filled(),
    customer_name: text(),
    cover_pic: text(),
    id: optionalId('order'),
  },
  carries: ['express_no', 'customer_name'],
  walk: { query: { express: '顺丰速运', express_no: 'SF1234567890123' } },
  body: detail({
    from: expressDetail,
    params: ({ express, express_no, customer_name }: ExpressQuery) => ({
      express,
      express_no,
      customer_name,
    }),
    View: ExpressDetailScreen,
    skeleton: 'list',
    isPullable: true,
  }),
});
