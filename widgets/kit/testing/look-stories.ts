// Stories of the operator's look of a block of goods; one block of each build shows them.
import { SAMPLE_PICTURES } from '~/ui/sample-pictures';

type Fields = Readonly<Record<string, unknown>>;

/** Stories of a block that has these data; `wide` makes its pictures wider than their covers. */
export function lookStories(data: Fields, wide: Fields = {}) {
  const story = (look: Fields) => ({ args: { data: { ...data, ...look } } });
  return {
    WithTag: story({ showGoodsTag: true, goodsTagPicUrl: SAMPLE_PICTURES.face }),
    OnPicture: story({
      showImg: true,
      backgroundColor: '#e9dfcb',
      // Only raster data are allowed behind a block.
      backgroundPicUrl: SAMPLE_PICTURES.landscape,
      position: 1,
      mode: 4,
      backgroundWidth: 30,
      backgroundHeight: 20,
    }),
    Contained: story({ ...wide, fill: 0 }),
    /** Cards and buttons with a border. */
    Outlined: story({ goodsStyle: 2, buyBtnStyle: 2, buttonColor: '#0a7d4f' }),
    PicturesOnly: story({
      showGoodsName: false,
      showGoodsPrice: false,
      isUnderLinePrice: false,
      showBuyBtn: false,
    }),
  };
}
