// Proves that the screen of a plugin hosts every overlay (UI-01); popups of newcomers and polite gifts are their plugins'.
import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { diyFormSuccess } from '~/schemas/api/diy.gen';
import { paymentGetPayments } from '~/schemas/api/payment.gen';
import { requireLogin } from '../../flows/login';
import { pay } from '../../flows/payment';
import page from './form-success.page';
import { CallError } from '../../base/call-error';
import {
  confirmDialog,
  setBindCode,
  setFollow,
  setShareHint,
  showAward,
  showError,
  showGifts,
  showLoading,
} from '../../state/overlays';
import { backend } from '../../testing/fake-backend';
import { renderScreen, startMall } from '../../testing/render-screen';

const WAIT = { timeout: 15_000 };
const dialog = (name: string | RegExp) => screen.findByRole('dialog', { name }, WAIT);

/** What opens each overlay, and what is then seen of it. */
const OVERLAYS: Readonly<Record<string, { open: () => unknown; seen: () => Promise<HTMLElement> }>> = {
  'the prompt box': {
    open: () => confirmDialog('确定删除吗？'),
    seen: () => screen.findByText('确定删除吗？', {}, WAIT),
  },
  'the login modal': {
    open: () => void requireLogin().catch(() => undefined),
    seen: () => screen.findByTestId('login-modal', {}, WAIT),
  },
  'the follow popup': { open: () => setFollow(true), seen: () => dialog('关注公众号') },
  'the payment sheet': {
    open: () => void pay(7).catch(() => undefined),
    seen: () => dialog('支付方式'),
  },
  'the share hint': { open: () => setShareHint(true), seen: () => dialog('分享提示') },
  'the error modal': {
    open: () => showError(new CallError('status', '服务不可用', { code: 503, route: 'api/goods/detail' })),
    seen: () => screen.findByRole('alertdialog', {}, WAIT),
  },
  'the coupon popup': {
    open: () =>
      showGifts('receive', [{ id: 1, name: '新人券', share_type: 4, type: '2', sub_price: '5.00' }]),
    seen: () => dialog('领取成功'),
  },
  'the award popup': {
    open: () => showAward({ id: 1, title: '会员见面礼', is_write: 0, items: [{ type: 'integral', num: 1 }] }),
    seen: () => dialog('会员见面礼'),
  },
  'the loading overlay': {
    open: () => showLoading('正在提交'),
    seen: () => screen.findByText('正在提交', {}, WAIT),
  },
  'the dialog of an invitation code': { open: () => setBindCode(true), seen: () => dialog('绑定邀请码') },
};

beforeEach(async () => {
  await startMall();
  backend.answer(diyFormSuccess.route, { content: '我们会尽快联系您', btn_text: '去逛逛', list: [] });
  backend.answer(paymentGetPayments.route, {
    amount: '12.50',
    list: [{ key: 'huodao', name: '货到付款', desc: null, icon: '', disabled: false, checked: true }],
  });
});

afterEach(async () => {
  // One payment runs at a time: left open, it would refuse those of the next file.
  const sheet = screen.queryByRole('dialog', { name: '支付方式' });
  if (sheet !== null) fireEvent.click(within(sheet).getByRole('button', { name: '关闭' }));
  await act(async () => undefined);
});

it.each(Object.entries(OVERLAYS))("%s shows on a plugin's screen (UI-01)", async (_name, { open, seen }) => {
  await renderScreen({ ...page, auth: 'guest' }, 'id=1');
  await screen.findByRole('heading', { level: 2, name: '提交成功' });
  await act(async () => void open());
  expect(await seen()).toBeTruthy();
});
