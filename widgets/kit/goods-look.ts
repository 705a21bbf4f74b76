// Converts the stored fields that all blocks of goods share to their look.
import { arrangementOf, type GoodsArrangement } from '~/ui/goods-list/arrangement';
import type { CartButton } from '~/ui/goods/goods';
import type { GoodsListLook } from '~/ui/goods-list/goods-list';

/** Fields that every block of goods stores. */
export interface GoodsLookFields {
  readonly listStyle: number;
  readonly goodsStyle: 1 | 2 | 3;
  readonly textStyle: 1 | 2;
  readonly goodsCoverProportion: '1-1' | '3-2';
  readonly fill: 0 | 1;
}

const FRAMES = { 1: 'plain', 2: 'outlined', 3: 'bare' } as const;
const RATIOS = { '1-1': 1, '3-2': 1.5 } as const;

/** Arrangement of the goods of a block; `arrangement` where the block forces one. */
export function goodsLook(
  data: GoodsLookFields,
  arrangement: GoodsArrangement = arrangementOf(data.listStyle),
): GoodsListLook {
  return {
    arrangement,
    frame: FRAMES[data.goodsStyle],
    isCentred: data.textStyle === 2 && arrangement !== 'rows',
    bigRatio: RATIOS[data.goodsCoverProportion],
    fit: data.fill === 0 ? 'contain' : 'cover',
  };
}

interface CornerFields {
  readonly showGoodsTag: boolean;
  readonly customizeGoodsTag: boolean;
  readonly goodsTagPicUrl: string;
}

/** The badge in the corner of each cover; the editor stores no address for its built-in one. */
export const cornerOf = ({ showGoodsTag, customizeGoodsTag, goodsTagPicUrl }: CornerFields) => ({
  cornerPictureUrl: showGoodsTag ? goodsTagPicUrl : '',
  isHot: showGoodsTag && !customizeGoodsTag && goodsTagPicUrl === '',
});

const BUTTON_SHAPES = {
  1: { look: 'square', isOutlined: false },
  2: { look: 'square', isOutlined: true },
  3: { look: 'pill', isOutlined: false },
  4: { look: 'pill', isOutlined: true },
} as const;

interface TextButtonFields {
  readonly buyBtnStyle: 1 | 2 | 3 | 4;
  readonly buyBtnText: string;
  readonly buttonColor: string;
}

/** A text buy button, as configured. */
export const textButton = (data: TextButtonFields, fallback: string): Omit<CartButton, 'onTap'> => ({
  ...BUTTON_SHAPES[data.buyBtnStyle],
  text: data.buyBtnText || fallback,
  colour: data.buttonColor,
});
