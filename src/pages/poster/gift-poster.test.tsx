// Proves the poster of a card or a coupon that is given: what its screen shares, and why there is none.
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { buildShareLink } from '~/domain/share-link';
import { cardGivePoster } from '~/schemas/api/card.gen';
import { couponGivePoster } from '~/schemas/api/coupon.gen';
import { shareData } from '../../services/share-data';
import { backend } from '../../testing/fake-backend';
import { renderScreen, startMall } from '../../testing/render-screen';
import page from './poster.page';

beforeEach(() => startMall({ isSignedIn: true }));

it.each([
  ['card', cardGivePoster, '卡券海报', '/pages/card/give/give', { id: '5', token: 'a&b' }],
  ['coupon', couponGivePoster, '优惠券海报', '/pages/coupon/give/give', { coupon_id: '5', user_id: '7' }],
])('of a %s shares the page where a friend receives it', async (kind, endpoint, title, path, params) => {
  const share_url = buildShareLink({ base: 'https://mall.test/', path, params, userId: 7 });
  backend.answer(endpoint.route, { name: '茶券', share_url });
  await renderScreen(page, `${kind}_id=5`);
  await waitFor(() => expect(shareData().title).toBe(title));
  expect(shareData()).toMatchObject({ path, search: new URLSearchParams({ ...params }).toString() });
});

it('says why there is none', async () => {
  backend.refuse(cardGivePoster.route, '卡券不存在');
  await renderScreen(page, 'card_id=5');
  expect(await screen.findByText('卡券不存在')).toBeDefined();
});

it('needs a card or a coupon', async () => {
  await renderScreen(page);
  expect(await screen.findByText('链接不完整，无法打开此页面')).toBeDefined();
});
