// Shows the title bar plain, coloured, long and with a search pill.
import type { Meta, StoryObj } from '@storybook/react-vite';
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

export const Plain: Story = {};
export const NoBack: Story = { args: { onBack: undefined, hasHairline: true } };
export const OpenedByLink: Story = { args: { onBack: undefined, onHome: () => undefined } };
export const Coloured: Story = { args: { backgroundColour: '#000000', textColour: '#ffffff' } };
export const Long: Story = { args: { title: '很长很长的标题在一行里放不下会被截断' } };
export const WithSearch: Story = {
  args: {
    title: '塔城',
    titlePlace: 'start',
    onBack: undefined,
    end: <SearchPill href="#/s" align="start" />,
  },
};
