// Shows the title bar plain, coloured, long and with a search pill.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SearchPill } from '../search-field/search-field';
import { TitleBar } from './title-bar';

const meta: Meta<typeof TitleBar> = {
  title: 'UI/TitleBar',
  component: TitleBar,
  args: { title: '购物车', onBack: () => undefined },
  parameters: { layout: 'fullscreen' },
};
export default meta;
type Story = StoryObj<typeof TitleBar>;

type Play = NonNullable<Story['play']>;

/** The title is in the middle of the bar, to the pixel, whatever is beside it. */
const isCentred: Play = async ({ canvas }) => {
  const middleOf = (element: Element) => {
    const { left, right } = element.getBoundingClientRect();
    return (left + right) / 2;
  };
  const off = middleOf(canvas.getByRole('heading')) - middleOf(canvas.getByRole('banner'));
  await expect(Math.abs(off)).toBeLessThan(0.5);
};

export const Plain: Story = { play: isCentred };
export const NoBack: Story = { args: { onBack: undefined, hasHairline: true }, play: isCentred };
export const OpenedByLink: Story = { args: { onBack: undefined, onHome: () => undefined }, play: isCentred };
export const Coloured: Story = { args: { backgroundColour: '#000000', textColour: '#ffffff' } };
export const Long: Story = { args: { title: '很长很长的标题在一行里放不下会被截断' }, play: isCentred };
export const WithSearch: Story = {
  args: {
    title: '塔城',
    titlePosition: 'start',
    onBack: undefined,
    end: <SearchPill href="#/s" align="start" />,
  },
};
