// The tabs over the goods page: shown once the gallery is out of view, synchronised with scrolling.
import { useCallback, useEffect, useState } from 'react';
import { classes } from '~/ui/classes';
import { Tabs } from '~/ui/tabs/tabs';
import { useScrollerRef } from '../../engine/scroller';
import { useMallConfig } from '../../state/mall';
import styles from './inner-tabs.module.css';

const TABS = [
  { id: 'goods', text: '商品' },
  { id: 'comments', text: '评价' },
  { id: 'text', text: '详情' },
  { id: 'recommend', text: '推荐' },
] as const;
type TabId = (typeof TABS)[number]['id'];

interface Place {
  isShown: boolean;
  current: TabId;
}

const sectionOf = (scroller: HTMLElement, id: TabId): HTMLElement | null =>
  scroller.querySelector(`[data-section="${id}"]`);

/** Height that the tabs cover, in px. */
const COVERED_PX = 56;

function placeIn(scroller: HTMLElement): Place {
  const { top: scrollerTop } = scroller.getBoundingClientRect();
  const top = (id: TabId) => (sectionOf(scroller, id)?.getBoundingClientRect().top ?? Infinity) - scrollerTop;
  const passed = TABS.filter(({ id }) => top(id) <= COVERED_PX + 1);
  return {
    // The gallery is square and as wide as the screen.
    isShown: scroller.scrollTop > scroller.clientWidth - COVERED_PX,
    current: passed.at(-1)?.id ?? 'goods',
  };
}

export function InnerTabs() {
  const scroller = useScrollerRef();
  const hasCart = useMallConfig()?.mall.setting.is_show_cart_fly === '1';
  const [place, setPlace] = useState<Place>({ isShown: false, current: 'goods' });
  useEffect(() => {
    const element = scroller.current;
    if (element === null) return undefined;
    const follow = () => {
      const next = placeIn(element);
      setPlace((last) => (last.isShown === next.isShown && last.current === next.current ? last : next));
    };
    follow();
    element.addEventListener('scroll', follow, { passive: true });
    return () => element.removeEventListener('scroll', follow);
  }, [scroller]);
  const jump = useCallback(
    (id: TabId) => {
      const element = scroller.current;
      const section = element === null ? null : sectionOf(element, id);
      if (element === null || section === null) return;
      const away = section.getBoundingClientRect().top - element.getBoundingClientRect().top;
      const top = id === 'goods' ? 0 : element.scrollTop + away - COVERED_PX;
      element.scrollTo({ top, behavior: 'smooth' });
    },
    [scroller],
  );
  return (
    <div className={styles.anchor}>
      {place.isShown ? (
        <div className={classes(styles.tabs, hasCart && styles.beside)}>
          <Tabs items={TABS} current={place.current} label="页面内容" onChange={jump} />
        </div>
      ) : null}
    </div>
  );
}
