// Shows the customer service as a card and in one line.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { WidgetSample } from '~/renderer/testing/widget-sample';
import { MEMBER, testHost } from '~/renderer/testing/test-host';
import { SAMPLE_PICTURES } from '~/ui/sample-pictures';
import definition from '.';
import { full, hostile, minimal } from './fixtures';

const meta: Meta<typeof WidgetSample> = {
  title: 'Widgets/customer 自定义客服',
  component: WidgetSample,
  args: { definition, host: testHost({ shopper: MEMBER }) },
  parameters: { layout: 'fullscreen' },
};
export default meta;

type Story = StoryObj<typeof WidgetSample>;

const pictured = { ...full, wechat: [{ qrcode: SAMPLE_PICTURES.goods, name: 'nanhu-service' }] };

export const Minimal: Story = { args: { data: minimal } };
export const Full: Story = { args: { data: pictured } };
export const Hostile: Story = { args: { data: hostile } };
export const OneLine: Story = { args: { data: { ...pictured, select_style: '2' } } };
export const OneLineWithIcon: Story = {
  args: { data: { ...pictured, select_style: '2', two_icon: SAMPLE_PICTURES.face, two_radius: 12 } },
};
export const LineWithCodeOnly: Story = {
  args: {
    data: { ...pictured, select_style: '2', wechat: [{ qrcode: SAMPLE_PICTURES.goods, name: '' }] },
  },
};
export const AccountOnly: Story = { args: { data: full, host: testHost() } };
export const OwnColours: Story = {
  args: {
    data: {
      ...pictured,
      bg: '#24352c',
      bg_padding: '#4f7a70',
      title_color: '#f1dfc6',
      save_bg: '#f1dfc6',
      save_border: '',
      copy_bg: '#24352c',
      copy_border: '#f1dfc6',
      copy_color: '#f1dfc6',
      copy_radius: 8,
      save_radius: 8,
      c_border_top: 40,
      c_border_bottom: 0,
    },
  },
};
export const LongTexts: Story = {
  args: {
    data: {
      ...pictured,
      select_style: '2',
      title: '一位非常热心而且名字很长的客服小姐姐',
      sub_title: '每天早上九点到晚上十点都在，随时等你来问',
    },
  },
};
export const LongTextsOnCard: Story = {
  args: {
    data: {
      ...pictured,
      title: '一位非常热心而且名字很长的客服小姐姐在这里等你来问',
      wechat: [
        {
          qrcode: SAMPLE_PICTURES.goods,
          name: 'a-very-long-account-name-of-the-customer-service-of-this-mall',
        },
      ],
    },
  },
};
export const Empty: Story = { args: { data: { ...full, wechat: [] } } };
