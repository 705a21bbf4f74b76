// Shows the goods block in every arrangement.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { WidgetSample } from '~/renderer/testing/widget-sample';
import { SAMPLE_PICTURES } from '~/ui/sample-pictures';
import definition from '.';
import { goodsOf } from '../kit/testing/goods';
import { lookStories } from '../kit/testing/look-stories';
import { byCategory, full, hostile, kinds, minimal } from './fixtures';

const meta: Meta<typeof WidgetSample> = {
  title: 'Widgets/goods 商品',
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
export const Rows: Story = { args: { data: { ...full, listStyle: -1, buyBtn: 'text', buyBtnStyle: 4 } } };
export const Sideways: Story = { args: { data: { ...full, listStyle: 0 } } };
export const OneALine: Story = {
  args: { data: { ...full, listStyle: 1, goodsCoverProportion: '3-2', buyBtn: 'text', buyBtnStyle: 3 } },
};
export const ThreeALine: Story = { args: { data: { ...full, listStyle: 3, buyBtn: 'add' } } };
export const Centred: Story = { args: { data: { ...full, textStyle: 2, goodsStyle: 2 } } };
export const SquareButtons: Story = {
  args: { data: { ...full, buyBtn: 'text', buyBtnStyle: 2, buyBtnText: '立即买', buttonColor: '#0a7d4f' } },
};
export const BuiltInTag: Story = { args: { data: { ...full, showGoodsTag: true, goodsTagPicUrl: '' } } };
export const Bare: Story = { args: { data: { ...full, goodsStyle: 3, bg: '#fffdf5', showGoodsTag: true } } };
export const PicturesOnly: Story = {
  args: { data: { ...full, showGoodsName: false, showGoodsPrice: false, showBuyBtn: false } },
};
/** A document from before the inner card existed. */
export const Older: Story = { args: { data: { list: full.list, listStyle: 3, backgroundColor: '#fff4e5' } } };
export const BrokenPictures: Story = {
  args: { data: { ...full, list: kinds.map((goods) => ({ ...goods, cover_pic: 'missing.png' })) } },
};
export const Hundred: Story = {
  args: {
    data: { ...full, listStyle: 3, list: Array.from({ length: 100 }, (_none, index) => goodsOf(index + 1)) },
  },
};
export const Tabs: Story = { args: { data: byCategory } };
export const PillTabs: Story = { args: { data: { ...byCategory, catStyle: 2 } } };
export const LeftMenu: Story = { args: { data: { ...byCategory, catPosition: 'left' } } };

const wideGoods = goodsOf(1, { cover_pic: SAMPLE_PICTURES.landscape });
const looks = lookStories(full, { list: [wideGoods, goodsOf(2)] });
export const OnPicture: Story = looks.OnPicture;
export const Contained: Story = looks.Contained;
