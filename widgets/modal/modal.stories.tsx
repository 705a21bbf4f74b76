// Shows the popup advert over a page: one picture, several, and when it does not open.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { WidgetSample } from '~/renderer/testing/widget-sample';
import { testHost } from '~/renderer/testing/test-host';
import { SAMPLE_PICTURES } from '~/ui/sample-pictures';
import definition from '.';
import { hostile, item, minimal } from './fixtures';

const meta: Meta<typeof WidgetSample> = {
  title: 'Widgets/modal 弹窗广告',
  component: WidgetSample,
  args: { definition },
  parameters: { layout: 'fullscreen' },
};
export default meta;

type Story = StoryObj<typeof WidgetSample>;

const { banner, face, goods } = SAMPLE_PICTURES;
const several = { opened: true, times: 0, list: [[item(goods), item(face), item(banner)]] };

/** It opens after a second without input. */
const opened: Story['play'] = async ({ canvas }) => {
  await canvas.findByRole('dialog', { name: '活动' }, { timeout: 5000 });
};

export const One: Story = {
  args: { data: { ...minimal, list: [[item(goods)]] }, host: testHost({ templateId: 1 }) },
  play: opened,
};
export const Several: Story = { args: { data: several, host: testHost({ templateId: 2 }) }, play: opened };
export const Wide: Story = {
  args: { data: { ...minimal, list: [[item(banner)]] }, host: testHost({ templateId: 3 }) },
  play: opened,
};
export const TwoGroups: Story = {
  args: { data: { ...several, list: [[item(goods)], [item(face)]] }, host: testHost({ templateId: 4 }) },
  play: opened,
};
export const MissingPicture: Story = { args: { data: minimal } };
export const Closed: Story = { args: { data: { ...several, opened: false } } };
export const Hostile: Story = { args: { data: hostile } };
