// Shows the button's kinds, sizes and states.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Icon } from '../icon/icon';
import { Button, ButtonPair } from './button';

const meta: Meta<typeof Button> = {
  title: 'UI/Button',
  component: Button,
  args: { children: '提交订单', kind: 'primary', size: 'wide' },
};
export default meta;
type Story = StoryObj<typeof Button>;

export const Primary: Story = {};
export const Secondary: Story = { args: { kind: 'secondary' } };
export const Outline: Story = { args: { kind: 'outline' } };
export const Plain: Story = { args: { kind: 'plain' } };
export const Danger: Story = { args: { kind: 'danger', children: '删除' } };
export const Busy: Story = { args: { isBusy: true } };
export const Disabled: Story = { args: { isDisabled: true } };
export const Normal: Story = { args: { size: 'normal' } };
export const Compact: Story = { args: { size: 'compact' } };
export const Small: Story = { args: { size: 'small', kind: 'plain', children: '查看物流' } };
export const Link: Story = { args: { href: '#/pages/index/index', children: '去逛逛' } };
export const WithIcon: Story = {
  args: {
    size: 'compact',
    children: (
      <>
        <Icon name="phone" />
        联系客服
      </>
    ),
  },
};

export const Bare: Story = {
  name: 'Bare, 32 rpx high with 32 rpx letters (UI-08)',
  render: () => <Button>跳转</Button>,
  play: async ({ canvas, canvasElement }) => {
    const frame = canvasElement.querySelector('.mall-root');
    const rpx = (frame?.getBoundingClientRect().width ?? 0) / 750;
    const button = canvas.getByRole('button', { name: '跳转' });
    await expect(button.getBoundingClientRect().height).toBeCloseTo(32 * rpx, 0);
    await expect(Number.parseFloat(getComputedStyle(button).fontSize)).toBeCloseTo(32 * rpx, 1);
  },
};

export const Pair: Story = {
  render: () => (
    <ButtonPair>
      <Button kind="secondary" size="normal">
        加入购物车
      </Button>
      <Button kind="primary" size="normal">
        立即购买
      </Button>
    </ButtonPair>
  ),
};

export const PairOfOne: Story = {
  render: () => (
    <ButtonPair>
      <Button kind="primary" size="normal">
        立即购买
      </Button>
    </ButtonPair>
  ),
};
