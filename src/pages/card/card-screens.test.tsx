// Proves the screens of card vouchers: the list and its code, the detail's states, taking a gift, a clerk's redemption.
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  cardCardClerk,
  cardCardQrcode,
  cardClerkHistory,
  cardGive,
  cardReceive,
  cardUserCard,
  cardUserCardDetail,
} from '~/schemas/api/card.gen';
import { goodsNewRecommend } from '~/schemas/api/goods.gen';
import { userIsClerkUser, userUserInfo } from '~/schemas/api/user.gen';
import { backend } from '../../testing/fake-backend';
import { renderScreen, startMall } from '../../testing/render-screen';
import clerkPage from './clerk.page';
import detailsPage from './details.page';
import detailsNoSharePage from './details-no-share.page';
import givePage from './give.page';
import listPage from './index.page';

const ROW = {
  id: 7,
  user_id: 1,
  name: '品茗券',
  pic_url: 'tea.png',
  content: '',
  is_use: 0,
  is_may_use: 1,
  receive_id: 0,
  surplus_number: 3,
  is_allow_send: 1,
  start_time: '2026-11-01 00:00:00',
  end_time: '2026-12-31 00:00:00',
};

const DETAIL = {
  ...ROW,
  name: '林小满',
  mobile: '13800000001',
  card_name: '品茗券',
  cancel_status: 0,
  number: 3,
  use_number: 0,
  status: 1,
  receive_user_name: '',
  is_show_history: 0,
  app_share_title: '',
  app_share_pic: '',
  clerked_at: '',
  give_token: 'proof',
};

beforeEach(async () => {
  await startMall({ isSignedIn: true });
  backend.answer(goodsNewRecommend.route, { list: [] });
  backend.answer(cardCardQrcode.route, {
    file_path: 'data:image/svg+xml;base64,AA',
    code: '1234567812345678',
  });
});

describe('my cards', () => {
  it('are listed by state, given ones marked, and show their code for a clerk', async () => {
    backend.answer(cardUserCard.route, {
      list: [ROW, { ...ROW, id: 8, name: '咖啡卡', is_may_use: 0, receive_id: 2 }],
    });
    await renderScreen(listPage);
    expect(await screen.findByText('已转赠')).toBeDefined();
    expect(screen.getAllByText('2026.11.01-2026.12.31')).toHaveLength(2);
    fireEvent.click(screen.getByRole('button', { name: /^出示核销码：品茗券/ }));
    expect(await screen.findByText('1234 5678 1234 5678')).toBeDefined();
    const before = backend.asked(cardUserCard.route).length;
    fireEvent.click(screen.getByRole('button', { name: '关闭' }));
    // A clerk may have redeemed it meanwhile.
    await waitFor(() => expect(backend.asked(cardUserCard.route).length).toBeGreaterThan(before));
  });

  it('say for each tab that there are none', async () => {
    backend.answer(cardUserCard.route, { list: [] });
    await renderScreen(listPage);
    expect(await screen.findByText('暂无未使用卡券')).toBeDefined();
    fireEvent.click(screen.getByRole('tab', { name: '已过期' }));
    expect(await screen.findByText('暂无已过期卡券')).toBeDefined();
    expect(backend.asked(cardUserCard.route).at(-1)).toMatchObject({ status: '3' });
  });
});

describe('the detail of a card', () => {
  const open = async (changes: object = {}, page = detailsPage) => {
    backend.answer(cardUserCardDetail.route, { card: { ...DETAIL, ...changes } });
    await renderScreen(page, 'id=7');
  };

  it('shows the code of a usable one, its terms, and gives it away', async () => {
    await open({ content: '<p>请提前预约</p>' });
    expect(await screen.findByText('1234 5678 1234 5678')).toBeDefined();
    expect(await screen.findByText('请提前预约')).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: '转赠给好友' }));
    expect(await screen.findByText('生成卡券海报')).toBeDefined();
  });

  it('gives nothing away without sharing, or where the card may not be given', async () => {
    await open({}, detailsNoSharePage);
    expect(await screen.findByText('1234 5678 1234 5678')).toBeDefined();
    expect(screen.queryByRole('button', { name: '转赠给好友' })).toBeNull();
  });

  it.each([
    [{ status: 2, is_may_use: 0 }, '已使用'],
    [{ status: 3, is_may_use: 0 }, '已过期'],
    [{ status: 1, is_may_use: 0, cancel_status: 2 }, '订单申请退款中'],
    [{ status: 0, is_may_use: 0, receive_user_name: '顾晚舟' }, '已转赠给：顾晚舟'],
  ])('of %o says %s and has no code', async (changes, words) => {
    await open(changes);
    expect(await screen.findByText(words)).toBeDefined();
    expect(backend.asked(cardCardQrcode.route)).toEqual([]);
  });

  it('can be used in a mall that says only how often it was redeemed', async () => {
    await open({ surplus_number: undefined, is_may_use: undefined, use_number: 1 });
    expect(await screen.findByText('请向店员出示此码')).toBeDefined();
    expect(screen.getByText('2次')).toBeDefined();
  });

  it.each([
    [{ status: 2, use_number: 3 }, '已使用'],
    [{ cancel_status: 2 }, '订单申请退款中'],
  ])('cannot be used there with %o', async (change, words) => {
    await open({ surplus_number: undefined, is_may_use: undefined, ...change });
    expect(await screen.findByRole('button', { name: words })).toHaveProperty('disabled', true);
  });

  it('lists its redemptions', async () => {
    backend.answer(cardClerkHistory.route, {
      list: [
        {
          id: 1,
          clerked_at: '2026.11.20 10:00:00',
          store_name: '南湖旗舰店',
          clerk_user: '掌柜老周',
          use_number: 1,
          surplus_number: 2,
        },
      ],
      pagination: {},
    });
    await open({ is_show_history: 1, use_number: 1, surplus_number: 2 });
    fireEvent.click(await screen.findByRole('button', { name: '查看历史' }));
    const sheet = await screen.findByRole('dialog', { name: '历史核销记录 已核销（1次）' });
    expect(await within(sheet).findByText('核销1次，剩余2次')).toBeDefined();
    expect(within(sheet).getByText('核销员：掌柜老周')).toBeDefined();
  });
});

