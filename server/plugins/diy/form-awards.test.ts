// Proves the awards of replies to forms, and listing replies.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  diyFormDetail,
  diyFormList,
  diyFormReply,
  diyFormSuccess,
  diyPageStore,
} from '~/schemas/api/diy.gen';
import { describeOnBothDatabases } from '~/tests/server/database-helpers';
import { ANSWERS, type FormMall, NOON, openFormMall } from '~/tests/server/form-helpers';
import type { Envelope } from '~/tests/server/mall-helpers';

describeOnBothDatabases('plugin/diy replies', (open) => {
  let forms: FormMall;
  beforeAll(async () => {
    forms = openFormMall(await open());
  });
  afterAll(() => {
    expect(forms.mall.failures).toEqual([]);
    forms.mall.close();
  });
  beforeEach(() => forms.reset());

  describe('the award', () => {
    const points = async (): Promise<number> => {
      const row = await forms.mall.database.db
        .selectFrom('users')
        .select('integral')
        .where('id', '=', 1)
        .executeTakeFirstOrThrow();
      return row.integral;
    };
    const createCoupon = async (changes: object = {}): Promise<number> => {
      const terms = {
        name: '表单券',
        type: 2 as const,
        sub_price_fen: 500,
        expire_type: 1 as const,
        expire_day: 7,
        total_count: 9,
      };
      const row = await forms.mall.database.db
        .insertInto('coupons')
        .values({ ...terms, ...changes })
        .returning('id')
        .executeTakeFirstOrThrow();
      return row.id;
    };
    const received = (couponId: number) =>
      forms.mall.database.db
        .selectFrom('user_coupons')
        .select(['user_id', 'receive_type'])
        .where('coupon_id', '=', couponId)
        .execute();

    it('of points is posted once and returned again for a repeated reply', async () => {
      const standing = await forms.stand({ award_type: '1', award_num: '20' });
      const before = await points();
      const taps: Envelope<unknown>[] = await Promise.all(
        Array.from({ length: 5 }, () => forms.send(standing, { token: 'one-sending' })),
      );
      const award = {
        share_type: 2,
        name: '积分',
        content: '20积分',
        page_url: '/pages/user-center/integral-detail/integral-detail',
      };
      for (const { data } of taps) expect(data).toMatchObject({ list: [award] });
      expect(await points()).toBe(before + 20);
    });

    it('of coupons is granted as often as promised, once a reply', async () => {
      const [coupon, usedUp] = [await createCoupon(), await createCoupon({ total_count: 0 })];
      const award_coupons = [
        { coupon_id: coupon, send_num: 2, name: '表单券' },
        { coupon_id: usedUp, send_num: 1, name: '没有了' },
        { coupon_id: 999_999, send_num: 1, name: '不存在' },
      ];
      const standing = await forms.stand({ award_type: '2', award_coupons });
      const { data } = await forms.send(standing, { token: 'one-sending' });
      expect(data.list).toMatchObject([
        {
          share_type: 4,
          name: '表单券',
          content: '无门槛减5',
          page_url: `/pages/goods/list?coupon_id=${coupon}`,
        },
        { share_type: 4, name: '表单券' },
      ]);
      await forms.send(standing, { token: 'one-sending' });
      expect(await received(coupon)).toEqual([
        { user_id: 1, receive_type: '表单奖励' },
        { user_id: 1, receive_type: '表单奖励' },
      ]);
      expect(await received(usedUp)).toEqual([]);
    });

    it.each([
      [{ award_type: '0', award_num: 20 }],
      [{ award_type: '1', award_num: 'many' }],
      [{ award_type: '1', award_num: -5 }],
      [{ award_type: '2', award_coupons: 'x' }],
    ])('of %j is none', async (data) => {
      const before = await points();
      expect((await forms.send(await forms.stand(data))).data.list).toEqual([]);
      expect(await points()).toBe(before);
    });

    it('is nothing that a client can ask for by itself', async () => {
      const before = await points();
      const form_data = [{ key: 'text', name: '姓名', value: 'x', award_type: '1', award_num: 99 }];
      expect((await forms.mall.call(diyPageStore, { form_data }, { token: forms.token })).data.list).toEqual(
        [],
      );
      expect(await points()).toBe(before);
    });
  });

  describe('reading back', () => {
    it('lists the shopper’s replies, the latest first, with their first answers', async () => {
      const standing = await forms.stand();
      const first = await forms.send(standing, { token: 'sending-1' });
      forms.waitMs(60_000);
      const second = await forms.send(standing, {
        token: 'sending-2',
        values: ['阿青', ...ANSWERS.slice(1)],
      });
      await forms.send(standing, { token: 'sending-3', by: await forms.mall.tokenOf(2) });
      const { list, pagination } = await forms.mall.ask(diyFormList, {}, { token: forms.token });
      expect(list.map(({ id }) => id)).toEqual([second.data.id, first.data.id]);
      expect(list[0]).toMatchObject({
        title: '测试页',
        created_at: '2026-11-21 12:01:00',
        is_reply: 0,
        summary: [
          { label: '姓名', value: '阿青' },
          { label: '手机号', value: '13800000001' },
          { label: '预约日', value: '2026-12-01' },
        ],
      });
      expect(pagination).toMatchObject({ total_count: 2, current_page: 1 });
      const formId = list[0]?.form_id ?? 0;
      expect(
        (await forms.mall.ask(diyFormList, { form_id: formId }, { token: forms.token })).list,
      ).toHaveLength(2);
      expect(
        (await forms.mall.ask(diyFormList, { form_id: formId + 1 }, { token: forms.token })).list,
      ).toEqual([]);
      expect((await forms.mall.ask(diyFormList, { page: 2 }, { token: forms.token })).list).toEqual([]);
    });

    it('says what a reply brought and where his replies are, to him alone', async () => {
      const standing = await forms.stand({ award_type: '1', award_num: '20' });
      const { data } = await forms.send(standing);
      const id = data.id ?? 0;
      expect(await forms.mall.ask(diyFormSuccess, { id }, { token: forms.token })).toMatchObject({
        title: '测试页',
        btn_link: { url: '/plugins/diy/list/list' },
        list: [{ share_type: 2, content: '20积分' }],
      });
      const other = await forms.mall.tokenOf(2);
      expect((await forms.mall.call(diyFormSuccess, { id }, { token: other })).msg).toBe('信息不存在');
    });

    it('shows a reply and the shop’s answer to him alone', async () => {
      const { data } = await forms.send(await forms.stand());
      const id = data.id ?? 0;
      const { detail } = await forms.mall.ask(diyFormDetail, { id }, { token: forms.token });
      expect(detail).toMatchObject({ id, title: '测试页', is_reply: 0 });
      expect(detail.form_data[0]).toMatchObject({ key: 'text', name: '姓名', label: '姓名', value: '小满' });
      const unanswered = await forms.mall.ask(diyFormReply, { id }, { token: forms.token });
      expect(unanswered.detail).toEqual({
        id,
        reply_content: '',
        reply_pics: [],
        reply_at: '0000-00-00 00:00:00',
      });
      await forms.mall.database.db
        .updateTable('diy_form_replies')
        .set({ reply_content: '<p>收到</p>', reply_pics: '["a.png"]', replied_at: NOON })
        .where('id', '=', id)
        .execute();
      expect((await forms.mall.ask(diyFormReply, { id }, { token: forms.token })).detail).toEqual({
        id,
        reply_content: '<p>收到</p>',
        reply_pics: ['a.png'],
        reply_at: '2026-11-21 12:00:00',
      });
      expect((await forms.mall.ask(diyFormDetail, { id }, { token: forms.token })).detail.is_reply).toBe(1);
      const other = await forms.mall.tokenOf(2);
      expect((await forms.mall.call(diyFormDetail, { id }, { token: other })).msg).toBe('信息不存在');
      expect((await forms.mall.call(diyFormReply, { id }, { token: other })).msg).toBe('信息不存在');
    });
  });
});
