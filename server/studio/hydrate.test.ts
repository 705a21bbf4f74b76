// Hydration of blocks for the audience that an operator looks as.
import { beforeEach, expect, it } from 'vitest';
import { DEFAULT_AUDIENCE, type Hydrated } from '~/domain/studio/api-library';
import { indexTplIndex } from '~/schemas/api/index.gen';
import { describeOnBothDatabases } from '~/tests/server/database-helpers';
import { blocksOf, dataOf, goodsBlock, picked, savePage } from '~/tests/server/page-helpers';
import { openStudio, type StudioMall } from '~/tests/server/studio-helpers';

describeOnBothDatabases('hydration in the studio', (open) => {
  let mall: StudioMall;
  beforeEach(async () => {
    mall = await openStudio(await open());
  });

  it('hydrates blocks as shoppers get them, for the requested audience', async () => {
    const blocks = [
      { uid: 'a', value: picked(1, 2) },
      { uid: 'b', value: { id: 'coupon', permission_key: 'coupon', data: {} } },
      { uid: 'c', value: { id: 'from-tomorrow', data: {} } },
      { uid: 'd', value: goodsBlock({ addGoodsType: 0, goodsLength: 3 }) },
    ];
    const hydrate = async (audience: object) =>
      (await mall.operate('POST', '/hydrate', { as: 'viewer', body: { blocks, audience } }))
        .body as unknown as Hydrated;
    const guest = await hydrate(DEFAULT_AUDIENCE);
    const id = await savePage(mall, { tabs: [[picked(1, 2)]] });
    const shown = dataOf(blocksOf(await mall.ask(indexTplIndex, { page_id: id })), 'goods');
    expect(guest.blocks[0]).toEqual({ uid: 'a', state: 'shown', delivered: shown });
    expect(guest.blocks.map(({ state }) => state)).toEqual(['shown', 'shown', 'no-widget', 'shown']);
    const barred = await hydrate({ ...DEFAULT_AUDIENCE, permissions: [] });
    expect(barred.blocks[1]).toEqual({ uid: 'b', state: 'no-permission', delivered: null });
    await mall.database.db.updateTable('goods').set({ show_levels: '[3]' }).where('id', '=', 1).execute();
    const listOf = ({ blocks: [one] }: Hydrated) => one?.delivered as { list: unknown[] } | undefined;
    expect(listOf(await hydrate(DEFAULT_AUDIENCE))?.list).toHaveLength(1);
    const member = { ...DEFAULT_AUDIENCE, identity: 'member', level: 3 };
    expect(listOf(await hydrate(member))?.list).toHaveLength(2);
  });

  it('hydrates blocks for a shopper who has orders and coupons, and for a holder of the card', async () => {
    const blocks = [
      { uid: 'a', value: { id: 'order', data: {} } },
      { uid: 'b', value: { id: 'coupon', permission_key: 'coupon', data: {} } },
      { uid: 'c', value: picked(1) },
    ];
    const hydrate = async (change: object) => {
      const audience = { ...DEFAULT_AUDIENCE, identity: 'member', ...change };
      const { body } = await mall.operate('POST', '/hydrate', { as: 'viewer', body: { blocks, audience } });
      const [order, coupon, goods] = (body as unknown as Hydrated).blocks.map(({ delivered }) => delivered);
      const { order_bar: bar } = order as { order_bar: { num: number }[] };
      const { coupon_list: coupons } = coupon as { coupon_list: { is_receive: string }[] };
      const { list } = goods as { list: { vip_card_appoint: { is_vip_card_user: number } }[] };
      return {
        orders: bar.map(({ num }) => num),
        // Some can be received without end.
        hasReceived: coupons.some(({ is_receive }) => is_receive === '1'),
        isHolder: list.map(({ vip_card_appoint }) => vip_card_appoint.is_vip_card_user),
      };
    };
    expect(await hydrate({})).toEqual({
      orders: [0, 0, 0, 0, 0],
      hasReceived: false,
      isHolder: [0],
    });
    expect(await hydrate({ hasAssets: true })).toEqual({
      orders: [1, 2, 1, 3, 1],
      hasReceived: true,
      isHolder: [0],
    });
    expect((await hydrate({ isSuperVip: true })).isHolder).toEqual([1]);
  });

  it('delivers each block of many, and refuses more than one answer may hold', async () => {
    const hydrate = (values: readonly unknown[]) => {
      const blocks = values.map((value, index) => ({ uid: `b${index}`, value }));
      return mall.operate('POST', '/hydrate', { as: 'viewer', body: { blocks, audience: {} } });
    };
    const mixed = Array.from({ length: 60 }, (_one, index) =>
      index % 3 === 0 ? { id: 'unknown', data: {} } : picked((index % 5) + 1),
    );
    const { body } = await hydrate(mixed);
    const { blocks } = body as unknown as Hydrated;
    expect(blocks.map(({ uid, state }) => [uid, state])).toEqual(
      mixed.map(({ id }, index) => [`b${index}`, id === 'unknown' ? 'no-widget' : 'shown']),
    );
    const many = picked(...Array.from({ length: 1000 }, () => 1));
    const automatic = goodsBlock({ addGoodsType: 0, goodsLength: 100 });
    for (const values of [Array(2000).fill(automatic), Array(40).fill(many)])
      expect((await hydrate(values)).status).toBe(413);
    const endless = picked(...Array.from({ length: 25_000 }, () => 1));
    expect((await hydrate([endless])).status).toBe(422);
  });

  it('never fails', () => {
    expect(mall.failures).toEqual([]);
  });
});