describe('a gift', () => {
  const GIFT = {
    ...ROW,
    type: 'give',
    nickname: '林小满',
    avatar: 'lin.png',
    reset_number: 3,
    status: 1,
  };

  it('is taken by the proof of its link, and leads to my cards', async () => {
    backend.answer(cardGive.route, GIFT);
    backend.answer(cardReceive.route, null);
    await renderScreen(givePage, 'id=7&user_id=2&token=proof');
    const take = await screen.findByRole('button', { name: '立即领取' });
    backend.answer(cardGive.route, { ...GIFT, status: 2, receive_id: 1 });
    fireEvent.click(take);
    expect(await screen.findByRole('button', { name: '已领取，查看我的卡券' })).toBeDefined();
    expect(backend.asked(cardReceive.route)).toMatchObject([{ cardId: '7', token: 'proof' }]);
  });

  it.each([
    [0, '卡券已失效'],
    [3, '来晚了，卡券已被领取'],
    [4, '卡券所属订单退款中，暂时不能领取'],
  ])('in state %i says why it cannot be taken', async (status, words) => {
    backend.answer(cardGive.route, { ...GIFT, status });
    await renderScreen(givePage, 'id=7&token=proof');
    expect(await screen.findByText(words)).toBeDefined();
    expect(screen.queryByRole('button', { name: '立即领取' })).toBeNull();
  });

  it('is shown to its giver as his card', async () => {
    backend.answer(cardGive.route, { ...DETAIL, type: 'detail' });
    backend.answer(cardUserCardDetail.route, { card: DETAIL });
    await renderScreen(givePage, 'id=7');
    expect(await screen.findByRole('button', { name: '转赠给好友' })).toBeDefined();
  });

  it('is shown to a guest, who signs in to take it', async () => {
    await startMall();
    backend.answer(goodsNewRecommend.route, { list: [] });
    backend.answer(cardGive.route, GIFT);
    await renderScreen(givePage, 'id=7&token=proof');
    expect(await screen.findByRole('button', { name: '登录后领取' })).toBeDefined();
    expect(screen.getByText('林小满')).toBeDefined();
    expect(screen.getByText('3次')).toBeDefined();
    expect(backend.asked(cardGive.route)).toMatchObject([{ cardId: '7', token: 'proof' }]);
    expect(screen.queryByRole('button', { name: '立即领取' })).toBeNull();
  });
});

describe('a clerk', () => {
  beforeEach(() => {
    backend.answer(userUserInfo.route, { nickname: '老周', options: { user_id: 3 }, identity: {} });
    backend.answer(userIsClerkUser.route, { is_clerk_user: 1 });
  });

  it('redeems a card as often as he says, with the code that he scanned (PRD-09)', async () => {
    backend.answer(cardUserCardDetail.route, { card: DETAIL });
    backend.answer(cardCardClerk.route, { is_clerk: 1, surplus_number: 1 });
    await renderScreen(clerkPage, 'cardId=7&qr_code_id=5');
    fireEvent.click(await screen.findByRole('button', { name: '核销卡券' }));
    const dialog = await screen.findByRole('alertdialog', { name: '输入本次核销次数' });
    fireEvent.click(within(dialog).getByRole('button', { name: '增加' }));
    backend.answer(cardUserCardDetail.route, { card: { ...DETAIL, surplus_number: 1, clerk_number: 2 } });
    fireEvent.click(within(dialog).getByRole('button', { name: '核销' }));
    expect(await screen.findByText('核销码已失效')).toBeDefined();
    expect(backend.asked(cardCardClerk.route)).toMatchObject([
      { cardId: '7', use_number: '2', qr_code_id: '5' },
    ]);
  });

  it.each([
    [{ status: 2, is_may_use: 0 }, '卡券已使用'],
    [{ status: 3, is_may_use: 0 }, '卡券已过期'],
    [{ status: 0, is_may_use: 0 }, '卡券已转赠'],
    [{ is_may_use: 0, cancel_status: 2 }, '订单申请退款中'],
  ])('cannot redeem a card of %o', async (changes, words) => {
    backend.answer(cardUserCardDetail.route, { card: { ...DETAIL, ...changes } });
    await renderScreen(clerkPage, 'cardId=7');
    expect(await screen.findByRole('button', { name: words })).toHaveProperty('disabled', true);
  });

  it('sees nothing of a card when he is none', async () => {
    backend.answer(userIsClerkUser.route, { is_clerk_user: 0 });
    await renderScreen(clerkPage, 'cardId=7');
    expect(await screen.findByText('该用户不是核销员')).toBeDefined();
    expect(backend.asked(cardUserCardDetail.route)).toEqual([]);
  });
});
