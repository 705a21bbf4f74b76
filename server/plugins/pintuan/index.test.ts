// Proves that the operator's pictures head the list of group buying, by both names of its call.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { pintuanIndex, pintuanIndexOld } from '~/schemas/api/pintuan.gen';
import { describeOnOneDatabase } from '~/tests/server/database-helpers';
import { type Mall, openMall } from '~/tests/server/mall-helpers';
import { setOption } from '~/tests/server/money/checkout-helpers';

describeOnOneDatabase('the head of group buying', (open) => {
  let mall: Mall;
  beforeAll(async () => {
    mall = openMall(await open());
  });
  afterAll(() => {
    expect(mall.failures).toEqual([]);
    mall.close();
  });

  it('has the pictures that the operator set, in their order, and clients of an older version find it', async () => {
    const banner = (title: string) => ({
      pic_url: `/${title}.png`,
      title,
      page_url: '/pages/goods/goods?id=1',
    });
    await setOption(mall, 'pintuan', { banners: [banner('一'), banner('二')], is_coupon: 0 });
    const shown = await mall.ask(pintuanIndex, {});
    expect(shown.banners).toEqual([
      { id: 1, ...banner('一'), open_type: 'navigate', params: {} },
      { id: 2, ...banner('二'), open_type: 'navigate', params: {} },
    ]);
    expect(shown.setting).toMatchObject({ is_coupon: 0, is_member_price: 1 });
    expect(await mall.ask(pintuanIndexOld, {})).toEqual(shown);
  });
});
