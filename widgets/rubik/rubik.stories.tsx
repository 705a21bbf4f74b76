// Shows the picture advert in every arrangement.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { WidgetSample } from '~/renderer/testing/widget-sample';
import definition from '.';
import { full, gridOf, hostile, minimal, single } from './fixtures';

const meta: Meta<typeof WidgetSample> = {
  title: 'Widgets/rubik 图片广告',
  component: WidgetSample,
  args: { definition },
  parameters: { layout: 'fullscreen' },
};
export default meta;

type Story = StoryObj<typeof WidgetSample>;

const [first, second] = full.list;

export const Minimal: Story = { args: { data: minimal } };
export const Full: Story = { args: { data: full } };
export const Hostile: Story = { args: { data: hostile } };
export const OnePicture: Story = { args: { data: single } };
export const OnePictureUnmeasured: Story = {
  args: { data: { ...single, height: 'auto', a_height: undefined } },
};
export const OneLeftTwoRight: Story = {
  args: {
    data: gridOf(2, {
      w: 25,
      h: 12,
      cells: [
        [0, 0, 10, 12],
        [10, 0, 15, 6],
        [10, 6, 15, 6],
      ],
    }),
  },
};
export const OneLeftThreeRight: Story = {
  args: {
    data: gridOf(3, {
      w: 50,
      h: 24,
      cells: [
        [0, 0, 20, 24],
        [20, 0, 30, 12],
        [20, 12, 15, 12],
        [35, 12, 15, 12],
      ],
    }),
  },
};
export const TwoEqual: Story = {
  args: {
    data: gridOf(4, {
      w: 50,
      h: 16,
      cells: [
        [0, 0, 25, 16],
        [25, 0, 25, 16],
      ],
    }),
  },
};
export const ThreeEqual: Story = {
  args: {
    data: gridOf(5, {
      w: 75,
      h: 24,
      cells: [
        [0, 0, 25, 24],
        [25, 0, 25, 24],
        [50, 0, 25, 24],
      ],
    }),
  },
};
export const FourInARow: Story = {
  args: {
    data: gridOf(6, {
      w: 4,
      h: 1,
      cells: [
        [0, 0, 1, 1],
        [1, 0, 1, 1],
        [2, 0, 1, 1],
        [3, 0, 1, 1],
      ],
    }),
  },
};
export const TwoByTwo: Story = {
  args: {
    data: gridOf(7, {
      w: 250,
      h: 124,
      cells: [
        [0, 0, 125, 62],
        [125, 0, 125, 62],
        [0, 62, 125, 62],
        [125, 62, 125, 62],
      ],
    }),
  },
};
export const FreeGrid: Story = {
  args: {
    data: gridOf(8, {
      w: 4,
      h: 3,
      cells: [
        [0, 0, 2, 2],
        [2, 0, 2, 1],
        [2, 1, 1, 1],
        [3, 1, 1, 2],
        [0, 2, 3, 1],
      ],
    }),
  },
};
export const BrokenPicture: Story = {
  args: {
    data: {
      ...full,
      list: [
        { ...first, pic_url: 'missing.png' },
        { ...second, pic_url: undefined },
      ],
    },
  },
};
