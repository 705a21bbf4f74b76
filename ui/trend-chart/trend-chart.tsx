// A trend: the drawing is loaded when the chart is shown; its values stand in a table, for screen readers and without it.
import { lazy, Suspense, useId } from 'react';
import type { TrendPoint } from './trend-lines';
import styles from './trend-chart.module.css';

export type { TrendPoint } from './trend-lines';

interface TrendChartProps {
  /** What is drawn: 支付金额. */
  name: string;
  /** 元, 笔, 人. */
  unit: string;
  /** In the order of time. */
  points: readonly TrendPoint[];
}

/** Of a chunk that does not arrive: the table is shown instead. */
function Missing() {
  return <p className={styles.missing}>图表没有加载出来，可以看下面的数据</p>;
}

const Drawing = lazy(async () => {
  try {
    return { default: (await import('./trend-drawing')).TrendDrawing };
  } catch {
    return { default: Missing };
  }
});

export function TrendChart({ name, unit, points }: TrendChartProps) {
  const title = useId();
  if (points.length === 0) return <p className={styles.missing}>这段时间还没有数据</p>;
  return (
    <figure className={styles.chart} aria-labelledby={title}>
      <figcaption id={title} className={styles.title}>
        {name}（{unit}）
      </figcaption>
      <div className={styles.drawing}>
        <Suspense>
          <Drawing unit={unit} points={points} />
        </Suspense>
      </div>
      <details className={styles.values}>
        <summary>查看数据</summary>
        <table>
          <thead>
            <tr>
              <th scope="col">时间</th>
              <th scope="col">
                {name}（{unit}）
              </th>
            </tr>
          </thead>
          <tbody>
            {points.map((point) => (
              <tr key={point.name}>
                <th scope="row">{point.name}</th>
                <td>{point.value}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}
