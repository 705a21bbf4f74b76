// The card that asks to sign in: without a picture, and with one and three areas.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { LoginCard } from './login-card';

const meta: Meta<typeof LoginCard> = {
  title: 'UI/LoginCard',
  component: LoginCard,
  args: {
    mallName: '南湖生活馆',
    page: {},
    onLogin: () => undefined,
    onCancel: () => undefined,
    onLink: () => undefined,
  },
};
export default meta;
type Story = StoryObj<typeof LoginCard>;

export const Plain: Story = {};
export const Busy: Story = { args: { isBusy: true } };
export const WithLink: Story = {
  args: {
    page: {
      hotspot_link: {
        width: '528',
        height: '60',
        left: '61',
        top: '600',
        defaultX: '61',
        defaultY: '600',
        link: '/pages/rules/index?type=1',
        open_type: 'link',
      },
    },
  },
};
