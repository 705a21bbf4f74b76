// Shows blocks on grounds and cards.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { SAMPLE_PICTURES } from '../sample-pictures';
import { BlockCard, BlockFrame } from './block-frame';
import { colourGround, type Ground, PAGE_GROUND, pictureGround, wordsOn } from './ground';

const words = (ground: Ground) => <p style={{ ...wordsOn(ground, '#999999'), padding: 24 }}>浅灰的文字</p>;
const card = colourGround('#ffffff');

const meta: Meta<typeof BlockFrame> = {
  title: 'UI/BlockFrame 组件外框',
  component: BlockFrame,
  args: { margin: 20, ground: PAGE_GROUND },
  parameters: { layout: 'fullscreen' },
};
export default meta;

type Story = StoryObj<typeof BlockFrame>;

export const OnThePage: Story = { args: { children: words(PAGE_GROUND) } };
export const OnColour: Story = {
  args: { ground: colourGround('#4f7a70'), children: words(colourGround('#4f7a70')) },
};
export const OnPicture: Story = {
  args: {
    ground: pictureGround(SAMPLE_PICTURES.landscape, '#4f7a70'),
    children: (
      <p style={{ ...wordsOn(pictureGround(SAMPLE_PICTURES.landscape, ''), '#ffffff'), padding: 24 }}>白字</p>
    ),
  },
};
export const WithCard: Story = {
  args: {
    ground: colourGround('#4f7a70'),
    children: (
      <BlockCard ground={card} margin={20}>
        {words(card)}
      </BlockCard>
    ),
  },
};
export const WithRaisedCard: Story = {
  args: {
    children: (
      <BlockCard ground={card} margin={20} isRaised>
        {words(card)}
      </BlockCard>
    ),
  },
};
