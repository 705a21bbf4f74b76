// Skeletons: grey shapes for content that is loading.
import styles from './skeleton.module.css';

export type SkeletonShape = 'list' | 'cards' | 'detail' | 'text';

/** One grey bar; `share` of the width. */
function Bar({ share = 1 }: { share?: number }) {
  return <span className={styles.bar} style={{ width: `${share * 100}%` }} />;
}

function Row() {
  return (
    <div className={styles.row}>
      <span className={styles.square} />
      <div className={styles.lines}>
        <Bar />
        <Bar share={0.6} />
        <Bar share={0.3} />
      </div>
    </div>
  );
}

function Card() {
  return (
    <div className={styles.card}>
      <span className={styles.cover} />
      <div className={styles.lines}>
        <Bar />
        <Bar share={0.4} />
      </div>
    </div>
  );
}

function Detail() {
  return (
    <div className={styles.detail}>
      <span className={styles.cover} />
      <div className={styles.lines}>
        <Bar share={0.3} />
        <Bar />
        <Bar share={0.7} />
      </div>
    </div>
  );
}

function Text() {
  return (
    <div className={styles.lines}>
      <Bar />
      <Bar />
      <Bar share={0.6} />
    </div>
  );
}

const SHAPES = { list: Row, cards: Card, detail: Detail, text: Text } as const;

/** `count` shapes in the outline of the content. Announced once as 加载中. */
export function Skeleton({ shape = 'list', count = 4 }: { shape?: SkeletonShape; count?: number }) {
  const Shape = SHAPES[shape];
  return (
    <output className={shape === 'cards' ? styles.grid : styles.stack} aria-label="加载中">
      {Array.from({ length: count }, (_, place) => (
        <Shape key={place} />
      ))}
    </output>
  );
}
