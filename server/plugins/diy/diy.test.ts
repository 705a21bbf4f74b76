// Proves receiving the coupons that an operator picked into a page, and the page by its id.
import { afterEach, beforeEach, expect, it } from 'vitest';
import { couponReceive } from '~/schemas/api/coupon.gen';
import { diyCouponReceive, diyPageDetail } from '~/schemas/api/diy.gen';
import { indexTplIndex } from '~/schemas/api/index.gen';
import { describeOnBothDatabases } from '~/tests/server/database-helpers';
import { type Mall, openMall } from '~/tests/server/mall-helpers';

interface Stored {
  layout: unknown;
  /** A module is part of other layouts and has no page of its own. */
  isModule?: boolean;
  isDisabled?: boolean;
}

const picked = (...ids: unknown[]) => ({
  id: 'coupon',
  data: { addType: 'manual', coupons: ids.map((id) => ({ id })) },
});

describeOnBothDatabases('plugin/diy/api/coupon/receive', (open) => {
  let mall: Mall;
  let token: string;
  let coupon: number;
  beforeEach(async () => {
    mall = openMall(await open());
    token = await mall.tokenOf(1);
    coupon = await createCoupon();
  });
  afterEach(() => {
    expect(mall.failures).toEqual([]);
    mall.close();
  });

  const createCoupon = async (changes: object = {}): Promise<number> => {
    const terms = {
      name: '页面券',
      type: 2 as const,
      sub_price_fen: 500,
      expire_type: 1 as const,
      expire_day: 7,
      total_count: 9,
    };
    const row = await mall.database.db
      .insertInto('coupons')
      .values({ ...terms, ...changes })
      .returning('id')
      .executeTakeFirstOrThrow();
    return row.id;
  };
  const createLayout = async ({ layout, isModule = false, isDisabled = false }: Stored): Promise<number> => {
    const { db } = mall.database;
    const data = typeof layout === 'string' ? layout : JSON.stringify(layout);
    const template = await db
      .insertInto('diy_templates')
      .values({ name: 'x', type: isModule ? '' : 'page', data })
      .returning('id')
      .executeTakeFirstOrThrow();
    if (isModule) return template.id;
    const page = await db
      .insertInto('diy_pages')
      .values({ title: 'x', is_disable: isDisabled })
      .returning('id')
      .executeTakeFirstOrThrow();
    await db
      .insertInto('diy_page_navs')
      .values({ page_id: page.id, template_id: template.id, name: 'x', position: 0 })
      .execute();
    return template.id;
  };
  const receive = (templateId: number, couponId = coupon, by = token) =>
    mall.call(diyCouponReceive, { template_id: templateId, coupon_id: couponId }, { token: by });
  const receipts = () =>
    mall.database.db
      .selectFrom('user_coupons')
      .select(['user_id', 'source'])
      .where('coupon_id', '=', coupon)
      .orderBy('id')
      .execute();

  it('grants a picked coupon, once a shopper', async () => {
    const template = await createLayout({ layout: [picked(String(coupon))] });
    expect(await receive(template)).toMatchObject({
      code: 0,
      msg: '领取成功',
      data: { coupon: { id: coupon, total_count: 8 } },
    });
    expect(await receive(template)).toEqual({ code: 1, msg: '无法重复领取' });
    expect((await receive(template, coupon, await mall.tokenOf(2))).code).toBe(0);
    expect((await receipts()).map(({ user_id }) => user_id)).toEqual([1, 2]);
  });

  it('grants one coupon for ten concurrent taps, also when the coupon itself has no limit', async () => {
    coupon = await createCoupon({ can_receive_count: -1 });
    const template = await createLayout({ layout: [picked(coupon)] });
    const taps = await Promise.all(Array.from({ length: 10 }, () => receive(template)));
    expect(taps.filter(({ code }) => code === 0)).toHaveLength(1);
    expect(await receipts()).toHaveLength(1);
    const other = await createLayout({ layout: [picked(coupon)] });
    expect((await receive(other)).code).toBe(0);
  });

  it('respects the limit of the coupon across all sources', async () => {
    const template = await createLayout({ layout: [picked(coupon)] });
    await mall.ask(couponReceive, { coupon_id: coupon }, { token });
    expect((await receive(template)).msg).toBe('优惠券领取次数已达上限');
  });

  it('finds a coupon within a module of the page', async () => {
    const inner = await createLayout({ layout: [picked(coupon)], isModule: true });
    const template = await createLayout({ layout: [{ id: 'module', data: { list: [{ id: inner }] } }] });
    expect((await receive(template)).code).toBe(0);
  });

  it('grants nothing that no operator picked', async () => {
    const automatic = { id: 'coupon', data: { addType: '', coupons: [{ id: coupon }] } };
    const template = await createLayout({
      layout: [
        automatic,
        picked(),
        null,
        { id: 'coupon' },
        { id: 'coupon', data: { addType: 'manual', coupons: 'x' } },
      ],
    });
    expect((await receive(template)).msg).toBe('DIY优惠券不存在');
    expect(await receipts()).toEqual([]);
  });

  it('grants nothing from a page that nobody can see', async () => {
    const layout = [picked(coupon)];
    const hidden = [
      await createLayout({ layout, isDisabled: true }),
      await createLayout({ layout, isModule: true }),
      await createLayout({ layout: '{broken' }),
      2_147_483_647,
    ];
    for (const template of hidden) expect((await receive(template)).msg).toBe('配置错误');
    expect((await receive(1, coupon, '')).code).toBe(-1);
  });
});

describeOnBothDatabases('plugin/diy/api/page/detail', (open) => {
  it('delivers a page as the screens have it, and says when there is none', async () => {
    const mall = openMall(await open());
    const { id } = await mall.database.db
      .selectFrom('diy_pages')
      .select('id')
      .where('deleted_at', 'is', null)
      .where('is_disable', '=', false)
      .orderBy('id')
      .limit(1)
      .executeTakeFirstOrThrow();
    const detail = await mall.ask(diyPageDetail, { id });
    expect(detail.id).toBe(String(id));
    expect(detail).toEqual((await mall.ask(indexTplIndex, { page_id: id })).home_pages);
    expect(await mall.call(diyPageDetail, { id: 999_999_999 })).toMatchObject({
      code: 1,
      msg: '页面不存在。',
    });
    await mall.database.db.updateTable('diy_pages').set({ is_disable: true }).where('id', '=', id).execute();
    expect((await mall.call(diyPageDetail, { id })).code).toBe(1);
    expect(mall.failures).toEqual([]);
    mall.close();
  });
});
