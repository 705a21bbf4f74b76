// Shows the topics as a ticker, as a list and behind tabs.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { WidgetSample } from '~/renderer/testing/widget-sample';
import { SAMPLE_PICTURES } from '~/ui/sample-pictures';
import definition from '.';
import { big, byCategory, full, hostile, minimal, ticker, topicOf, triple } from './fixtures';

const meta: Meta<typeof WidgetSample> = {
  title: 'Widgets/topic 专题',
  component: WidgetSample,
  args: { definition },
  parameters: { layout: 'fullscreen' },
};
export default meta;

type Story = StoryObj<typeof WidgetSample>;

export const Minimal: Story = { args: { data: minimal } };
export const Full: Story = { args: { data: full } };
export const Hostile: Story = { args: { data: hostile } };
export const Empty: Story = { args: { data: { ...full, topic_list: [] } } };
export const TwoLines: Story = { args: { data: { ...ticker, count: 2 } } };
export const OwnPictures: Story = {
  args: {
    data: { ...ticker, count: 2, logo_2: SAMPLE_PICTURES.banner, icon: SAMPLE_PICTURES.goods },
  },
};
export const LongTitle: Story = {
  args: { data: { ...ticker, topic_list: [topicOf(31, { title: '江南水乡'.repeat(12) })] } },
};
export const LongWords: Story = {
  args: {
    data: {
      ...full,
      topic_list: [topicOf(31), big, triple].map((topic) => ({
        ...topic,
        title: '江南水乡'.repeat(12),
        abstract: '小桥流水人家'.repeat(12),
      })),
    },
  },
};
export const MissingPictures: Story = {
  args: {
    data: {
      ...full,
      topic_list: [topicOf(31, { cover_pic: '' }), { ...big, cover_pic: '' }, { ...triple, pic_list: [] }],
    },
  },
};
export const Hundred: Story = {
  args: { data: { ...full, topic_list: Array.from({ length: 100 }, (_none, index) => topicOf(index)) } },
};
export const ByTabs: Story = { args: { data: byCategory } };
export const TabsInOwnColours: Story = {
  args: {
    data: {
      ...byCategory,
      catBgColor: '#2f4f3e',
      catUnselectedColor: '#cfdccf',
      catSelectedColor: '#ffffff',
    },
  },
};

/** The next title pushes the first one out. */
export const TakesTurns: Story = {
  args: { data: ticker },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('link', { name: /怎么挑一锅好米/ })).toBeVisible());
  },
};
