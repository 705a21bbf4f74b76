// Shows the countdown before, during and after its activity, with and without pictures.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { WidgetSample } from '~/renderer/testing/widget-sample';
import definition from '.';
import { full, hostile, minimal } from './fixtures';

const meta: Meta<typeof WidgetSample> = {
  title: 'Widgets/timer 倒计时',
  component: WidgetSample,
  args: { definition },
  parameters: { layout: 'fullscreen' },
};
export default meta;

type Story = StoryObj<typeof WidgetSample>;

export const Minimal: Story = { args: { data: minimal } };
export const Full: Story = { args: { data: full } };
export const Hostile: Story = { args: { data: hostile } };
export const BeforeTheStart: Story = {
  args: { data: { ...minimal, startDateTime: '2026-11-21 18:30:00', link: full.link } },
};
export const LastMinutes: Story = { args: { data: { ...minimal, endDateTime: '2026-11-21 12:09:58' } } };
export const ManyDays: Story = {
  args: { data: { ...full, picUrl: '', endDateTime: '2029-01-01 00:00:00' } },
};
export const EndedWithPicture: Story = { args: { data: { ...full, endDateTime: '2026-11-21 11:00:00' } } };
export const EndedWithout: Story = { args: { data: { ...minimal, endDateTime: '2026-11-21 11:00:00' } } };
export const MissingPicture: Story = { args: { data: { ...full, picUrl: 'no-such-picture.png' } } };
