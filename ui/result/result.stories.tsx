// Results: a paid order, an unpaid one, with their buttons.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/button';
import { Card } from '../card/card';
import { Icon } from '../icon/icon';
import { Price } from '../price/price';
import { Result } from './result';

const meta: Meta<typeof Result> = {
  title: 'UI/Result',
  component: Result,
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <Card>
      <Result {...args} />
    </Card>
  ),
};
export default meta;
type Story = StoryObj<typeof Result>;

export const Done: Story = {
  args: {
    mark: <Icon name="check" size={72} />,
    title: '订单提交成功',
    words: <Price text="￥128.00" size={48} tone="text" />,
    children: (
      <>
        <Button kind="plain" size="compact">
          返回首页
        </Button>
        <Button kind="primary" size="compact">
          查看订单
        </Button>
      </>
    ),
  },
};
export const Open: Story = {
  args: {
    mark: <Icon name="clock" size={72} />,
    isOpen: true,
    title: '待支付',
    words: '请在规定时间内完成付款',
  },
};
