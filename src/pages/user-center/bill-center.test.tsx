// Proves the bill: the month and kind of its address, its sums, and the request for another month or kind.
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { backend } from '../../testing/fake-backend';
import { address, renderScreen, startMall } from '../../testing/render-screen';
import page from './bill-center.page';

const BILL = 'api/user/bill';

const row = {
  id: '1',
  type: '1',
  money: '25.00',
  desc: '充值',
  pay_type_text: '',
  created_at: '2026-03-02 10:00:00',
};

const asked = () => backend.asked(BILL).map(({ date, type }) => `${date} ${type}`);

beforeEach(async () => {
  await startMall({ isSignedIn: true });
  backend.answer(BILL, { list: [row], pagination: {}, income: '25.00', expend: '3.00' });
});

describe('the bill', () => {
  it('shows the month and the kind of its address, with the sums of the whole month', async () => {
    await renderScreen(page, 'month=2026-03&type=1');
    await screen.findByText('收入 ￥25.00');
    expect(await screen.findByText('2026年3月')).toBeTruthy();
    expect(screen.getByRole('tab', { name: '收入', selected: true })).toBeTruthy();
    expect(new Set(asked())).toEqual(new Set(['2026-03 1', '2026-03 0']));
  });

  it('refetches for another kind and for another month', async () => {
    await renderScreen(page, 'month=2026-03');
    await screen.findByText('收入 ￥25.00');
    fireEvent.click(screen.getByRole('tab', { name: '支出' }));
    await waitFor(() => expect(asked()).toContain('2026-03 2'));
    fireEvent.click(screen.getByRole('button', { name: '上个月' }));
    await waitFor(() => expect(asked()).toContain('2026-02 2'));
    expect(screen.getByText('2026年2月')).toBeTruthy();
    expect(address()).toBe('/pages/user-center/bill-center/bill-center?month=2026-02&type=2');
  });

  it('shows the current month where the address names none', async () => {
    await renderScreen(page, 'month=soon');
    await screen.findByText('收入 ￥25.00');
    expect(asked().every((text) => !text.startsWith('soon'))).toBe(true);
  });
});
