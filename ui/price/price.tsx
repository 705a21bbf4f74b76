// Renders a price: sign at 60 %, integer part at full size, decimals at 70 %, tabular figures.
import { splitPrice } from '~/domain/price';
import { classes } from '../classes';
import styles from './price.module.css';

export type PriceSize = 24 | 26 | 28 | 32 | 36 | 48 | 56;

type PriceProps = {
  /** Formatted text from domain/price or the server: `￥128.00`, `免费`, `价格面议`, `5-9`, `100积分+￥1`. */
  text: string;
  /** Size of the integer part, in rpx. */
  size?: PriceSize;
  /** `theme` for the primary price of a card; `text` for rows with a sum below; `plain` inherits the colour. */
  tone?: 'theme' | 'text' | 'plain';
  className?: string;
};

const RUNS = /\d+|\.\d+|[^\d.]+|\./g;
const FIGURE = /^\d/;

/** The numbers of a price in points are emphasised: 100积分+￥1.50. A text without numbers is not split. */
function Words({ text }: { text: string }) {
  if (!/\d/.test(text)) return <span>{text}</span>;
  return (text.match(RUNS) ?? []).map((run, index) => (
    <span key={`${index}-${run}`} className={FIGURE.test(run) ? undefined : styles.decimals}>
      {run}
    </span>
  ));
}

/** A range that is too wide breaks after its dash. */
function Figures({ text }: { text: string }) {
  const [low = '', high] = text.split('-');
  if (high === undefined) return <span>{text}</span>;
  return (
    <span className={styles.range}>
      {low}-<wbr />
      {high}
    </span>
  );
}

/** Renders a formatted price. An empty text renders nothing (PRICE-03). */
export function Price({ text, size = 28, tone = 'theme', className }: PriceProps) {
  if (text === '') return null;
  const { sign, whole, decimals } = splitPrice(text);
  return (
    <span
      className={classes(styles.price, styles[tone], className)}
      style={{ fontSize: `var(--font-${size})` }}
    >
      {sign !== '' && <span className={styles.sign}>{sign}</span>}
      {sign === '' ? <Words text={whole} /> : <Figures text={whole} />}
      {decimals !== '' && <span className={styles.decimals}>{decimals}</span>}
    </span>
  );
}
