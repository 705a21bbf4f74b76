// White pages: a text with its title, a form.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/button';
import { TextField } from '../field/text-field';
import { FullPage, FullPageRows } from './full-page';

const meta: Meta<typeof FullPage> = {
  title: 'UI/FullPage',
  component: FullPage,
  parameters: { layout: 'fullscreen' },
};
export default meta;
type Story = StoryObj<typeof FullPage>;

export const Text: Story = {
  args: { title: '如何申请退款', children: <p>在订单详情里选择申请退款，商家会在一天内处理。</p> },
};
export const Form: Story = {
  args: {
    title: '绑定手机号',
    words: '绑定后可用手机号登录，接收订单通知',
    isInset: true,
    onSubmit: (event) => event.preventDefault(),
    children: (
      <>
        <FullPageRows>
          <TextField label="手机号" isStacked value="" onChange={() => undefined} />
        </FullPageRows>
        <Button kind="primary" size="wide" type="submit">
          确认
        </Button>
      </>
    ),
  },
};
