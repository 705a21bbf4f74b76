// Shows the quick navigation over a page: folded, unfolded, always open, of the mall.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { WidgetSample } from '~/renderer/testing/widget-sample';
import { testHost } from '~/renderer/testing/test-host';
import { SAMPLE_PICTURES } from '~/ui/sample-pictures';
import definition from '.';
import { full, hostile, minimal, ofMall } from './fixtures';

const meta: Meta<typeof WidgetSample> = {
  title: 'Widgets/quick-nav 快捷导航',
  component: WidgetSample,
  args: { definition, host: testHost({ page: '/pages/index/index?page_id=7' }) },
  parameters: { layout: 'fullscreen' },
  // As high as a screen: the column is at its lower edge.
  decorators: [
    (Story) => (
      <div style={{ position: 'relative', height: '100vh' }}>
        <Story />
      </div>
    ),
  ],
};
export default meta;

type Story = StoryObj<typeof WidgetSample>;

const unfolded: Story['play'] = async ({ canvas }) => {
  (await canvas.findByRole('button', { name: '展开快捷导航' })).click();
  await canvas.findByRole('button', { name: '收起快捷导航' });
};

const { face, goods } = SAMPLE_PICTURES;
const pictured = {
  ...full,
  closedPicUrl: goods,
  openedPicUrl: face,
  home: { ...full.home, picUrl: goods },
  tel: { ...full.tel, picUrl: face },
};

export const Minimal: Story = { args: { data: minimal } };
export const Full: Story = { args: { data: { ...full, closedPicUrl: '', openedPicUrl: '' } } };
export const Unfolded: Story = { args: { data: full }, play: unfolded };
export const Pictures: Story = { args: { data: pictured }, play: unfolded };
export const AlwaysOpen: Story = { args: { data: { ...full, navStyle: 2 } } };
export const OfTheMall: Story = { args: { data: ofMall }, play: unfolded };
export const OnHome: Story = { args: { data: { ...full, navStyle: 2 }, host: testHost() } };
export const Hostile: Story = { args: { data: hostile } };
