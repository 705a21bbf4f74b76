// What sets draw beside goods and orders: themselves on goods, their sums at checkout, the lines of an order folded into them.
import { isArray, isRecord } from '~/domain/record';
import { fenOf, moneyOfFen } from '~/domain/money';
import { saleParts } from '../../blocks/sale/parts';
import { optionalPart } from '../../engine/optional-part';
import styles from './composition.module.css';
import { OrderLines } from './order-lines';
import { titleOf } from './set-facts';

interface SetSum {
  key: string;
  name: string;
  totalFen: number;
  savedFen: number;
  count: number;
}

/** The sets of a group at checkout, as the mall wrote them. */
const setsOfGroup = (given: unknown): SetSum[] =>
  (isArray(given) ? given : []).filter(isRecord).map((set, at) => ({
    key: String(at),
    name: titleOf(set),
    totalFen: fenOf(set['total_price']),
    savedFen: fenOf(set['composition_price']),
    count: isArray(set['goods_list']) ? set['goods_list'].length : 0,
  }));

function Sums({ sets }: { sets: readonly SetSum[] }) {
  return (
    <ul className={styles.sums}>
      {sets.map(({ key, name, totalFen, savedFen, count }) => (
        <li key={key} className={styles.sumRow}>
          <span>
            {name}（{count}件）
          </span>
          <span>
            {moneyOfFen(totalFen)}
            {savedFen === 0 ? '' : `，已省${moneyOfFen(savedFen)}`}
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
  OrderLines,
});
