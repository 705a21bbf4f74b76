// Sample data of the recommended merchants, as the server delivers it.
import { SAMPLE_PICTURES } from '~/ui/sample-pictures';

const goodsOf = (id: number) => ({
  id,
  name: `龙井 ${id} 号`,
  picUrl: SAMPLE_PICTURES.goods,
  price: '99.00',
  goodsWarehouse: { video_url: '' },
});

export const shopOf = (id: number, changes: Readonly<Record<string, unknown>> = {}) => ({
  id,
  name: '南湖茶庄',
  picUrl: SAMPLE_PICTURES.banner,
  pic_url: SAMPLE_PICTURES.banner,
  goodsNum: 'xxx',
  orderNum: 'xxx',
  goods_num: 12,
  order_num: '1.2w',
  longitude: '120.763779',
  latitude: '30.762457',
  distance: '',
  goodsList: [goodsOf(1), goodsOf(2), goodsOf(3), goodsOf(4)],
  showGoodsNum: 10,
  staticGoods: false,
  ...changes,
});

export const minimal = { list: [{ id: 3, name: '南湖茶庄' }] };

export const full = {
  showGoods: true,
  list: [shopOf(3), shopOf(4, { name: '秀洲粽行', goodsList: [], distance: '1.2km' })],
  cardStyle: 1,
  showImg: false,
  backgroundColor: '#f7f7f7',
  backgroundPicUrl: '',
  position: 5,
  mode: 1,
  backgroundHeight: 100,
  backgroundWidth: 100,
};

export const hostile = {
  showGoods: 'true',
  list: [
    null,
    {
      id: { a: 1 },
      name: '<img src=x onerror=alert(1)>',
      pic_url: 'javascript:alert(1)',
      goods_num: {},
      goodsList: [null, { id: 'x', name: 7, picUrl: 'data:text/html,x', price: { a: 1 } }, 'x'],
    },
    'x',
  ],
  cardStyle: 'wild',
  backgroundColor: 'red;}',
  backgroundPicUrl: 'javascript:alert(1)',
  position: 'x',
};
