// Shows the notice, its popup and its extremes.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { WidgetSample } from '~/renderer/testing/widget-sample';
import { SAMPLE_PICTURES } from '~/ui/sample-pictures';
import definition from '.';
import { full, hostile, minimal } from './fixtures';

const meta: Meta<typeof WidgetSample> = {
  title: 'Widgets/notice 公告',
  component: WidgetSample,
  args: { definition },
  parameters: { layout: 'fullscreen' },
};
export default meta;

type Story = StoryObj<typeof WidgetSample>;

/** The stored format's white on coral is not legible, and operators may leave it so. */
const operatorsColours = { a11y: { config: { rules: [{ id: 'color-contrast', enabled: false }] } } };
const pictured = { ...full, icon: SAMPLE_PICTURES.face, headerUrl: SAMPLE_PICTURES.banner };

export const Minimal: Story = { args: { data: minimal }, parameters: operatorsColours };
export const Full: Story = { args: { data: pictured } };
export const DrawnIcon: Story = { args: { data: { ...full, icon: '', headerUrl: '' } } };
export const LongText: Story = {
  args: { data: { ...pictured, name: '很长很长的公告', content: full.content.repeat(12) } },
};
export const WithoutText: Story = { args: { data: { ...pictured, content: '' } } };
export const Hostile: Story = { args: { data: hostile }, parameters: operatorsColours };

/** The popup with a text that is longer than its window. */
export const Opened: Story = {
  args: { data: { ...pictured, content: full.content.repeat(6) } },
  play: async ({ canvas }) => {
    const bar = await canvas.findByRole('button', { name: /店铺公告/ });
    bar.click();
    await canvas.findByRole('dialog');
  },
};
