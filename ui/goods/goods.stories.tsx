// Shows goods in every kind of list.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { SAMPLE_PICTURES } from '../sample-pictures';
import type { CartButton, GoodsSummary } from './goods';
import { GoodsCard } from './goods-card';
import { GoodsGrid } from './goods-grid';
import { GoodsRow } from './goods-row';

const cart: CartButton = { look: 'cart', onTap: () => undefined };
const plain: GoodsSummary = {
  id: 1,
  name: '手作陶碗',
  pictureUrl: SAMPLE_PICTURES.goods,
  priceText: '￥128.50',
};
const rich: GoodsSummary = {
  ...plain,
  id: 2,
  name: '手作陶碗 柴烧 日式 家用 餐具 大号 面碗 汤碗 甜品碗 送礼 礼盒装',
  originalPriceText: '￥199',
  salesText: '已售1.2w件',
  memberPriceText: '￥98',
  flags: ['预售', '2件5折'],
  cornerPictureUrl: SAMPLE_PICTURES.banner,
};
const soldOut: GoodsSummary = { ...plain, id: 3, isSoldOut: true };
const negotiable: GoodsSummary = { ...plain, id: 4, priceText: '价格面议' };
const all = [plain, rich, soldOut, negotiable];
const hrefOf = ({ id }: GoodsSummary) => `#/pages/goods/goods?id=${id}`;

const meta: Meta<typeof GoodsCard> = {
  title: 'UI/Goods',
  component: GoodsCard,
  args: { goods: rich, href: '#/pages/goods/goods?id=2', cart },
};
export default meta;
type Story = StoryObj<typeof GoodsCard>;

export const Big: Story = { args: { size: 'big', ratio: 2 } };
export const NoLink: Story = { args: { href: undefined, cart: undefined } };
export const TwoColumns: Story = {
  render: () => (
    <GoodsGrid columns="two" label="商品">
      {all.map((goods) => (
        <li key={goods.id}>
          <GoodsCard goods={goods} href={hrefOf(goods)} cart={goods.isSoldOut ? undefined : cart} />
        </li>
      ))}
    </GoodsGrid>
  ),
};
export const ThreeColumns: Story = {
  render: () => (
    <GoodsGrid columns="three">
      {all.map((goods) => (
        <li key={goods.id}>
          <GoodsCard goods={goods} href={hrefOf(goods)} size="third" cart={{ ...cart, look: 'plus' }} />
        </li>
      ))}
    </GoodsGrid>
  ),
};
export const Sideways: Story = {
  render: () => (
    <GoodsGrid columns="sideways">
      {all.map((goods) => (
        <li key={goods.id}>
          <GoodsCard goods={goods} href={hrefOf(goods)} size="slim" />
        </li>
      ))}
    </GoodsGrid>
  ),
};
export const Rows: Story = {
  render: () => (
    <GoodsGrid columns="rows">
      {all.map((goods) => (
        <li key={goods.id}>
          <GoodsRow
            goods={goods}
            href={hrefOf(goods)}
            cart={{ ...cart, look: 'pill', isGrey: goods === plain }}
          />
        </li>
      ))}
    </GoodsGrid>
  ),
};
export const RowBesideRail: Story = { render: () => <GoodsRow goods={rich} coverSize={150} cart={cart} /> };
