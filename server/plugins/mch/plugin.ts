// The plugin mch: merchants who sell beside the mall.
import { definePlugin } from '../kit/define-plugin';
import { merchantsExtra } from './home-extra';
import { hydrator } from './hydrator';
import { proveMerchant } from './merchant-token';
import { openShops } from './open-shops';
import { seedMerchants } from './seed';
import './tables';

export default definePlugin({
  key: 'mch',
  title: '多商户',
  links: [
    ['好店推荐', 'mch/list/list'],
    ['多商户店铺', 'mch/shop/shop', 'mch_id!'],
    ['多商户商品', 'mch/goods/goods', 'id! mch_id!'],
  ],
  hydrators: { mch: hydrator },
  homeExtra: merchantsExtra,
  proofs: { mch: proveMerchant },
  openMatters: openShops,
  shopperRows: {
    // Of an application, as a shop that was approved is open.
    erased: {
      merchants: {
        realname: "''",
        mobile: "''",
        wechat: "''",
        form_data: "'[]'",
        name: "'已注销'",
        service_mobile: "''",
        address: "''",
      },
    },
  },
  seed: seedMerchants,
});
