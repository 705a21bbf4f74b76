// The commission of a distributor.
import { shareBrokerage, shareSetting } from '~/schemas/api/share.gen';
import { hub } from '../../engine/archetypes/hub';
import { definePage } from '../../engine/define-page';
import { MoneyView } from './money-screen';

export default definePage({
  path: '/pages/share/money/money',
  title: '分销佣金',
  auth: 'distributor',
  body: hub({
    from: shareBrokerage,
    params: () => ({}),
    View: MoneyView,
    endpoints: [shareSetting],
  }),
});
