// Heads with a large figure: a balance with its buttons, over a picture, a coupon's value, a used one.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/button';
import { Card } from '../card/card';
import { SAMPLE_PICTURES } from '../sample-pictures';
import { MoneyHead } from './money-head';

const meta: Meta<typeof MoneyHead> = {
  title: 'UI/MoneyHead',
  component: MoneyHead,
  parameters: { layout: 'fullscreen' },
  args: { caption: '账户余额(元)', figure: '614.84' },
};
export default meta;
type Story = StoryObj<typeof MoneyHead>;

export const Balance: Story = { args: { children: <Button size="compact">充值</Button> } };
export const Picture: Story = { args: { pictureUrl: SAMPLE_PICTURES.landscape } };
const coupon = {
  caption: '新人优惠券',
  figure: '10',
  sign: '￥',
  note: '满100可用',
  ground: 'card',
} as const;
export const Coupon: Story = {
  render: () => (
    <Card>
      <MoneyHead {...coupon} />
    </Card>
  ),
};
export const Spent: Story = {
  render: () => (
    <Card>
      <MoneyHead {...coupon} isSpent />
    </Card>
  ),
};
