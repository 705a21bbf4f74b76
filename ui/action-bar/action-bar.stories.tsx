// Bars under screens: one button, two, several small ones, a sum with its button.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button, ButtonPair } from '../button/button';
import { Price } from '../price/price';
import { ActionBar } from './action-bar';

const meta: Meta<typeof ActionBar> = {
  title: 'UI/ActionBar',
  component: ActionBar,
  parameters: { layout: 'fullscreen' },
};
export default meta;
type Story = StoryObj<typeof ActionBar>;

export const One: Story = {
  args: {
    children: (
      <Button kind="primary" size="wide">
        手动添加
      </Button>
    ),
  },
};
export const Pair: Story = {
  args: {
    children: (
      <ButtonPair>
        <Button kind="outline" size="wide">
          重置
        </Button>
        <Button kind="primary" size="wide">
          搜索
        </Button>
      </ButtonPair>
    ),
  },
};
export const Several: Story = {
  args: {
    children: (
      <>
        <Button kind="outline" size="compact">
          取消订单
        </Button>
        <Button kind="primary" size="compact">
          立即付款
        </Button>
      </>
    ),
  },
};
export const Sum: Story = {
  args: {
    children: (
      <>
        <span style={{ flex: 1 }}>
          合计：
          <Price text="￥128.00" size={36} />
        </span>
        <Button kind="primary">提交订单</Button>
      </>
    ),
  },
};
