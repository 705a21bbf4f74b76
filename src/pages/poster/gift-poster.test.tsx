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
  ['card', cardGivePoster, 'card_id=5', '卡券海报', '/pages/card/give/give'],
  ['coupon', couponGivePoster, 'coupon_id=5', '优惠券海报', '/pages/coupon/give/give'],
])('of a %s shares the page where a friend receives it', async (_kind, endpoint, query, title, path) => {
  const params = { id: '5', token: 'a&b' };
  const share_url = buildShareLink({ base: 'https://mall.test/', path, params, userId: 7 });
  backend.answer(endpoint.route, { name: '茶券', share_url });
  await renderScreen(page, query);
  await waitFor(() => expect(shareData().title).toBe(title));
  expect(shareData()).toMatchObject({ path, search: 'id=5&token=a%26b' });
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
