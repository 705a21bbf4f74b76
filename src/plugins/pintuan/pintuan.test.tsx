// Proves the screens of group buying: what is offered in each state, joining, groups and one's own groups.
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { goodsRemind } from '~/schemas/api/goods.gen';
import { orderListPayData } from '~/schemas/api/order.gen';
import {
  pintuanGoodsCats,
  pintuanGoodsIndex,
  pintuanGoodsDetail,
  pintuanGroupDetail,
  pintuanOrderList,
} from '~/schemas/api/pintuan.gen';
import { backend } from '../../testing/fake-backend';
import { address, renderScreen } from '../../testing/render-screen';
import { goodsDetailAnswer } from '../../testing/sample-goods';
import { inHours, openedCheckout, passHours, startSale } from '../../testing/sample-sales';
import goodsScreen from './goods.page';
import groupScreen from './group.page';
import listScreen from './index.page';
import ordersScreen from './orders.page';
import parts from './sale-parts';

const terms = (size: number, price: string, stock = 5) => ({
  group_id: size,
  groups: {
    goods_id: 100 + size,
    people_num: size,
    group_num: 0,
    preferential_price: '2.00',
    pintuan_time: 24,
  },
  attr: [{ id: 200 + size, stock, price, pic_url: '', attr_list: [] }],
  price_min: Number(price),
  price_max: Number(price),
});

const OPEN_GROUP = {
  id: 7,
  goods_id: 102,
  nickname: '青禾',
  avatar: '',
  surplus_people: 1,
  surplus_time: 100,
  surplus_date_time: inHours(2),
};

function answerGoods({
  detail = {},
  activity = {},
  groups = [terms(2, '80.00'), terms(5, '60.00')],
  open = [OPEN_GROUP],
}: {
  detail?: object;
  activity?: object;
  groups?: object[];
  open?: object[];
} = {}) {
  const { goods } = goodsDetailAnswer({ sign: 'pintuan', ...detail });
  backend.answer(pintuanGoodsDetail.route, {
    detail: {
      ...goods,
      groups,
      pintuanGoods: {
        is_alone_buy: 1,
        start_time: inHours(-2),
        end_time: '0000-00-00 00:00:00',
        ...activity,
      },
      group_economize_price: '19.00',
    },
    pintuan_list: open,
  });
}

const group = (change: object = {}) =>
  backend.answer(pintuanGroupDetail.route, {
    detail: {
      id: 7,
      status: 1,
      status_cn: '拼团中',
      goods_id: 102,
      one_goods_id: 12,
      group_id: 2,
      goods_name: '拼团坚果',
      goods_cover_pic: '',
      price: '80.00',
      people_num: 2,
      surplus_people: 1,
      surplus_date_time: inHours(2),
      is_join: 0,
      group_users: [{ id: 1, is_parent: 1, avatar: '' }],
      ...change,
    },
  });

const bought = (): unknown => {
  const { query, groups } = openedCheckout();
  return [query.get('preview_url'), groups];
};

const start = async (isSignedIn: boolean) => {
  await startSale(parts, isSignedIn);
  answerGoods();
};

beforeEach(() => start(true));

