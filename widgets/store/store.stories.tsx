// Shows the list of stores with and without its parts.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { WidgetSample } from '~/renderer/testing/widget-sample';
import { SAMPLE_PICTURES } from '~/ui/sample-pictures';
import definition from '.';
import { full, hostile, minimal, storeOf } from './fixtures';

const meta: Meta<typeof WidgetSample> = {
  title: 'Widgets/store 门店',
  component: WidgetSample,
  args: { definition },
  parameters: { layout: 'fullscreen' },
};
export default meta;

type Story = StoryObj<typeof WidgetSample>;

export const Minimal: Story = { args: { data: minimal } };
export const Full: Story = { args: { data: full } };
export const Hostile: Story = { args: { data: hostile } };
export const NamesOnly: Story = { args: { data: { ...full, showScore: false, showTel: false } } };
export const OwnIcons: Story = {
  args: { data: { ...full, navPicUrl: SAMPLE_PICTURES.face, scorePicUrl: SAMPLE_PICTURES.goods } },
};
export const LongNames: Story = {
  args: { data: { ...full, list: [storeOf(61, { name: '江南水乡'.repeat(8), pic_url: '' })] } },
};
export const Hundred: Story = {
  args: { data: { ...full, list: Array.from({ length: 100 }, (_none, index) => storeOf(index)) } },
};
export const Empty: Story = { args: { data: { ...full, list: [] } } };
