// Shows the sets of goods.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { WidgetSample } from '~/renderer/testing/widget-sample';
import definition from '.';
import { lookStories } from '../kit/testing/look-stories';
import { full, setOf, hostile, minimal, withCovers } from './fixtures';

const meta: Meta<typeof WidgetSample> = {
  title: 'Widgets/composition 套餐组合',
  component: WidgetSample,
  args: { definition },
  parameters: { layout: 'fullscreen' },
};
export default meta;

type Story = StoryObj<typeof WidgetSample>;

export const Minimal: Story = { args: { data: minimal } };
export const Full: Story = { args: { data: full } };
export const Hostile: Story = { args: { data: hostile } };
export const Empty: Story = { args: { data: { ...full, list: [] } } };
export const Rows: Story = { args: { data: { ...full, listStyle: -1, buyBtnStyle: 4 } } };
export const TwoALine: Story = { args: { data: { ...full, listStyle: 2, buyBtnStyle: 3 } } };
export const Centred: Story = { args: { data: { ...full, listStyle: 2, textStyle: 2, goodsStyle: 3 } } };
export const MissingPicture: Story = {
  args: { data: { ...full, list: [setOf(1, { cover_pic_list: [] })] } },
};
const everyCount = [1, 2, 3, 4, 5, 7].map(withCovers);
export const EveryCount: Story = { args: { data: { ...full, listStyle: 2, list: everyCount } } };
export const EveryCountBig: Story = { args: { data: { ...full, list: everyCount, fill: 0 } } };

const looks = lookStories(full);
export const WithTag: Story = looks.WithTag;
export const OnPicture: Story = looks.OnPicture;
export const Outlined: Story = looks.Outlined;
export const PicturesOnly: Story = looks.PicturesOnly;
