// Presets of the block of goods.
import { textOf } from '~/domain/coercion';
import { definePresets, type Picked } from '~/domain/studio/presets';

const SPACE = {
  c_padding_top: 24,
  c_padding_lr: 24,
  c_padding_bottom: 24,
  c_border_top: 16,
  c_border_bottom: 16,
};

const tabsOf = (cats: readonly Picked[]) => ({
  catList: cats.map(({ id, name }) => ({
    id: Number(id),
    name: textOf(name),
    menuName: textOf(name).slice(0, 6),
    goodsNum: 6,
    staticGoods: false,
    goodsList: [],
  })),
});

export default definePresets({
  words: ['商品列表', '推荐', '宝贝', '货品', '橱窗'],
  icon: 'M3.2 5h9.6l.9 9H2.3zM5.5 7.5V4.2a2.5 2.5 0 015 0v3.3',
  presets: [
    {
      name: '两列',
      words: '最新的六个商品，一行两个',
      data: { ...SPACE, listStyle: 2, goodsLength: 6 },
    },
    {
      name: '横向滑动',
      words: '最新的八个商品，左右滑动',
      data: { ...SPACE, listStyle: 0, goodsLength: 8 },
    },
    {
      name: '分类标签',
      words: '按分类切换的商品',
      data: { ...SPACE, showCat: true, catStyle: 2, listStyle: 2 },
      fill: async (pick) => tabsOf(await pick.cats(4)),
    },
    {
      name: '一行一个',
      words: '最新的四个商品，大图',
      data: { ...SPACE, listStyle: 1, goodsCoverProportion: '3-2', goodsLength: 4 },
    },
    {
      name: '自己选',
      words: '自己选的商品，一行两个',
      data: { ...SPACE, listStyle: 2, addGoodsType: 1 },
      fill: async (pick) => ({ list: await pick.goods(4) }),
    },
  ],
});
