// Proves the home page of the older format: its blocks, and their further calls.
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { backend } from '../../testing/fake-backend';
import { renderScreen, startMall } from '../../testing/render-screen';
import { goodsCard } from '../../testing/sample-goods';
import page from './home.page';

const HOME = 'api/index/tpl-index';
const EXTRA = 'api/index/index-extra';

const blocks = [
  { key: 'notice', name: '公告', notice_name: '公告', notice_content: '新客首单满减' },
  { key: 'cat', name: '分类商品', relation_id: 3 },
  { key: 'coupon', name: '领券', coupon_url: '' },
];

const answerExtra = () =>
  backend.answer(EXTRA, ({ key = '' }: Readonly<Record<string, string>>) =>
    key === 'cat'
      ? [{ key: 'cat', name: '茶与器', relation_id: 3, list_style: 2, goods: [goodsCard(1)] }]
      : [{ id: '5', name: '新客券', type: '2', sub_price: '10.00', min_price: '99.00', is_receive: '0' }],
  );

beforeEach(async () => {
  localStorage.clear();
  await startMall();
});

describe('home in the older format', () => {
  it('shows goods and coupons that are loaded by a second call', async () => {
    backend.answer(HOME, { type: 'mall', time: '2026-11-21 08:00:00', home_pages: blocks });
    answerExtra();
    await renderScreen(page);
    await screen.findByText('茶与器');
    await screen.findByText('商品1');
    await screen.findByRole('button', { name: /^新客券.*立即领取$/ });
    const asked = backend.asked(EXTRA).map(({ key, index, type }) => [key, index, type]);
    expect(asked).toEqual([
      ['cat', '1', 'mall'],
      ['coupon', '2', 'mall'],
    ]);
  });

  it('renders without a block whose second call fails', async () => {
    backend.answer(HOME, { type: 'mall', time: '2026-11-21 08:00:00', home_pages: blocks });
    backend.fail(EXTRA);
    await renderScreen(page);
    await screen.findByText('新客首单满减');
    expect(screen.queryByText('茶与器')).toBeNull();
  });

  it('refetches home once when the blocks have changed, and no more', async () => {
    backend.answer(HOME, { type: 'mall', time: '2026-11-21 08:00:00', home_pages: blocks });
    backend.refuse(EXTRA, '参数值错误，请刷新重试');
    await renderScreen(page);
    await waitFor(() => expect(backend.asked(HOME)).toHaveLength(2));
    await waitFor(() => expect(backend.asked(EXTRA)).toHaveLength(4));
    expect(backend.asked(HOME)).toHaveLength(2);
  });
});
