// Shows blocks on backgrounds and cards.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { SAMPLE_PICTURES } from '../sample-pictures';
import { BlockCard, BlockFrame } from './block-frame';
import { colourBackground, type Background, PAGE_BACKGROUND, pictureBackground, wordsOn } from './background';

const words = (background: Background) => (
  <p style={{ ...wordsOn(background, '#999999'), padding: 24 }}>浅灰的文字</p>
);
const card = colourBackground('#ffffff');

const meta: Meta<typeof BlockFrame> = {
  title: 'UI/BlockFrame 组件外框',
  component: BlockFrame,
  args: { margin: 20, background: PAGE_BACKGROUND },
  parameters: { layout: 'fullscreen' },
};
export default meta;

type Story = StoryObj<typeof BlockFrame>;

export const OnThePage: Story = { args: { children: words(PAGE_BACKGROUND) } };
export const OnColour: Story = {
  args: { background: colourBackground('#4f7a70'), children: words(colourBackground('#4f7a70')) },
};
export const OnPicture: Story = {
  args: {
    background: pictureBackground(SAMPLE_PICTURES.landscape, '#4f7a70'),
    children: (
      <p style={{ ...wordsOn(pictureBackground(SAMPLE_PICTURES.landscape, ''), '#ffffff'), padding: 24 }}>
        白字
      </p>
    ),
  },
};
export const WithCard: Story = {
  args: {
    background: colourBackground('#4f7a70'),
    children: (
      <BlockCard background={card} margin={20}>
        {words(card)}
      </BlockCard>
    ),
  },
};
export const WithRaisedCard: Story = {
  args: {
    children: (
      <BlockCard background={card} margin={20} isRaised>
        {words(card)}
      </BlockCard>
    ),
  },
};
