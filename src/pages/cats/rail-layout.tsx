// The rail of the first level at the left and the content of the chosen category at the right.
import { type CSSProperties, type ReactNode, useEffect, useRef, useState } from 'react';
import { Picture } from '~/ui/picture/picture';
import { openLink } from '../../app/open-link';
import { useScrollerRef } from '../../engine/scroller';
import { type Category, categoryAfter, firstLevelOf } from './categories';
import { NextCategory } from './category-goods';
import styles from './cats.module.css';
import { useScrollPositions } from './use-scroll-positions';

interface RailLayoutProps {
  categories: readonly Category[];
  firstId: number;
  /** At the end of the goods the next category follows. */
  hasNext: boolean;
  children: (category: Category) => ReactNode;
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
  categories: readonly Category[];
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

const ADVERT_RATIO = 500 / 184;

export function Advert({ advert, name }: { advert: Category['advert']; name: string }) {
  if (advert === null) return null;
  return (
    <button type="button" className={styles.advert} onClick={() => openLink(advert.link)}>
      <Picture source={advert.picture} alt={`${name}活动`} ratio={ADVERT_RATIO} />
    </button>
  );
}

export function RailLayout({ categories, firstId, hasNext, children }: RailLayoutProps) {
  const [current, setCurrent] = useState(() => firstLevelOf(categories, firstId)?.id ?? 0);
  const category = firstLevelOf(categories, current);
  const heightPx = usePaneHeight();
  const { save } = useScrollPositions(current);
  if (category === undefined) return null;
  const choose = (id: number) => {
    save();
    setCurrent(id);
  };
  const pane = heightPx === 0 ? {} : ({ '--pane': `${heightPx}px` } as CSSProperties);
  return (
    <div className={styles.beside} style={pane}>
      <Rail categories={categories} current={category.id} onChoose={choose} />
      <div className={styles.right} key={category.id}>
        <Advert advert={category.advert} name={category.name} />
        {children(category)}
        <NextCategory next={hasNext ? categoryAfter(categories, category.id) : null} onGo={choose} />
      </div>
    </div>
  );
}
