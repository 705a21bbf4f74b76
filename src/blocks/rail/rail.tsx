// A rail of categories at the left, which scrolls by itself, and the chosen one's content at the right.
import { type CSSProperties, type ReactNode, useEffect, useRef, useState } from 'react';
import { useScrollerRef } from '../../engine/scroller';
import styles from './rail.module.css';

interface RailEntry {
  id: number;
  name: string;
}

/** Height of the visible part, which the rail fills with its own scroller. In px, 0 until measured. */
function usePaneHeight(): number {
  const scroller = useScrollerRef();
  const [heightPx, setHeightPx] = useState(0);
  useEffect(() => {
    const element = scroller.current;
    if (element === null) return undefined;
    const measure = new ResizeObserver(() => setHeightPx(element.clientHeight));
    measure.observe(element);
    return () => measure.disconnect();
  }, [scroller]);
  return heightPx;
}

function Rail({
  categories,
  current,
  onChoose,
}: {
  categories: readonly RailEntry[];
  current: number;
  onChoose: (id: number) => void;
}) {
  const rail = useRef<HTMLElement>(null);
  useEffect(() => {
    rail.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <nav className={styles.rail} aria-label="商品分类" ref={rail}>
      {categories.map(({ id, name }) => (
        <button
          key={id}
          type="button"
          className={styles.entry}
          aria-current={id === current ? 'true' : undefined}
          onClick={() => onChoose(id)}
        >
          <span>{name}</span>
        </button>
      ))}
    </nav>
  );
}

interface RailPaneProps {
  categories: readonly RailEntry[];
  current: number;
  onChoose: (id: number) => void;
  /** False where no search strip is above. */
  hasStrip?: boolean;
  children: ReactNode;
}

/** The content begins anew with each category. */
export function RailPane({ categories, current, onChoose, hasStrip = true, children }: RailPaneProps) {
  const heightPx = usePaneHeight();
  const pane = {
    ...(heightPx === 0 ? {} : { '--pane': `${heightPx}px` }),
    ...(hasStrip ? {} : { '--strip': '0px' }),
  } as CSSProperties;
  return (
    <div className={styles.beside} style={pane}>
      <Rail categories={categories} current={current} onChoose={onChoose} />
      <div className={styles.right} key={current}>
        {children}
      </div>
    </div>
  );
}
