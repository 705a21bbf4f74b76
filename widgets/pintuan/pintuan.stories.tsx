// Shows the goods bought in groups.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { WidgetSample } from '~/renderer/testing/widget-sample';
import { SAMPLE_PICTURES } from '~/ui/sample-pictures';
import definition from '.';
import { lookStories } from '../kit/testing/look-stories';
import { full, groupGoods, hostile, minimal } from './fixtures';

const meta: Meta<typeof WidgetSample> = {
  title: 'Widgets/pintuan 拼团',
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
export const ThreeToTwo: Story = { args: { data: { ...full, goodsCoverProportion: '3-2', goodsStyle: 2 } } };
export const Centred: Story = { args: { data: { ...full, listStyle: 2, textStyle: 2, goodsStyle: 3 } } };
export const MissingPicture: Story = {
  args: { data: { ...full, list: [groupGoods(1, { cover_pic: '' })] } },
};

const looks = lookStories(full, { list: [groupGoods(1, { cover_pic: SAMPLE_PICTURES.landscape })] });
export const WithTag: Story = looks.WithTag;
export const OnPicture: Story = looks.OnPicture;
export const Contained: Story = looks.Contained;
export const Outlined: Story = looks.Outlined;
export const PicturesOnly: Story = looks.PicturesOnly;
