// What sets draw beside goods and orders: their sums at checkout, and the lines of an order folded into its sets.
import { isArray, isRecord } from '~/domain/record';
import { fenOf, textFromFen } from '~/domain/money';
import { textOf } from '~/domain/coercion';
import { saleParts } from '../../blocks/sale/parts';
import { optionalPart } from '../../engine/optional-part';
import styles from './composition.module.css';

interface SetSum {
  key: string;
  name: string;
  totalFen: number;
  savedFen: number;
  count: number;
}

const typeText = (type: unknown): string => (Number(type) === 2 ? '搭配套餐' : '固定套餐');

/** The sets of a group at checkout, as the mall wrote them. */
const setsOfGroup = (given: unknown): SetSum[] =>
  (isArray(given) ? given : []).filter(isRecord).map((set, at) => ({
    key: String(at),
    name: `${typeText(set['type'])} ${textOf(set['name'])}`,
    totalFen: fenOf(set['total_price']),
    savedFen: fenOf(set['composition_price']),
    count: isArray(set['goods_list']) ? set['goods_list'].length : 0,
  }));

interface SoldLine {
  goods_info: { total_original_price: string; goods_attr: object };
}

/** The sets of an order, folded from its lines; the mall says of each line which set it is of. */
function setsOfLines(lines: readonly SoldLine[]): SetSum[] {
  const sets = new Map<string, SetSum>();
  for (const { goods_info: goods } of lines) {
    const attr: Readonly<Record<string, unknown>> = { ...goods.goods_attr };
    const set = attr['composition_data'];
    if (!isRecord(set)) continue;
    const key = `${textOf(set['id'])}-${textOf(set['set_no'] ?? '')}`;
    const name = `${typeText(set['type'])} ${textOf(set['name'])}`;
    const known = sets.get(key) ?? { key, name, totalFen: 0, savedFen: 0, count: 0 };
    const savedFen = fenOf(attr['composition_price']);
    sets.set(key, {
      ...known,
      totalFen: known.totalFen + fenOf(goods.total_original_price) - savedFen,
      savedFen: known.savedFen + savedFen,
      count: known.count + 1,
    });
  }
  return [...sets.values()];
}

function Sums({ sets }: { sets: readonly SetSum[] }) {
  return (
    <ul className={styles.sums}>
      {sets.map(({ key, name, totalFen, savedFen, count }) => (
        <li key={key} className={styles.sumRow}>
          <span>
            {name}（{count}件）
          </span>
          <span>
            ￥{textFromFen(totalFen)}
            {savedFen === 0 ? '' : `，已省￥${textFromFen(savedFen)}`}
          </span>
        </li>
      ))}
    </ul>
  );
}

const GoodsSets = optionalPart({ path: 'composition/goods-sets', load: () => import('./goods-sets') });

export default saleParts({
  sign: 'composition',
  CheckoutRows: ({ group }) => (
    <Sums
      sets={setsOfGroup(
        Object.hasOwn(group, 'composition_list') ? Reflect.get(group, 'composition_list') : [],
      )}
    />
  ),
  GoodsExtra: (props) => <GoodsSets {...props} />,
  OrderNote: ({ order }) => <Sums sets={setsOfLines(order.detail)} />,
});
