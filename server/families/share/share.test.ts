// Proves invitation codes: which shoppers they identify, and whom they bind to whom.
import { beforeEach, describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { orderCheckOrder } from '~/schemas/api/order.gen';
import { shareInvitation } from '~/schemas/api/share.gen';
import { userUserInfo } from '~/schemas/api/user.gen';
import type { Database } from '~/server/db/database';
import { describeOnBothDatabases } from '~/tests/server/database-helpers';
import { type Mall, openMall } from '~/tests/server/mall-helpers';
import { placeOne, setOption, userOf } from '~/tests/server/money/checkout-helpers';
import { createShopper } from '~/tests/server/role-helpers';
import { readDistributor } from './distributors';
import { invitationCodeOf, userIdOfCode } from './invitation-code';

describe('an invitation code', () => {
  it('is six characters that identify the shopper, case-insensitive (INV-01)', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2 ** 30 - 1 }), (userId) => {
        const code = invitationCodeOf(userId);
        expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{6}$/);
        expect([userIdOfCode(code), userIdOfCode(code.toLowerCase())]).toEqual([userId, userId]);
      }),
    );
  });

  it('is invalid when it has other characters', () => {
    for (const code of ['', '12345', '1234567', 'ILOUIL', '😀😀😀', '12345%'])
      expect([code, userIdOfCode(code)]).toEqual([code, null]);
  });
});

const [INVITER, OTHER_DISTRIBUTOR, BLANK, STRANGER] = [1, 2, 4, 5];

let mall: Mall;
let token: string;

async function openAlone(database: Database): Promise<void> {
  mall = openMall(database);
  token = await mall.tokenOf(BLANK);
  await mall.database.db.updateTable('users').set({ parent_id: null }).execute();
}

const bind = (invitation_code: string, by = token) =>
  mall.call(shareInvitation, { invitation_code }, { token: by });
const parentOf = async (id: number) => (await userOf(mall, id)).parent_id;

describeOnBothDatabases('api/share/invitation without distribution', (open) => {
  beforeEach(async () => {
    await openAlone(await open());
    await setOption(mall, 'share_setting', { level: 0 });
  });

  it('binds the shopper to his inviter, so that he may order (ORDER-02, INV-05, INV-06)', async () => {
    await setOption(mall, 'order_needs_invitation', 1);
    expect((await mall.call(orderCheckOrder, {}, { token })).msg).toBe('请先绑定邀请码');
    const inviter = await mall.ask(userUserInfo, {}, { token: await mall.tokenOf(INVITER) });
    expect(await bind(inviter.invitation_code)).toEqual({ code: 0, msg: '绑定成功' });
    expect(await parentOf(BLANK)).toBe(INVITER);
    expect((await mall.call(orderCheckOrder, {}, { token })).code).toBe(0);
  });

  it('refuses with a message, and changes nothing (INV-07)', async () => {
    expect((await bind(invitationCodeOf(BLANK))).msg).toBe('不能填写自己的邀请码');
    expect((await bind('ILOUIL')).msg).toBe('邀请码不存在');
    expect((await bind(invitationCodeOf(999_999_999))).msg).toBe('邀请码不存在');
    expect(await parentOf(BLANK)).toBeNull();
    await bind(invitationCodeOf(INVITER));
    expect((await bind(invitationCodeOf(STRANGER))).msg).toBe('您已绑定邀请人');
    const back = await bind(invitationCodeOf(BLANK), await mall.tokenOf(INVITER));
    expect(back.msg).toBe('不能填写自己邀请的人的邀请码');
    expect([await parentOf(BLANK), await parentOf(INVITER)]).toEqual([INVITER, null]);
    expect((await bind('12345')).code).toBe(1);
    expect((await bind(invitationCodeOf(INVITER), '')).code).toBe(-1);
    expect(mall.failures).toEqual([]);
  });

  it('binds to one of two inviters who are named at the same time', async () => {
    const answers = await Promise.all([INVITER, STRANGER].map((id) => bind(invitationCodeOf(id))));
    expect(answers.filter(({ code }) => code === 0)).toHaveLength(1);
  });

  it('limits the tries of wrong codes', async () => {
    const words = new Set<string>();
    for (let round = 0; round < 25; round += 1) words.add((await bind('ILOUIL')).msg);
    expect([...words]).toEqual(['邀请码不存在', '操作过于频繁，请稍后再试']);
  });
});

describeOnBothDatabases('api/share/invitation with distribution', (open) => {
  beforeEach(async () => {
    await openAlone(await open());
    await mall.database.db.updateTable('share_levels').set({ deleted_at: new Date() }).execute();
  });

  const set = (change: object) => setOption(mall, 'share_setting', { level: 3, condition: 1, ...change });
  const checked = async (by = token) => (await mall.call(orderCheckOrder, {}, { token: by })).code;

  it('binds ordinary shoppers to distributors only, and raises the inviter', async () => {
    await set({});
    expect((await bind(invitationCodeOf(BLANK))).msg).toBe('不能填写自己的邀请码');
    expect((await bind('ILOUIL')).msg).toBe('邀请码不存在');
    expect((await bind(invitationCodeOf(STRANGER))).msg).toBe('邀请人不是分销商');
    expect((await bind(invitationCodeOf(OTHER_DISTRIBUTOR), await mall.tokenOf(INVITER))).msg).toBe(
      '您是分销商，不能绑定邀请人',
    );
    expect([await parentOf(BLANK), await parentOf(INVITER)]).toEqual([null, null]);
    const level = { level: 11, name: '铜牌', condition_type: 1 as const, condition_value: 1 };
    await mall.database.db.insertInto('share_levels').values(level).execute();
    expect(await bind(invitationCodeOf(INVITER))).toEqual({ code: 0, msg: '绑定成功' });
    expect(await parentOf(BLANK)).toBe(INVITER);
    expect((await readDistributor(mall.database.db, INVITER))?.level).toBe(11);
    expect((await bind(invitationCodeOf(INVITER))).msg).toBe('您已绑定邀请人');
    expect(mall.failures).toEqual([]);
  });

  it('remembers the inviter where the mall waits for an order, which may be placed and binds him', async () => {
    const shopper = await createShopper(mall.database.db, '阿青');
    token = await mall.tokenOf(shopper);
    await set({ condition: 2 });
    await setOption(mall, 'order_needs_invitation', 1);
    expect(await checked()).toBe(1);
    expect((await bind(invitationCodeOf(STRANGER))).msg).toBe('邀请人不是分销商');
    expect(await checked()).toBe(1);
    expect((await bind(invitationCodeOf(INVITER))).msg).toBe('已登记邀请人，下单后自动绑定');
    expect(await parentOf(shopper)).toBeNull();
    expect(await checked()).toBe(0);
    await placeOne(mall, { token, isPickUp: true });
    expect(await parentOf(shopper)).toBe(INVITER);
  });

  it('lets a distributor order, who may not have an inviter', async () => {
    await set({});
    await setOption(mall, 'order_needs_invitation', 1);
    expect(await checked(await mall.tokenOf(INVITER))).toBe(0);
    expect(await checked()).toBe(1);
  });
});
