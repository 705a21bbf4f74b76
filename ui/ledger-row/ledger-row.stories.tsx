// Rows of a ledger: income, an expense with a link to its detail, points.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { LedgerRow } from './ledger-row';

const meta: Meta<typeof LedgerRow> = {
  title: 'UI/LedgerRow',
  component: LedgerRow,
  args: { text: '充值余额 500.00 元', time: '2026-11-24 16:29:28', amount: '500.00', isIncome: true },
};
export default meta;
type Story = StoryObj<typeof LedgerRow>;

export const Income: Story = {};
export const Expense: Story = {
  args: { text: '订单支付 202611241626360004', amount: '177.36', isIncome: false, onTap: () => undefined },
};
export const Points: Story = { args: { amount: '20', unit: '积分' } };