describe('a goods in groups', () => {
  const show = async () => {
    await renderScreen(goodsScreen, 'goods_id=12');
    await screen.findByRole('heading', { name: '每日坚果礼盒', level: 2 });
  };

  it('shows its sizes, what a group saves and who waits', async () => {
    await show();
    for (const text of ['5人拼团', '拼团立省￥19.00', '青禾', '还差1人成团'])
      expect(await screen.findByText(text)).toBeDefined();
    // As a size, and on the button that opens a group of it.
    expect(screen.getAllByText('2人拼团')).toHaveLength(2);
    expect(screen.getByRole('link', { name: '去参团' }).getAttribute('href')).toBe(
      '#/plugins/pt/detail/detail?id=7',
    );
    expect(backend.asked(pintuanGoodsDetail.route)[0]).toMatchObject({ id: '12' });
  });

  it.each([
    ['即将开抢', {}, { start_time: inHours(4 / 60) }],
    ['已设提醒', { reminded: true }, { start_time: inHours(2) }],
    ['活动已结束', {}, { end_time: inHours(-1) }],
    ['已售罄', { goods_stock: 0 }, { end_time: inHours(-1) }],
    ['商品已下架', { status: 0 }, {}],
  ])('says %s on its one button', async (words, detail, activity) => {
    answerGoods({ detail, activity });
    await show();
    const bar = within(screen.getByRole('region', { name: '购买' }));
    const button = await bar.findByRole('button', { name: words });
    expect(button.hasAttribute('disabled') || button.getAttribute('aria-disabled') === 'true').toBe(true);
    expect(screen.queryByRole('button', { name: /单独购买/ })).toBeNull();
  });

  it('reminds of its beginning', async () => {
    answerGoods({ activity: { start_time: inHours(2) } });
    backend.answer(goodsRemind.route, null);
    await show();
    const remind = await screen.findByRole('button', { name: '提醒我' });
    answerGoods({ detail: { reminded: true }, activity: { start_time: inHours(2) } });
    fireEvent.click(remind);
    expect(await screen.findByRole('button', { name: '已设提醒' })).toBeDefined();
    expect(backend.asked(goodsRemind.route)).toMatchObject([{ goods_id: '12' }]);
  });

  it('is not sold to who may not buy it, and says so', async () => {
    answerGoods({ detail: { buy_goods_auth: false } });
    await show();
    fireEvent.click(screen.getByRole('button', { name: '发起拼团' }));
    expect(await screen.findByText('您暂无权限购买该商品')).toBeDefined();
  });

  it('is not sold alone where that is not allowed', async () => {
    answerGoods({ activity: { is_alone_buy: 0 } });
    await show();
    expect(screen.queryByRole('button', { name: /单独购买/ })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: /2人拼团/ }));
    await screen.findByRole('button', { name: '发起拼团' });
    expect(screen.queryByRole('button', { name: /单独购买/ })).toBeNull();
  });

  it.each([
    [/2人拼团/, null, '发起拼团', { pintuan_group_id: 2, pintuan_order_id: 0 }, [102, 202]],
    [/2人拼团/, /^5人团/, '发起拼团', { pintuan_group_id: 5, pintuan_order_id: 0 }, [105, 205]],
    [/单独购买/, null, '单独购买', { pintuan_group_id: 0, pintuan_order_id: 0 }, [12, 26]],
  ] as const)('opens the checkout from %s, %s', async (half, chip, button, keys, [goodsId, skuId]) => {
    await show();
    fireEvent.click(screen.getByRole('button', { name: half }));
    await screen.findByRole('button', { name: button });
    if (chip !== null) fireEvent.click(screen.getByRole('button', { name: chip }));
    fireEvent.click(screen.getByRole('button', { name: button }));
    await waitFor(() => expect(address()).toContain('/pages/order-submit/order-submit?'));
    expect(bought()).toMatchObject([
      'plugin/pintuan/api/v2/order/order-preview',
      [{ ...keys, mch_id: 0, goods_list: [{ id: goodsId, goods_attr_id: skuId, num: 1 }] }],
    ]);
  });

  it('offers no size whose stock is gone', async () => {
    answerGoods({ groups: [terms(2, '80.00', 0)] });
    await show();
    fireEvent.click(screen.getByRole('button', { name: /2人拼团/ }));
    expect(await screen.findByRole('button', { name: '库存不足' })).toBeDefined();
  });
});

describe('a group', () => {
  const show = async (change: object = {}) => {
    group(change);
    await renderScreen(groupScreen, 'id=7');
    await screen.findByText('拼团坚果');
  };

  it.each([
    ['去支付', { status: 0 }],
    ['邀请好友', { is_join: 1 }],
    ['我要参团', {}],
    ['一键开团', { surplus_people: 0 }],
    ['分享给好友', { status: 2, is_join: 1, surplus_people: 0 }],
    ['一键开团', { status: 2, surplus_people: 0 }],
    ['一键开团', { status: 3 }],
    ['一键开团', { status: 4 }],
  ])('offers %s to %o', async (act, change) => {
    await show(change);
    expect(screen.getByRole('button', { name: act })).toBeDefined();
  });

  it('is joined at its own terms', async () => {
    await show();
    fireEvent.click(screen.getByRole('button', { name: '我要参团' }));
    fireEvent.click(await screen.findByRole('button', { name: '参与拼团' }));
    await waitFor(() => expect(address()).toContain('/pages/order-submit/order-submit?'));
    expect(bought()).toMatchObject([
      'plugin/pintuan/api/v2/order/order-preview',
      [{ pintuan_group_id: 2, pintuan_order_id: 7, goods_list: [{ id: 102 }] }],
    ]);
  });

  it('cannot be joined once its terms are gone, and says so', async () => {
    answerGoods({ groups: [terms(5, '60.00')] });
    await show();
    fireEvent.click(screen.getByRole('button', { name: '我要参团' }));
    expect(await screen.findByText('该拼团已结束')).toBeDefined();
  });

  it.each([
    ['邀请好友', { is_join: 1 }],
    ['分享给好友', { status: 2, is_join: 1, surplus_people: 0 }],
  ])('is shared by %s, as a link or as a poster', async (act, change) => {
    await show(change);
    fireEvent.click(screen.getByRole('button', { name: act }));
    const sheet = await screen.findByRole('dialog', { name: '分享' });
    for (const name of ['发送给朋友', '生成拼团海报'])
      expect(within(sheet).getByRole('button', { name })).toBeDefined();
  });

  it('is asked for again when its time is up', async () => {
    await show({ surplus_date_time: inHours(1) });
    group({ status: 3 });
    passHours(2);
    expect(await screen.findByText('超过有效时间，拼团失败', {}, { timeout: 30_000 })).toBeDefined();
  });

  it('opens for a guest, who signs in before he joins', async () => {
    await start(false);
    await show();
    fireEvent.click(screen.getByRole('button', { name: '我要参团' }));
    fireEvent.click(await screen.findByRole('button', { name: '参与拼团' }));
    expect(await screen.findByRole('dialog', { name: /登录/ })).toBeDefined();
    expect(address()).not.toContain('/pages/order-submit/order-submit');
  });

  it('that the mall does not know says so', async () => {
    backend.refuse(pintuanGroupDetail.route, '拼团详情不存在');
    await renderScreen(groupScreen, 'id=7');
    expect(await screen.findByText('拼团详情不存在')).toBeDefined();
  });
});

