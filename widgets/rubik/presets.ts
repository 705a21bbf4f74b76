// Presets of the picture advert.
import { demoPictures } from '~/domain/studio/demo-pictures';
import { wholeLink } from '~/domain/studio/preset-links';
import { definePresets, type PickedPicture } from '~/domain/studio/presets';

interface Cell {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** CSS texts as the mall's editor writes them beside the cells. */
const cssOf = ({ x, y, w, h }: Cell, grid: { w: number; h: number }) => ({
  width: `${(w / grid.w) * 100}%`,
  height: `${(h / grid.h) * 100}%`,
  left: `${(x / grid.w) * 100}%`,
  top: `${(y / grid.h) * 100}%`,
});

const HALVES = { w: 50, h: 16 };
const HALF: readonly Cell[] = [
  { x: 0, y: 0, w: 25, h: 16 },
  { x: 25, y: 0, w: 25, h: 16 },
];
const SQUARES = { w: 2, h: 2 };
const SQUARE: readonly Cell[] = [
  { x: 0, y: 0, w: 1, h: 1 },
  { x: 1, y: 0, w: 1, h: 1 },
  { x: 0, y: 1, w: 1, h: 1 },
  { x: 1, y: 1, w: 1, h: 1 },
];

const cellsOf = (
  cells: readonly Cell[],
  grid: { w: number; h: number },
  pictures: readonly PickedPicture[],
) => ({
  ...grid,
  list: cells.map((cell, index) => ({
    ...cell,
    ...cssOf(cell, grid),
    pic_url: pictures[index % pictures.length]?.url ?? '',
    link: wholeLink('商品列表'),
  })),
});

export default definePresets({
  words: ['魔方', '图片', '海报', '拼图', '热区', '橱窗'],
  icon: 'M2 2.5h12v11H2zM9 2.5v11M9 8h5M2 11.5L4.7 8.5 9 12.5',
  presets: [
    {
      name: '左右两张',
      words: '两张等宽的图片，各有链接',
      data: { style: 4, height: 240, ...cellsOf(HALF, HALVES, demoPictures('advert', 2)) },
      fill: async (pick) => cellsOf(HALF, HALVES, await pick.pictures('advert', 2)),
    },
    {
      name: '一张大图',
      words: '一张满屏宽的图片，可以画热区',
      data: {
        style: 0,
        height: 320,
        ...cellsOf([{ x: 0, y: 0, w: 1, h: 1 }], { w: 1, h: 1 }, demoPictures('banner', 1)),
      },
    },
    {
      name: '四宫格',
      words: '两行两列的四张图片',
      data: { style: 7, height: 372, ...cellsOf(SQUARE, SQUARES, demoPictures('advert', 4)) },
      fill: async (pick) => cellsOf(SQUARE, SQUARES, await pick.pictures('advert', 4)),
    },
  ],
});
