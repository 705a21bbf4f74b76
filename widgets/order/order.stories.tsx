// Shows the order bar with its cards and backgrounds.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { WidgetSample } from '~/renderer/testing/widget-sample';
import { MEMBER, testHost } from '~/renderer/testing/test-host';
import { SAMPLE_PICTURES } from '~/ui/sample-pictures';
import definition from '.';
import { full, hostile, minimal } from './fixtures';

const meta: Meta<typeof WidgetSample> = {
  title: 'Widgets/order 订单栏',
  component: WidgetSample,
  args: { definition, host: testHost({ shopper: MEMBER }) },
  parameters: { layout: 'fullscreen' },
};
export default meta;

type Story = StoryObj<typeof WidgetSample>;

export const Minimal: Story = { args: { data: minimal } };
export const Full: Story = { args: { data: full } };
export const Hostile: Story = { args: { data: hostile } };
export const AsGuest: Story = { args: { data: full, host: testHost() } };
export const CardAroundIcons: Story = { args: { data: { ...full, mode: 2, bg_color: '#4f7a70' } } };
export const WithoutCard: Story = { args: { data: { ...full, mode: 3 } } };
export const OnPicture: Story = { args: { data: { ...full, bg_pic: SAMPLE_PICTURES.landscape } } };
export const WithoutCardOnPicture: Story = {
  args: {
    data: {
      ...full,
      mode: 3,
      bg_pic: SAMPLE_PICTURES.landscape,
      title_color: '#ffffff',
      icon_color: '#ffffff',
    },
  },
};
export const OnThePage: Story = { args: { data: { ...full, bg: 0, margin: 20 } } };
export const DarkCard: Story = { args: { data: { ...full, bg: 0, card_color: '#292a31' } } };
export const LargeTexts: Story = { args: { data: { ...full, title_size: 60, icon_size: 40 } } };
export const ManyOrders: Story = {
  args: {
    data: { ...full, order_bar: full.order_bar.map((state) => ({ ...state, num: 128, text: '128' })) },
  },
};
