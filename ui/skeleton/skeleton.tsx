// Skeletons: grey shapes for content that is loading; one outline, which the stylesheet arranges.
import styles from './skeleton.module.css';

/** `list` and `cards` are rows and tiles of a list, the others archetypes of screens; `text` is that of contents. */
export type SkeletonShape = 'list' | 'cards' | 'detail' | 'form' | 'hub' | 'text';

const BARS = [1, 2, 3];

/** `count` shapes in the outline of the content. Announced once as 加载中. */
export function Skeleton({ shape = 'list', count = 4 }: { shape?: SkeletonShape; count?: number }) {
  return (
    <output className={styles.skeleton} data-shape={shape} aria-label="加载中">
      {Array.from({ length: count }, (_, place) => (
        <span key={place} className={styles.part}>
          <span className={styles.picture} />
          {BARS.map((bar) => (
            <span key={bar} className={styles.bar} />
          ))}
        </span>
      ))}
    </output>
  );
}
