// Proves that the widget miaosha-advanced is preserved, named to operators, and hidden from shoppers.
import { describeAbsentWidget } from '~/renderer/testing/describe-absent-widget';
import { validateMiaoshaAdvancedData } from '../validators.gen';
import definition from '.';
import { shape } from './schema.gen';

const full = {
  list: [
    {
      id: 1001,
      name: '有机五常大米 5kg',
      picUrl: 'images/goods-1001.jpg',
      price: '89.00',
      original_price: '119.00',
    },
  ],
  addGoodsType: 0,
  goodsLength: 10,
  mTitle: '圣诞秒杀整点抢',
  mColor: '#FFFFFF',
  mBgType: 'gradient',
  mBgColor: '#FF366F',
  mBgGradientColor: '#FF4242',
  mTimeColor: '#353535',
  mTimeBgColor: '#FFFFFF',
  mGoodsBgColor: '#FFE7E7',
  showGoodsName: true,
  showGoodsPrice: true,
  showGoodsTag: false,
  customizeGoodsTag: false,
  goodsTagPicUrl: 'images/tag.png',
  isUnderLinePrice: true,
  backgroundColor: '#fff',
};

describeAbsentWidget(definition, { full, shape, validate: validateMiaoshaAdvancedData, reason: '已停用' });