describe('the lists', () => {
  it('show goods by category, and sold-out ones as such', async () => {
    backend.answer(pintuanGoodsCats.route, {
      list: [
        { id: -1, name: '全部' },
        { id: 3, name: '水果' },
      ],
    });
    const goods = { id: 12, name: '脐橙', price_content: '￥27.93', sales: 37, goods_stock: 0 };
    backend.answer(pintuanGoodsIndex.route, { list: [goods], pagination: {} });
    await renderScreen(listScreen);
    expect(await screen.findByText('已售罄')).toBeDefined();
    expect(screen.getByText('已团37件')).toBeDefined();
    fireEvent.click(await screen.findByRole('tab', { name: '水果' }));
    await waitFor(() =>
      expect(backend.asked(pintuanGoodsIndex.route).at(-1)).toMatchObject({ cat_id: '3', page: '1' }),
    );
  });

  it('say when there is nothing, and when they failed', async () => {
    backend.answer(pintuanGoodsCats.route, { list: [] });
    backend.answer(pintuanGoodsIndex.route, { list: [], pagination: {} });
    const { unmount } = await renderScreen(listScreen);
    expect(await screen.findByText('暂无拼团商品')).toBeDefined();
    unmount();
    backend.fail(pintuanOrderList.route);
    await renderScreen(ordersScreen);
    expect(await screen.findByRole('button', { name: /重试|重新加载/ })).toBeDefined();
  });

  it.each([
    [{ status: 0, is_pay: 0, pay_type: 2 }, ['拼团详情']],
    [{ status: 1, is_pay: 1, pay_type: 1 }, ['邀请好友']],
    [{ status: 2, is_pay: 1, pay_type: 1 }, ['订单详情', '拼团详情']],
    [{ status: 3, is_pay: 1, pay_type: 1 }, ['拼团详情']],
  ])('of one’s own groups lead on from %o', async (change, acts) => {
    const row = {
      id: 3,
      pintuan_order_id: 7,
      status_cn: '团',
      total_pay_price: '34.32',
      end_date_time: '',
      detail: [],
    };
    backend.answer(pintuanOrderList.route, { list: [{ ...row, ...change }], pagination: {} });
    await renderScreen(ordersScreen, 'status=2');
    await screen.findByText('￥', { exact: false, selector: 'span' });
    expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(acts);
    expect(backend.asked(pintuanOrderList.route)[0]).toMatchObject({ pintuan_status: '2' });
  });

  it('of one’s own groups take the payment of an unpaid one in place', async () => {
    const row = {
      id: 3,
      pintuan_order_id: 7,
      status: 0,
      status_cn: '待付款',
      is_pay: 0,
      pay_type: 0,
      detail: [],
    };
    backend.answer(pintuanOrderList.route, { list: [{ ...row, total_pay_price: '34.32' }], pagination: {} });
    backend.refuse(orderListPayData.route, '订单已取消');
    await renderScreen(ordersScreen);
    fireEvent.click(await screen.findByRole('button', { name: '去支付' }));
    expect(await screen.findByText('订单已取消')).toBeDefined();
    expect(backend.asked(orderListPayData.route)).toMatchObject([{ id: '3' }]);
  });
});

describe('without a connection', () => {
  it.each([
    ['the goods', goodsScreen, pintuanGoodsDetail, 'goods_id=12'],
    ['a group', groupScreen, pintuanGroupDetail, 'id=7'],
    ['the list', listScreen, pintuanGoodsIndex, ''],
  ])('%s can be loaded again', async (_name, page, endpoint, search) => {
    backend.answer(pintuanGoodsCats.route, { list: [] });
    backend.fail(endpoint.route);
    await renderScreen(page, search);
    const retry = await screen.findByRole('button', { name: /重试|重新加载/ });
    const before = backend.asked(endpoint.route).length;
    fireEvent.click(retry);
    await waitFor(() => expect(backend.asked(endpoint.route).length).toBeGreaterThan(before));
  });
});
