// Sample data that all blocks of activity goods share.
import { SAMPLE_PICTURES } from '~/ui/sample-pictures';

/** Every field that all of them store, as the operator leaves it. */
export const activityFields = {
  listStyle: 1,
  goodsCoverProportion: '1-1',
  fill: 1,
  goodsStyle: 1,
  textStyle: 1,
  showGoodsName: true,
  showBuyBtn: true,
  buyBtnStyle: 1,
  buyBtnText: '去参与',
  buttonColor: '#ff4544',
  showGoodsTag: false,
  customizeGoodsTag: false,
  goodsTagPicUrl: SAMPLE_PICTURES.banner,
  showImg: false,
  backgroundColor: '#ffffff',
  backgroundPicUrl: '',
  position: 5,
  mode: 1,
  backgroundHeight: 100,
  backgroundWidth: 100,
};

/** Wrong kinds, scripts, unsafe links and CSS in every field that all of them have. */
export const hostileActivity = {
  list: [
    {
      id: 'x',
      name: '<img src=x onerror=alert(1)>',
      cover_pic: 'javascript:alert(1)',
      page_url: 'javascript:alert(1)',
      price_content: { a: 1 },
      start_time: {},
      end_time: Number('1e309'),
    },
    null,
    7,
    [],
  ],
  listStyle: '2',
  buyBtnStyle: 'x',
  buttonColor: 'red;} body{display:none',
  showGoodsTag: 1,
  goodsTagPicUrl: 'javascript:alert(1)',
  backgroundPicUrl: 'x");} body{display:none',
  backgroundWidth: -7,
  goodsCoverProportion: null,
};
