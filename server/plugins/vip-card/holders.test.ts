// Proves over both databases what holding the card changes in every list of goods, and what a merge of accounts leaves.
import { afterEach, beforeEach, expect, it } from 'vitest';
import { fullReduceGoodsList } from '~/schemas/api/full-reduce.gen';
import type { GoodsCard } from '~/schemas/api/goods.gen';
import { goodsRanking, goodsRankingDetail } from '~/schemas/api/goods.gen';
import { indexIndexExtra, indexTplIndex } from '~/schemas/api/index.gen';
import { mallMemberMemberGoods } from '~/schemas/api/mall-member.gen';
import { passportLogin } from '~/schemas/api/passport.gen';
import { userPhoneMerge, userUserInfo } from '~/schemas/api/user.gen';
import { holdCard } from '~/tests/server/card-holders';
import { describeOnBothDatabases } from '~/tests/server/database-helpers';
import { type Mall, openMall } from '~/tests/server/mall-helpers';
import { plainGoods, setOption } from '~/tests/server/money/checkout-helpers';
import { blocksOf, saveModule, savePage } from '~/tests/server/page-helpers';
import { sendCodeTo, socialCode } from '~/tests/server/shopper-fixtures';

const DAY_MS = 86_400_000;
/** The demo's full reduction runs around the present. */
const NOW = new Date(Math.floor(Date.now() / 1000) * 1000);
const LIN = 1;
const LIN_MOBILE = '13800000001';
const HOLDER = 2;

const UPSELL = { discount: '9.5', is_my_vip_card_goods: 0, is_vip_card_user: 0 };
const OWN = { discount: '9', is_my_vip_card_goods: 1, is_vip_card_user: 1 };

