// Shows the recommended merchants as a strip and as cards, in every style.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { WidgetSample } from '~/renderer/testing/widget-sample';
import { SAMPLE_PICTURES } from '~/ui/sample-pictures';
import definition from '.';
import { full, hostile, minimal, shopOf } from './fixtures';

const meta: Meta<typeof WidgetSample> = {
  title: 'Widgets/mch 好店推荐',
  component: WidgetSample,
  args: { definition },
  parameters: { layout: 'fullscreen' },
};
export default meta;

type Story = StoryObj<typeof WidgetSample>;

const many = Array.from({ length: 100 }, (_none, index) => shopOf(index + 1));

export const Minimal: Story = { args: { data: minimal } };
export const Full: Story = { args: { data: full } };
export const Hostile: Story = { args: { data: hostile } };
export const Bordered: Story = { args: { data: { ...full, cardStyle: 2, backgroundColor: '#ffffff' } } };
export const Bare: Story = { args: { data: { ...full, cardStyle: 3, backgroundColor: '#ffffff' } } };
export const Strip: Story = { args: { data: { ...full, showGoods: false, list: many } } };
export const OnPicture: Story = {
  args: { data: { ...full, backgroundPicUrl: SAMPLE_PICTURES.landscape, mode: 4, backgroundWidth: 20 } },
};
export const LongNames: Story = {
  args: { data: { ...full, list: [shopOf(1, { name: '江南水乡'.repeat(9), pic_url: '', picUrl: '' })] } },
};
export const Empty: Story = { args: { data: { ...full, list: [] } } };
