// Shows the page background in its fillings, behind a page.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { WidgetSample } from '~/renderer/testing/widget-sample';
import definition from '.';
import { full, hostile, minimal } from './fixtures';

const meta: Meta<typeof WidgetSample> = {
  title: 'Widgets/background 页面背景',
  component: WidgetSample,
  args: { definition },
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <div style={{ height: 600 }}>
        <Story />
      </div>
    ),
  ],
};
export default meta;

type Story = StoryObj<typeof WidgetSample>;

/** A hill, 16 px wide: only raster data is allowed behind a block. */
const HILL =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAABAAAAAQCAIAAACQkWg2AAAAPklEQVR42mO4/+oqSYhhVAP9NOTPSoIgojTAVWPVw4BfNaYeBoKq0fQwEKMaWQ8DkarhehiIVw1BDCSpBiIAmeI/YmEQ6G0AAAAASUVORK5CYII=';

const pictured = { ...full, backgroundPicUrl: HILL };

export const Minimal: Story = { args: { data: minimal } };
export const Full: Story = { args: { data: pictured } };
export const Stretched: Story = { args: { data: { ...pictured, mode: 1 } } };
export const Tiled: Story = {
  args: { data: { ...pictured, mode: 4, backgroundWidth: 25, backgroundHeight: 12 } },
};
export const BottomRow: Story = {
  args: { data: { ...pictured, mode: 2, position: 8, backgroundWidth: 30, backgroundHeight: 20 } },
};
export const Hostile: Story = { args: { data: hostile } };
