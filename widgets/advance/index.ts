// Registers pre-sale goods, which are paid in two steps.
import { isRecord } from '~/domain/record';
import { defineWidget } from '~/renderer/define-widget';
import { activityHeight } from '../kit/activity-height';

type Unchecked = Readonly<Record<string, unknown>>;

/** The line of the deposit. */
const DEPOSIT = 46;

/** The name of a pre-sale is nested two records deep. */
function named(row: unknown): unknown {
  const goods = isRecord(row) ? row['goods'] : undefined;
  const warehouse = isRecord(goods) ? goods['goodsWarehouse'] : undefined;
  return isRecord(row) && isRecord(warehouse) ? { ...row, name: warehouse['name'] } : row;
}

const withNames = (data: Unchecked): Unchecked => {
  const { list } = data;
  return Array.isArray(list) ? { ...data, list: list.map(named) } : data;
};

export default defineWidget({
  id: 'advance',
  version: 1,
  title: '预售',
  group: 'marketing',
  permission: 'advance',
  load: () => import('./view'),
  reserve: (data) =>
    activityHeight(withNames(data), (arrangement) => ({
      chip: arrangement === 'rows' ? '预售' : '',
      note: DEPOSIT,
      hasClock: true,
    })),
});
