// Shows the head in its three looks, for a guest, a shopper and a card holder.
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Shopper } from '~/renderer/host';
import { WidgetSample } from '~/renderer/testing/widget-sample';
import { MEMBER, testHost } from '~/renderer/testing/test-host';
import { SAMPLE_PICTURES } from '~/ui/sample-pictures';
import definition from '.';
import { full, hostile, minimal } from './fixtures';

const hostFor = (changes: Partial<Shopper> = {}) => testHost({ shopper: { ...MEMBER, ...changes } });

const meta: Meta<typeof WidgetSample> = {
  title: 'Widgets/user-info 用户信息',
  component: WidgetSample,
  args: { definition, host: hostFor() },
  parameters: { layout: 'fullscreen' },
};
export default meta;

type Story = StoryObj<typeof WidgetSample>;

const holder = hostFor({ avatar: SAMPLE_PICTURES.face, isSuperVip: true, hasPayCode: true });

export const Minimal: Story = { args: { data: minimal } };
export const Full: Story = { args: { data: full } };
export const Hostile: Story = { args: { data: hostile } };
export const Left: Story = { args: { data: { ...full, style: 1 }, host: holder } };
export const Centred: Story = { args: { data: { ...full, style: 2 }, host: holder } };
export const Card: Story = { args: { data: full, host: holder } };
export const DarkCard: Story = { args: { data: { ...full, backgroundColor: '#2b2b33' }, host: holder } };
export const Guest: Story = { args: { data: full, host: testHost() } };
export const GuestCentred: Story = { args: { data: { ...full, style: 2 }, host: testHost() } };
export const NotKnownYet: Story = { args: { data: minimal, host: hostFor({ nickname: '', figures: null }) } };
export const LongNames: Story = {
  args: {
    data: full,
    host: hostFor({ nickname: '很长'.repeat(20), levelName: '至尊黑金终身会员', hasPayCode: true }),
  },
};
