// Tiles of figures: what each is, how much it is, and how it changed against the period before. Their card has the name.
import { classes } from '../classes';
import { Icon } from '../icon/icon';
import styles from './figures.module.css';

export interface Figure {
  name: string;
  /** As it is read, such as `1,204.50`. */
  value: string;
  /** Behind the value: 元, 人, 件. */
  unit?: string;
  /** Against the period before, in percent; null where there was nothing to compare with. */
  changePercent?: number | null;
  /** Opens what the figure counts. */
  onTap?: () => void;
}

interface FiguresProps {
  figures: readonly Figure[];
  columns?: 2 | 3 | 4;
}

const changeWords = (percent: number): string => {
  if (percent === 0) return '持平';
  return `${percent > 0 ? '涨' : '跌'} ${Math.abs(percent)}%`;
};

function Change({ percent }: { percent: number | null }) {
  if (percent === null) return <small className={styles.change}>暂无对比</small>;
  const look = percent > 0 ? styles.up : percent < 0 ? styles.down : undefined;
  return (
    <small className={classes(styles.change, look)}>
      <span className="visually-hidden">较上期</span>
      {changeWords(percent)}
    </small>
  );
}

function Tile({ figure }: { figure: Figure }) {
  const { name, value, unit = '', changePercent, onTap } = figure;
  return (
    <>
      <dt className={styles.name}>
        {name}
        {onTap === undefined ? null : <Icon name="chevron-right" />}
      </dt>
      <dd className={styles.amount}>
        <b>{value}</b>
        {unit}
        {changePercent === undefined ? null : <Change percent={changePercent} />}
        {onTap === undefined ? null : (
          <button type="button" className={styles.tap} aria-label={`查看${name}`} onClick={onTap} />
        )}
      </dd>
    </>
  );
}

export function Figures({ figures, columns = 3 }: FiguresProps) {
  return (
    <dl className={styles.figures} data-columns={columns}>
      {figures.map((figure) => (
        <div key={figure.name} className={styles.tile}>
          <Tile figure={figure} />
        </div>
      ))}
    </dl>
  );
}
