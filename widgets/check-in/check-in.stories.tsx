// Shows the check-in with its text in every position, with and without picture.
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Host } from '~/renderer/host';
import { WidgetSample } from '~/renderer/testing/widget-sample';
import { testHost } from '~/renderer/testing/test-host';
import definition from '.';
import { full, hostile, minimal } from './fixtures';

const meta: Meta<typeof WidgetSample> = {
  title: 'Widgets/check-in 签到',
  component: WidgetSample,
  args: { definition },
  parameters: { layout: 'fullscreen' },
};
export default meta;

type Story = StoryObj<typeof WidgetSample>;

export const Minimal: Story = { args: { data: minimal } };
export const Full: Story = { args: { data: full } };
export const Hostile: Story = { args: { data: hostile } };
export const Centred: Story = { args: { data: { ...full, textPosition: 'center' } } };
export const Right: Story = { args: { data: { ...full, textPosition: 'right', hotspot: null } } };
export const Balance: Story = {
  args: { data: { ...full, backgroundPicUrl: '', award: { continue: 0, number: '0.50', type: 'balance' } } },
};
export const PictureOnly: Story = { args: { data: { ...full, showText: false } } };

/** Responds to the check-in and to the polling of its result. */
const taking = async (): Promise<unknown> => ({ queueId: 7, token: 'proof', number: '5', type: 'integral' });
export const Taken: Story = {
  args: { data: full, host: testHost({ call: taking as Host['call'] }) },
  play: async ({ canvas }) => {
    (await canvas.findByRole('button', { name: '签到' })).click();
    await canvas.findByText('今日已签到，获得5积分');
  },
};
