// The sets that a checkout's form orders (`composition_list`), with their lines among the goods of the group.
import { isArray, isRecord } from '~/domain/record';
import type { FormGoods, FormGroup } from '~/schemas/api/order.gen';
import { MallError } from '../../http/errors';
import { idOf, recordsOf } from '../../settings/stored-values';

export interface ChosenSet {
  setId: number;
  lines: readonly FormGoods[];
}

const MIXED_UP = '套餐商品有变动，请重新选择套餐';

/** Each line of the form belongs to one set at most. Throws a MallError for a set whose goods are not among the lines. */
export function chosenSets(group: FormGroup): ChosenSet[] {
  const given: unknown = Object.hasOwn(group, 'composition_list')
    ? Reflect.get(group, 'composition_list')
    : [];
  if (!isArray(given)) throw new MallError(MIXED_UP);
  const rest = [...group.goods_list];
  return given.map((one) => {
    const setId = isRecord(one) ? idOf(one['composition_id']) : null;
    const goods = isRecord(one) ? recordsOf(one['goods_list']) : [];
    if (setId === null || goods.length === 0) throw new MallError(MIXED_UP);
    const lines = goods.map(({ id, goods_attr_id: skuId }) => {
      const at = rest.findIndex(
        (line) => line.id === Number(id) && line.goods_attr_id === Number(skuId) && line.num === 1,
      );
      const [line] = at < 0 ? [] : rest.splice(at, 1);
      if (line === undefined) throw new MallError(MIXED_UP);
      return line;
    });
    return { setId, lines };
  });
}
