// Shows the map at several heights, and with pictures around it.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { WidgetSample } from '~/renderer/testing/widget-sample';
import { testHost } from '~/renderer/testing/test-host';
import definition from '.';
import { full, hostile, minimal } from './fixtures';

const meta: Meta<typeof WidgetSample> = {
  title: 'Widgets/map 地图',
  component: WidgetSample,
  args: { definition },
  parameters: { layout: 'fullscreen' },
};
export default meta;

type Story = StoryObj<typeof WidgetSample>;

const { mall } = testHost();

export const Minimal: Story = { args: { data: minimal } };
export const Full: Story = { args: { data: full } };
export const Hostile: Story = { args: { data: hostile } };
export const Low: Story = { args: { data: { ...minimal, height: 20 } } };
export const High: Story = { args: { data: { ...minimal, height: 900, paddingX: 0, paddingY: 0 } } };
export const LongName: Story = {
  args: {
    data: minimal,
    host: testHost({ mall: { ...mall, name: '江南水乡南湖边上的老字号生活馆旗舰店' } }),
  },
};
export const WithoutPlace: Story = { args: { data: { ...full, location: '', latitude: '', longitude: 0 } } };
