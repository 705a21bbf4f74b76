// Proves the shopper and the super member card as widgets see them.
import { describe, expect, it } from 'vitest';
import { userUserInfo, type UserUserInfoData } from '~/schemas/api/user.gen';
import { coerce } from '~/schemas/shape';
import { shopperOf } from './shopper-view';

const infoOf = (fields: object): UserUserInfoData => coerce(userUserInfo.answer, fields) as UserUserInfoData;

const GUEST = { accessToken: '', hasCashDesk: false };
const SIGNED_IN = { accessToken: 't', hasCashDesk: false };

describe('the shopper of widgets', () => {
  it('is null for a guest (LOGIN-01)', () => {
    expect(shopperOf({ ...GUEST, info: infoOf({ nickname: '阿青' }) })).toBeNull();
  });

  it('has neither name nor figures while his information is loading', () => {
    expect(shopperOf({ ...SIGNED_IN, info: null })).toMatchObject({ nickname: '', figures: null });
  });

  it('has his name, roles and figures as texts (LOGIN-15)', () => {
    const identity = { member_level: 2, level_name: '金叶会员', is_admin: 1 };
    const figures = {
      integral: 120,
      balance: '20.00',
      coupon: 3,
      card: '1',
      favorite: '12',
      footprint: '30',
    };
    const info = infoOf({ nickname: '阿青', avatar: 'a.png', is_vip_card_user: '1', identity, ...figures });
    expect(shopperOf({ ...SIGNED_IN, info })).toEqual({
      nickname: '阿青',
      avatar: 'a.png',
      levelName: '金叶会员',
      isAdmin: true,
      isSuperVip: true,
      hasPayCode: false,
      figures: { ...figures, integral: '120', coupon: '3' },
    });
  });

  it('has no level where the backend names the lack of one', () => {
    const info = infoOf({ identity: { member_level: 0, level_name: '普通用户' } });
    expect(shopperOf({ ...SIGNED_IN, info })?.levelName).toBe('');
  });

  it.each([
    [1, true, true],
    [0, true, false],
    [1, false, false],
  ])(
    'has a payment code where it is shown (%s) and the mall has a cash desk (%s): %s',
    (isShown, hasDesk, has) => {
      const info = infoOf({ is_show_pay_code: isShown });
      expect(shopperOf({ accessToken: 't', info, hasCashDesk: hasDesk })?.hasPayCode).toBe(has);
    },
  );
});
