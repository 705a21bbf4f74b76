// Sample data of the widget tea-shelf, as the server delivers it.
import { wholeLink } from '~/domain/studio/preset-links';
import { SAMPLE_PICTURES } from '~/ui/sample-pictures';
import { goodsOf } from '../kit/testing/goods';

export const minimal = { list: [goodsOf(1001)] };

export const full = {
  picture: SAMPLE_PICTURES.banner,
  entries: [
    { words: '领券', link: wholeLink('领券中心') },
    { words: '新茶', link: {} },
  ],
  list: [
    goodsOf(1001),
    goodsOf(1002, { name: '陈年普洱饼茶 357g 礼盒装 送长辈 收藏级 勐海古树', goods_stock: 0 }),
  ],
  columns: 2,
  color: '#24782f',
};

export const hostile = {
  picture: 'javascript:alert(1)',
  entries: [{ words: '<script>alert(1)</script>', link: 'javascript:alert(1)' }, 7],
  list: [goodsOf(1001, { name: '<img src=x onerror=alert(1)>', page_url: 'javascript:alert(1)' }), null],
  columns: 'many',
  color: 'url(javascript:alert(1))',
};
