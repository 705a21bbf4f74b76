// Sample data that all blocks with a session of their own share.

/** Every field that they store for it, as the operator leaves it. */
export const sessionFields = {
  goodsLength: 10,
  mTitle: '南湖好物整点抢',
  mColor: '#FFFFFF',
  mBgType: 'gradient',
  mBgColor: '#FF366F',
  mBgGradientColor: '#FF4242',
  mTimeColor: '#353535',
  mTimeBgColor: '#FFFFFF',
  mGoodsBgColor: '#FFE7E7',
  showGoodsPrice: true,
};

/** Wrong kinds, scripts and CSS in every field that they have. */
export const hostileSession = {
  addGoodsType: '0',
  goodsLength: 'x',
  mTitle: '<img src=x onerror=alert(1)>',
  mColor: 'red;} body{display:none',
  mBgType: 'x',
  mBgColor: 'url(javascript:alert(1))',
  mBgGradientColor: 7,
  mTimeColor: 'expression(alert(1))',
  mTimeBgColor: {},
  mGoodsBgColor: 'x;}',
  showGoodsPrice: 'x',
};