describeOnBothDatabases('holders of the super member card', (open) => {
  let mall: Mall;
  beforeEach(async () => {
    mall = openMall(await open(), { now: () => NOW });
  });
  afterEach(() => {
    expect(mall.failures).toEqual([]);
    mall.close();
  });

  type Card = Pick<GoodsCard, 'id' | 'vip_card_appoint'>;
  type As = { token: string } | object;

  /** What all cards of a list say of the card; fails for none. */
  async function shown(list: (as: As) => Promise<readonly Card[]>) {
    const holder = { token: await mall.tokenOf(HOLDER) };
    const other = { token: await mall.tokenOf(3) };
    const appoints = async (as: As) =>
      [...new Set((await list(as)).map((card) => JSON.stringify(card.vip_card_appoint)))].map(
        (text): unknown => JSON.parse(text),
      );
    // The guest again at the end: what is shared must not be the holder's.
    return {
      guest: await appoints({}),
      holder: await appoints(holder),
      other: await appoints(other),
      again: await appoints({}),
    };
  }

  const everywhere = { guest: [UPSELL], holder: [OWN], other: [UPSELL], again: [UPSELL] };

  const cardsOf = (data: unknown): Card[] => {
    const { list = [], catList = [] } = data as { list?: Card[]; catList?: { goodsList: Card[] }[] };
    return [...list, ...catList.flatMap(({ goodsList }) => goodsList)];
  };

  it('see their own discount in the blocks of pages and modules, everyone else that of the card on sale', async () => {
    await holdCard(mall, { userId: HOLDER, from: NOW, percent: 90 });
    const { goodsId } = await plainGoods(mall);
    const picked = { showCat: false, addGoodsType: 1, list: [{ id: goodsId }] };
    const tabs = { showCat: true, catList: [{ id: '1', staticGoods: true, goodsList: [{ id: goodsId }] }] };
    const newest = { showCat: false, addGoodsType: 0, goodsLength: 3 };
    const goods = (data: object) => ({ id: 'goods', permission_key: '', data });
    const moduleId = await saveModule(mall, [goods(newest)]);
    const inModule = { id: 'module', permission_key: '', data: { list: [{ id: moduleId }] } };
    const page_id = await savePage(mall, { tabs: [[goods(picked), goods(tabs), inModule]] });
    const blocks = async (as: As) => blocksOf(await mall.ask(indexTplIndex, { page_id }, as));
    for (const place of [0, 1])
      expect(await shown(async (as) => cardsOf((await blocks(as))[place]?.data))).toEqual(everywhere);
    const modules = await shown(async (as) => {
      const { list = [] } = ((await blocks(as))[2]?.data ?? {}) as { list?: { data: { data: unknown }[] }[] };
      return list.flatMap(({ data }) => data.flatMap((inner) => cardsOf(inner.data)));
    });
    expect(modules).toEqual(everywhere);
  });

  it('see it in rankings, full reductions, goods for members and the sections of the older home', async () => {
    await holdCard(mall, { userId: HOLDER, from: NOW, percent: 90 });
    const ranking = (as: As) => mall.ask(goodsRanking, {}, as);
    const [first] = (await ranking({})).list;
    expect(await shown(async (as) => (await ranking(as)).list.flatMap(({ goods }) => goods))).toEqual(
      everywhere,
    );
    const detail = await shown(
      async (as) => (await mall.ask(goodsRankingDetail, { id: Number(first?.id) }, as)).list,
    );
    expect(detail).toEqual(everywhere);
    expect(await shown(async (as) => (await mall.ask(fullReduceGoodsList, {}, as)).list)).toEqual(everywhere);
    const token = await mall.tokenOf(HOLDER);
    const { list } = await mall.ask(mallMemberMemberGoods, {}, { token });
    expect(list.map((card) => card.vip_card_appoint)).toContainEqual(OWN);
    await setOption(mall, 'home_pages', [{ key: 'cat', relation_id: 0, name: '分类' }]);
    const sections = await shown(async (as) => {
      const extra = await mall.ask(indexIndexExtra, { type: 'mall', key: 'cat', index: 0 }, as);
      return (extra as { goods: Card[] }[]).flatMap(({ goods }) => goods);
    });
    expect(sections).toEqual(everywhere);
  });

  it('add up what is left of two cards when their accounts are merged, with the rights of the later one', async () => {
    const { db } = mall.database;
    const wechat = await mall.ask(passportLogin, { type: 'wechat', code: socialCode('小满') });
    const token = wechat.access_token;
    const { options } = await mall.ask(userUserInfo, {}, { token });
    await holdCard(mall, { userId: LIN, from: new Date(NOW.getTime() - 21 * DAY_MS), percent: 80 });
    await holdCard(mall, { userId: options.user_id, from: NOW, days: 31, percent: 90 });
    const { validate_code_id, sms_captcha: code } = await sendCodeTo(mall, LIN_MOBILE);
    await mall.ask(userPhoneMerge, { mobile: LIN_MOBILE, code, validate_code_id }, { token });
    const rows = await db
      .selectFrom('vip_card_holders')
      .select(['user_id', 'discount_percent', 'begin_at', 'end_at'])
      .execute();
    expect(rows).toEqual([
      {
        user_id: LIN,
        discount_percent: 90,
        begin_at: new Date(NOW.getTime() - 21 * DAY_MS),
        end_at: new Date(NOW.getTime() + 41 * DAY_MS),
      },
    ]);
  });

  it('bring their card along when only one of the accounts has one', async () => {
    const { db } = mall.database;
    const wechat = await mall.ask(passportLogin, { type: 'wechat', code: socialCode('小满') });
    const token = wechat.access_token;
    const { options } = await mall.ask(userUserInfo, {}, { token });
    await holdCard(mall, { userId: options.user_id, from: NOW });
    const { validate_code_id, sms_captcha: code } = await sendCodeTo(mall, LIN_MOBILE);
    await mall.ask(userPhoneMerge, { mobile: LIN_MOBILE, code, validate_code_id }, { token });
    const rows = await db.selectFrom('vip_card_holders').select(['user_id', 'end_at']).execute();
    expect(rows).toEqual([{ user_id: LIN, end_at: new Date(NOW.getTime() + 31 * DAY_MS) }]);
  });
});
