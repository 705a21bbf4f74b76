// Proves the parcels of an order: their list, the rider on his way, the steps of one.
import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { backend } from '../../testing/fake-backend';
import { address, carriedData, renderScreen, startMall } from '../../testing/render-screen';
import expressDetailPage from './express-detail.page';
import expressListPage from './express-list.page';

const tap = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));

beforeEach(async () => {
  await startMall({ isSignedIn: true });
});

describe('parcels', () => {
  it('are listed with their goods', async () => {
    const parcel = {
      id: 1,
      send_type: 1,
      express: '顺丰速运',
      express_no: 'SF1',
      customer_name: '',
      merchant_remark: '易碎',
      expressRelation: [],
      goods_num: 3,
    };
    backend.answer('api/express/order-express-list', {
      order: {
        id: 5,
        detailExpress: [parcel, { ...parcel, id: 2, send_type: 2, express_content: '门店自送' }],
      },
    });
    await renderScreen(expressListPage, 'order_id=5');
    expect(await screen.findByText('2个包裹已发出')).toBeTruthy();
    expect(screen.getByText('门店自送')).toBeTruthy();
    await act(async () => tap(/^查看物流：\s*顺丰速运/));
    expect(address()).toContain('/express-detail?');
    expect(address()).not.toContain('SF1');
    expect(carriedData()).toEqual({ express_no: 'SF1', customer_name: '' });
  });

  it('of the mall’s own rider lead to him on the map, and to his phone', async () => {
    const parcel = { send_type: 2, express: '', express_no: '', expressRelation: [], goods_num: 1 };
    const rider = { city_name: '小陈', city_mobile: '13900000000' };
    backend.answer('api/express/order-express-list', {
      order: {
        id: 5,
        detailExpress: [
          { ...parcel, id: 8 },
          { ...parcel, ...rider, id: 9 },
        ],
      },
    });
    await renderScreen(expressListPage, 'order_id=5');
    const phone = await screen.findByRole('link', { name: /^联系配送员小陈：\s*13900000000$/ });
    expect(phone.getAttribute('href')).toBe('tel:13900000000');
    expect(screen.getAllByText('商家配送')).toHaveLength(2);
    expect(screen.getAllByRole('button', { name: /^查看配送员位置/ })).toHaveLength(1);
    await act(async () => tap(/^查看配送员位置：/));
    expect(address()).toBe('/pages/order/city-map/city-map?express_id=9');
  });

  it('show the latest step first, or that there is none', async () => {
    const order5 = { express: '顺丰速运', express_no: 'SF1' };
    const steps = [
      { datetime: '2026-11-21 09:30:00', desc: '派送中' },
      { datetime: '2026-11-20 18:00:00', desc: '已揽收' },
    ];
    backend.answer('api/order/express-detail', {
      express: { status: 4, status_text: '派件中', list: steps },
      order: order5,
    });
    const rendered = await renderScreen(expressDetailPage, 'express=顺丰速运&express_no=SF1');
    const way = await screen.findByRole('list', { name: '物流进度' });
    expect(
      within(way)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['11-2109:30派送中', '11-2018:00已揽收']);
    rendered.unmount();
    await startMall({ isSignedIn: true });
    backend.answer('api/order/express-detail', { express: null, order: order5 });
    await renderScreen(expressDetailPage, 'express=顺丰速运&express_no=SF1');
    expect((await screen.findAllByText('暂无物流信息')).length).toBe(2);
  });
});
