// Proves the log of withdrawals, as an object by day and as a list, and for whichever purse.
import { screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { backend } from '../../testing/fake-backend';
import { renderScreen, startMall } from '../../testing/render-screen';
import page from './withdraw-log.page';

const LOG = 'api/finance/list';

const row = (id: number) => ({
  id,
  order_no: '1',
  pay_type: '支付宝线下打款',
  type: 'alipay',
  status: 3,
  status_text: '驳回',
  cash: { price: 20, service_charge: 0, actual_price: 20 },
  extra: { name: '林小满', mobile: 'lin@mall.test', bank_name: '' },
  time: { created_at: '2026-11-20 10:00:00', apply_at: '', remittance_at: '', reject_at: '' },
  content: { apply_content: '', remittance_content: '', reject_content: '账号有误' },
  user: { avatar: '', nickname: '' },
});

beforeEach(() => startMall({ isSignedIn: true }));

it('reads the days of an object, and why one was refused', async () => {
  backend.answer(LOG, { list: { '2026-11-20': { date: '11月20日', list: [row(1)] } } });
  await renderScreen(page, 'model=community&status=3');
  expect(await screen.findByRole('heading', { name: '11月20日' })).toBeTruthy();
  expect(screen.getByText('￥20.00')).toBeTruthy();
  expect(screen.getByText('拒绝理由：账号有误')).toBeTruthy();
  expect(backend.asked(LOG)[0]).toMatchObject({ model: 'community', status: '3', page: '1' });
});

it('is about commission without a purse in its address, and empty with words', async () => {
  backend.answer(LOG, { list: [] });
  await renderScreen(page);
  expect(await screen.findByText('暂无提现记录')).toBeTruthy();
  expect(backend.asked(LOG)[0]).toMatchObject({ model: 'share', status: '-1' });
});
