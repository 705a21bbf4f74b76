// Shows the dialog as a confirmation, an alert and a dangerous confirmation.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Dialog } from './dialog';

const meta: Meta<typeof Dialog> = {
  title: 'UI/Dialog',
  component: Dialog,
  args: { isOpen: true, children: '确认取消该订单？', onConfirm: () => undefined, onCancel: () => undefined },
};
export default meta;
type Story = StoryObj<typeof Dialog>;

export const Confirm: Story = {};
export const Alert: Story = { args: { kind: 'alert', children: '请选择支付方式' } };
export const Dangerous: Story = {
  args: { isDangerous: true, confirmText: '删除', children: '确认删除全部历史记录？' },
};
export const TitleOnly: Story = {
  args: { children: undefined, title: '是否已完成支付？', confirmText: '已完成支付' },
};
export const Long: Story = {
  args: { kind: 'alert', confirmText: '我知道了', children: '积分抵扣说明。'.repeat(40) },
};
