// The row under goods: two buttons, one, and an icon that is pressed.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/button';
import { BarIcon, BuyRow } from './buy-row';

const nothing = () => undefined;

const meta: Meta<typeof BuyRow> = {
  title: 'UI/BuyRow',
  component: BuyRow,
  parameters: { layout: 'fullscreen' },
  args: {
    icons: (
      <>
        <BarIcon icon="home" text="首页" onTap={nothing} />
        <BarIcon icon="heart" text="收藏" onTap={nothing} />
      </>
    ),
  },
};
export default meta;
type Story = StoryObj<typeof BuyRow>;

export const Pair: Story = {
  args: {
    children: (
      <>
        <Button kind="secondary" size="wide">
          加入购物车
        </Button>
        <Button kind="primary" size="wide">
          立即购买
        </Button>
      </>
    ),
  },
};
export const Single: Story = {
  args: {
    icons: <BarIcon icon="heart-filled" text="已收藏" isPressed onTap={nothing} />,
    children: (
      <Button kind="primary" size="wide" isDisabled>
        已售罄
      </Button>
    ),
  },
};
