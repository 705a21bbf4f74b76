// Shows the tab bar plain, raised and with the mall's own pictures.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SAMPLE_PICTURES } from '../sample-pictures';
import { TabBar, type TabBarItem } from './tab-bar';

const itemsOf = (texts: string[]): TabBarItem[] =>
  texts.map((text, index) => ({
    uid: String(index),
    text,
    iconUrl: SAMPLE_PICTURES.face,
    activeIconUrl: SAMPLE_PICTURES.goods,
    colour: '#666666',
    activeColour: '#c4302f',
    isCurrent: index === 0,
    href: `#/${index}`,
    count: text === '购物车' ? 3 : 0,
  }));

const four = itemsOf(['首页', '分类', '购物车', '我']);
const five = itemsOf(['首页', '分类', '发布', '购物车', '我']);

const meta: Meta<typeof TabBar> = {
  title: 'UI/TabBar',
  component: TabBar,
  args: { items: four, mode: 1, onOpen: (_uid, event) => event.preventDefault() },
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <div style={{ paddingTop: 'var(--space-48)' }}>
        <Story />
      </div>
    ),
  ],
};
export default meta;
type Story = StoryObj<typeof TabBar>;

/** TAB-12: 100 rpx high. */
export const Plain: Story = {
  args: { hasShadow: true },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('navigation');
    const { width, height } = bar.getBoundingClientRect();
    await expect(height / (width / 750)).toBeCloseTo(100, 0);
  },
};
export const RaisedCircle: Story = {
  args: {
    items: five,
    mode: 2,
    highlight: { type: 'circle', background: '#c4302f' },
    hasHighlightShadow: true,
  },
};
export const RaisedPicture: Story = {
  args: {
    items: five.slice(0, 3),
    mode: 2,
    highlight: { type: 'picture', url: SAMPLE_PICTURES.face, activeUrl: SAMPLE_PICTURES.goods },
  },
};
export const OwnColours: Story = {
  args: { backgroundColour: '#fff7d7', safeAreaColour: '#fff7d7', fontSize: 26 },
};
