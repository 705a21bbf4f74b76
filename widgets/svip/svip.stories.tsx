// Shows the super member card: the offer and the holder.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { WidgetSample } from '~/renderer/testing/widget-sample';
import { MEMBER, testHost } from '~/renderer/testing/test-host';
import { SAMPLE_PICTURES } from '~/ui/sample-pictures';
import definition from '.';
import { full, hostile, minimal } from './fixtures';

const meta: Meta<typeof WidgetSample> = {
  title: 'Widgets/svip 超级会员卡',
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
export const AsHolder: Story = {
  args: { data: full, host: testHost({ shopper: { ...MEMBER, isSuperVip: true } }) },
};
export const OnPicture: Story = {
  args: { data: { ...full, bg_pic: SAMPLE_PICTURES.landscape, card_margin: 24 } },
};
export const PicturedCard: Story = { args: { data: { ...full, buy_bg: SAMPLE_PICTURES.landscape } } };
export const OwnButton: Story = {
  args: { data: { ...full, buy_btn_bg_color: '#3c352e', buy_btn_color: '#fbdec7' } },
};
export const LongTexts: Story = {
  args: {
    data: {
      ...full,
      buy_big: '开通超级会员，立省更多，全年无门槛包邮，生日双倍积分',
      buy_small: '超值全场八点八折起，更有专属好礼',
      buy_btn_text: '马上开通会员',
      margin: 20,
    },
  },
};
export const NotSold: Story = {
  args: { data: full, host: testHost({ mall: { ...testHost().mall, isSuperVipSold: false } }) },
};
