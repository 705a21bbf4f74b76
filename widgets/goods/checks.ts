// Checks of goods besides the rules of its form.
import {
  ACTIVITY,
  defineChecks,
  eachRow,
  isOn,
  should,
  textAt,
  type WidgetCheck,
} from '~/domain/studio/check/widget-checks';

const inCategories =
  (check: WidgetCheck): WidgetCheck =>
  (data, around) =>
    isOn(data['showCat']) ? check(data, around) : [];

export default defineChecks([
  ...ACTIVITY,
  inCategories(
    eachRow(
      'must',
      { code: 'nameless', list: '/catList', at: '/menuName' },
      (row) => textAt(row, 'menuName') === '' && '菜单没有名称',
    ),
  ),
  should(
    'heavy',
    '/goodsLength',
    ({ showCat, addGoodsType, goodsLength }) =>
      !isOn(showCat) && Number(addGoodsType) === 0 && Number(goodsLength) > 20 && '超过 20 个，页面会变重',
  ),
]);
