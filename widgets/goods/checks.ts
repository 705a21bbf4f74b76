// Checks of goods besides the rules of its form.
import { pickKey } from '~/domain/studio/check/issue';
import type { Data } from '~/domain/studio/check/places';
import {
  ACTIVITY,
  type Around,
  defineChecks,
  eachRow,
  isOn,
  knownName,
  rowsAt,
  should,
  textAt,
  type WidgetCheck,
} from '~/domain/studio/check/widget-checks';

const inCategories =
  (check: WidgetCheck): WidgetCheck =>
  (data, around) =>
    isOn(data['showCat']) ? check(data, around) : [];

const isAutomatic = ({ showCat, addGoodsType }: Data): boolean =>
  !isOn(showCat) && Number(addGoodsType) === 0;

/** Automatic blocks of a tab all begin with the newest goods. */
const hasAutomaticBefore = ({ ids, index, dataAt }: Around): boolean =>
  ids.slice(0, index).some((id, at) => id === 'goods' && isAutomatic(dataAt(at) ?? {}));

export default defineChecks([
  ...ACTIVITY,
  inCategories(
    eachRow(
      'must',
      {
        code: 'nameless',
        list: '/catList',
        at: '/menuName',
        fix: knownName(6, (row) => textAt(row, 'name')),
      },
      (row) => textAt(row, 'menuName') === '' && '菜单没有名称',
    ),
  ),
  should(
    'heavy',
    '/goodsLength',
    (data) => isAutomatic(data) && Number(data['goodsLength']) > 20 && '超过 20 个，页面会变重',
  ),
  should(
    'same',
    '/addGoodsType',
    (data, around) =>
      isAutomatic(data) &&
      hasAutomaticBefore(around) &&
      '前面已有自动的商品，两块显示的商品一样；请改成手动选择或按分类显示',
  ),
  should('sold', '/list', (data, { facts }) => {
    const rows = isOn(data['showCat']) || isAutomatic(data) ? [] : rowsAt(data, '/list');
    const sold = rows.filter(
      ({ id }) => facts.picked[pickKey('goods', String(id))]?.problem === '已售罄',
    ).length;
    return sold * 2 > rows.length && `${rows.length} 个商品里 ${sold} 个已售罄，请换成有货的`;
  }),
]);
