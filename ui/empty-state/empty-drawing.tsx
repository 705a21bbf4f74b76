// The illustrations of empty and failed states, in the page's greys and the theme's tint.
import styles from './empty-state.module.css';

const SHAPES = {
  goods: 'M62 86h76l-7 66H69zM80 96V74a20 20 0 0 1 40 0v22M86 124c8 8 20 8 28 0',
  orders: 'M66 50h68v100l-11-8-12 8-11-8-11 8-12-8-11 8zM82 76h36M82 94h36M82 112h22',
  coupons: 'M48 72h104v18a12 12 0 0 0 0 24v18H48v-18a12 12 0 0 0 0-24zM118 82v8M118 98v8M118 114v8',
  messages: 'M52 60h96v66h-52l-22 20v-20H52zM80 92v2M100 92v2M120 92v2',
  search: 'M92 130a38 38 0 1 0 0-76 38 38 0 0 0 0 76M120 120l30 30M78 92h28',
  shop: 'M54 88l10-30h72l10 30zM54 88a11 11 0 0 0 23 0 11 11 0 0 0 23 0 11 11 0 0 0 23 0 11 11 0 0 0 23 0M62 100v46h76v-46M88 146v-28h24v28',
  network: 'M52 88a72 72 0 0 1 96 0M70 108a46 46 0 0 1 60 0M88 128a20 20 0 0 1 24 0M100 146v2M60 58l80 96',
} as const;

export type EmptyDrawingName = keyof typeof SHAPES;

/** Decoration: the text under it has the same meaning. */
export function EmptyDrawing({ name }: { name: EmptyDrawingName }) {
  return (
    <svg className={styles.drawing} viewBox="0 0 200 200" aria-hidden focusable="false">
      <circle className={styles.background} cx="100" cy="100" r="84" />
      <path className={styles.lines} d={SHAPES[name]} />
    </svg>
  );
}
