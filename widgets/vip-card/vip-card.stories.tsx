// Shows the strip to those without the card and to its holders.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { WidgetSample } from '~/renderer/testing/widget-sample';
import { MEMBER, testHost } from '~/renderer/testing/test-host';
import definition from '.';
import { full, hostile, minimal } from './fixtures';

const meta: Meta<typeof WidgetSample> = {
  title: 'Widgets/vip-card 超级会员卡',
  component: WidgetSample,
  args: { definition },
  parameters: { layout: 'fullscreen' },
};
export default meta;

type Story = StoryObj<typeof WidgetSample>;

const holder = testHost({ shopper: { ...MEMBER, isSuperVip: true } });

export const Minimal: Story = { args: { data: minimal } };
/** The operator's text on his picture may have any contrast. */
export const Full: Story = { args: { data: full } };
export const Hostile: Story = { args: { data: hostile } };
export const Holder: Story = { args: { data: minimal, host: holder } };
export const HolderPadded: Story = {
  args: { data: { ...full, renew_btn_bg_color: '#7a1f1f' }, host: holder },
};
export const LongWords: Story = {
  args: { data: { ...minimal, buy_big: '开通超级会员享受全场优惠'.repeat(3), buy_small: '' } },
};
