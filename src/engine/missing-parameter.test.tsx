// Proves that every screen says so when its address lacks a parameter that it needs (NS-03).
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { routes } from '../app/routes.gen';
import { renderScreen, startMall } from '../testing/render-screen';
import type { PageDefinition } from './define-page';
import { readQuery } from './params';

/** By the specification's table of routes; the invoice's page takes an order in place of its id, so that neither is here. */
const REQUIRED: Readonly<Record<string, readonly string[]>> = {
  '/open-location': ['latitude', 'longitude'],
  '/pages/article/article-detail/article-detail': ['id'],
  '/pages/balance/detail': ['id'],
  '/pages/binding/account': ['mobile'],
  '/pages/binding/auth_code': ['mobile'],
  '/pages/card/clerk/clerk': ['cardId'],
  '/pages/card/details/details': ['id'],
  '/pages/card/details/details-no-share': ['id'],
  '/pages/card/give/give': ['id'],
  '/pages/comments/comments': ['goods_id'],
  '/pages/coupon/details/details': ['id'],
  '/pages/coupon/details/details-no-share': ['id'],
  '/pages/coupon/give/give': ['coupon_id'],
  '/pages/coupon/receive/receive': ['id'],
  '/pages/goods/goods': ['id'],
  '/pages/goods/goods-form': ['goods_id'],
  '/pages/goods/ranking/detail': ['id'],
  '/pages/member/detail/detail': ['level'],
  '/pages/member/upgrade/upgrade': ['level'],
  '/pages/order-submit/gift': ['id'],
  '/pages/order-submit/order-submit': ['mch_list'],
  '/pages/order-submit/pay-result': ['payment_order_union_id'],
  '/pages/order-submit/store-pick': ['mchIndex'],
  '/pages/order-submit/vip-card': ['mchIndex'],
  // A screen of ours (docs/protocol-additions.md).
  '/pages/order/appraise/append': ['id'],
  '/pages/order/appraise/appraise': ['id'],
  '/pages/order/batch-refund/batch-refund': ['id'],
  '/pages/order/city-map/city-map': ['express_id'],
  '/pages/order/clerk/clerk': ['id'],
  '/pages/order/clerk/mystery': ['id'],
  '/pages/order/clerk/select': ['id'],
  '/pages/order/express-detail/express-detail': ['express', 'express_no'],
  '/pages/order/express-list/express-list': ['order_id'],
  '/pages/order/order-detail/order-detail': ['id'],
  '/pages/order/refund-detail/refund-detail': ['id'],
  '/pages/order/refund/order-detail-refund-list': ['id'],
  '/pages/order/refund/order-refund': ['id'],
  '/pages/order/refund/refund': ['id', 'type'],
  '/pages/order/refund/select-refund-type': ['id'],
  '/pages/order/refund/split-refund': ['id'],
  '/pages/poster/goods': ['poster_config', 'poster_generate'],
  '/pages/registered/placard': ['url'],
  '/pages/registered/verify-phone': ['key'],
  '/pages/rules/index': ['url'],
  '/pages/setting/edit': ['type'],
  '/pages/store/detail': ['id'],
  '/pages/topic/topic': ['id'],
  '/pages/web/web': ['url'],
  '/plugins/advance/detail/detail': ['id'],
  '/plugins/advance/order-detail/order-detail': ['id'],
  '/plugins/composition/detail/detail': ['composition_id'],
  '/plugins/diy/detail/detail': ['id'],
  '/plugins/diy/form-success/form-success': ['id'],
  '/plugins/diy/reply-info/reply-info': ['id'],
  '/plugins/pt/detail/detail': ['id'],
  '/plugins/pt/goods/goods': ['goods_id'],
  '/preview-image': ['urls'],
};

const SCREENS = Object.values(routes).map(async (load) => (await load()).default);

const paramsOf = (page: unknown) => Object.entries((page as PageDefinition).query ?? {});

beforeEach(() => startMall());

describe('the required parameters', () => {
  it('of each screen are those of the specification, and each is missed alone (NS-03)', async () => {
    const pages = await Promise.all(SCREENS);
    const declared = pages.flatMap((page) => {
      const names = paramsOf(page).flatMap(([name, { isRequired }]) => (isRequired ? [name] : []));
      return names.length === 0 ? [] : [[page.path, names] as const];
    });
    expect(Object.fromEntries(declared)).toEqual(REQUIRED);
    for (const [name, param] of pages.flatMap(paramsOf))
      if (param.isRequired) expect(readQuery({ [name]: param }, '')).toEqual({ missing: name });
  });

  it.each(Object.keys(REQUIRED))(
    '%s shows without them that its link is incomplete (NS-03)',
    async (path) => {
      const page = (await Promise.all(SCREENS)).find((one) => one.path === path);
      if (page === undefined) throw new Error(`${path} is no screen`);
      await renderScreen(page);
      const words = await screen.findByText('链接不完整，无法打开此页面');
      const named = words.closest('[data-missing-parameter]')?.getAttribute('data-missing-parameter');
      expect(REQUIRED[path]).toContain(named);
    },
  );
});
