// The icon set: inline SVGs in the colour of the surrounding text.
import { useEffect, useSyncExternalStore } from 'react';
import { rpx } from '~/domain/rpx';
import { classes } from '../classes';
import { CORE_SHAPES } from './core-shapes';
import type { IconName } from './shapes';
import styles from './icon.module.css';

export type { IconName } from './shapes';

type IconProps = {
  name: IconName;
  /** Text size token that the icon follows, in rpx; the surrounding text's size when absent. */
  size?: number;
  /** Accessible name; without it the icon is decoration. */
  label?: string;
  className?: string;
};

/** Names whose outline is filled with the text colour. */
const FILLED_SHAPES: ReadonlySet<IconName> = new Set<IconName>(['heart-filled', 'star-filled', 'play']);

type Shapes = Readonly<Partial<Record<IconName, string>>>;

let shapes: Shapes = CORE_SHAPES;
let loading: Promise<void> | null = null;
const listeners = new Set<() => void>();

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

async function loadMore(): Promise<void> {
  try {
    const { ICON_SHAPES } = await import('./shapes');
    shapes = ICON_SHAPES;
    for (const listener of listeners) listener();
  } catch {
    // The next icon retries; until then its box is empty.
    loading = null;
    window.addEventListener('online', () => void (loading ??= loadMore()), { once: true });
  }
}

/** The path of a name: synchronous for icons of home, otherwise once the rest of the set has loaded. */
function useShape(name: IconName): string | undefined {
  const known = useSyncExternalStore(
    subscribe,
    () => shapes,
    () => shapes,
  );
  const shape = known[name];
  useEffect(() => {
    if (shape === undefined) loading ??= loadMore();
  }, [shape]);
  return shape;
}

/** One icon of the set, as high as the text (or `size` rpx), in currentColor. */
export function Icon({ name, size, label, className }: IconProps) {
  const accessible = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  const shape = useShape(name);
  const length = size === undefined ? undefined : rpx(size);
  return (
    <svg
      {...accessible}
      className={classes(styles.icon, className)}
      viewBox="0 0 24 24"
      style={length === undefined ? undefined : { width: length, height: length }}
      fill={FILLED_SHAPES.has(name) ? 'currentColor' : 'none'}
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      focusable="false"
    >
      <path d={shape} />
    </svg>
  );
}
