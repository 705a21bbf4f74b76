// The goods of an order with sets in it: the lines of each set folded under its title and what it cost.
import { textOf } from '~/domain/coercion';
import { fenOf, moneyOfFen } from '~/domain/money';
import { isRecord } from '~/domain/record';
import { sumOf } from '~/domain/sum';
import { Icon } from '~/ui/icon/icon';
import { Mosaic } from '~/ui/mosaic/mosaic';
import { Price } from '~/ui/price/price';
import { Tag } from '~/ui/tag/tag';
import type { SoldLine } from '../../blocks/sale/parts';
import styles from './composition.module.css';
import { COVERS_RATIO, titleOf } from './set-facts';

interface Sold {
  key: string;
  /** Empty for a line at plain terms. */
  title: string;
  lines: SoldLine[];
}

const attrOf = ({ line }: SoldLine): Readonly<Record<string, unknown>> => ({ ...line.goods_info.goods_attr });

/** The mall says of each line which set it is of; the others stay as they are. */
function foldedSets(lines: readonly SoldLine[]): Sold[] {
  const sets = new Map<string, Sold>();
  for (const one of lines) {
    const set = attrOf(one)['composition_data'];
    const key = isRecord(set) ? `${textOf(set['id'])}-${textOf(set['set_no'])}` : `line ${one.line.id}`;
    const known = sets.get(key);
    if (known === undefined) sets.set(key, { key, title: isRecord(set) ? titleOf(set) : '', lines: [one] });
    else known.lines.push(one);
  }
  return [...sets.values()];
}

function SoldSet({ title, lines }: Sold) {
  const savedFen = sumOf(lines.map((one) => fenOf(attrOf(one)['composition_price'])));
  const fullFen = sumOf(lines.map(({ line }) => fenOf(line.goods_info.total_original_price)));
  const isInAfterSales = lines.some(({ line }) => Number(line.refund_status) === 1);
  return (
    <details className={styles.sold}>
      <summary className={styles.soldHead}>
        <span className={styles.soldCovers}>
          <Mosaic sources={lines.map(({ line }) => line.goods_info.pic_url)} ratio={COVERS_RATIO} />
        </span>
        <span className={styles.words}>
          <strong className={styles.name}>{title}</strong>
          <span className={styles.meta}>
            共{lines.length}件{savedFen === 0 ? '' : `，已省${moneyOfFen(savedFen)}`}{' '}
            {isInAfterSales ? <Tag>售后中</Tag> : null}
          </span>
          <Price text={moneyOfFen(fullFen - savedFen)} size={28} tone="text" />
        </span>
        <Icon name="chevron-down" size={28} label="套餐详情" className={styles.fold} />
      </summary>
      <Lines lines={lines} />
    </details>
  );
}

const Lines = ({ lines }: { lines: readonly SoldLine[] }) => (
  <ul className={styles.soldLines}>
    {lines.map(({ line, drawn }) => (
      <li key={line.id}>{drawn}</li>
    ))}
  </ul>
);

export const OrderLines = ({ lines }: { lines: readonly SoldLine[] }) =>
  foldedSets(lines).map((one) =>
    one.title === '' ? <Lines key={one.key} lines={one.lines} /> : <SoldSet {...one} key={one.key} />,
  );
