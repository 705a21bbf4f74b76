// The look of the navigation: entries in rows, on one strip, or on pages that swipe.
import { type CSSProperties, lazy, Suspense, useState } from 'react';
import { hasTarget } from '~/domain/links';
import { defineView, type WidgetViewProps } from '~/renderer/define-widget';
import { type Arrangement, arrange, pagesOf, stripCellWidth } from './arrangement';
import { Cell, type NavItem } from './cell';
import { BackgroundPicture, backgroundStyle } from './background-picture';
import { type NavDelivered, shape } from './schema.gen';
import styles from './view.module.css';

// Most navigations have one page: the paging code is a lazy chunk.
const Carousel = lazy(async () => ({ default: (await import('~/ui/carousel/carousel')).Carousel }));

interface ListProps {
  items: readonly NavItem[];
  arrangement: Arrangement;
}

function Rows({ items, arrangement }: ListProps) {
  return (
    <ul className={styles['rows']} style={{ '--columns': arrangement.columns } as CSSProperties}>
      {items.map((item, index) => (
        <li key={index} className={styles['entry']}>
          <Cell item={item} arrangement={arrangement} />
        </li>
      ))}
    </ul>
  );
}

/** One scrolling row. Without links nothing in it is focusable, so the strip itself is. */
function Strip({ items, arrangement }: ListProps) {
  const width = { '--cell': stripCellWidth(arrangement.columns) } as CSSProperties;
  const focusable = items.some(hasTarget) ? {} : { tabIndex: 0 };
  return (
    <ul className={styles['strip']} style={width} {...focusable}>
      {items.map((item, index) => (
        <li key={index} className={styles['entry']}>
          <Cell item={item} arrangement={arrangement} />
        </li>
      ))}
    </ul>
  );
}

function Marks({ data, count, current }: { data: NavDelivered; count: number; current: number }) {
  return (
    <div className={styles['marks']} data-type={data.swiperType} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <span
          key={index}
          className={styles['mark']}
          style={{ backgroundColor: index === current ? data.swiperColor : data.swiperNoColor }}
        />
      ))}
    </div>
  );
}

/** Pages side by side; the last one does not loop to the first. */
function Pages({
  data,
  pages,
  arrangement,
}: {
  data: NavDelivered;
  pages: NavItem[][];
  arrangement: Arrangement;
}) {
  const [current, setCurrent] = useState(0);
  const slides = pages.map((items, page) => ({
    id: page,
    content: <Rows items={items} arrangement={arrangement} />,
  }));
  return (
    <>
      <Suspense
        fallback={pages[0] === undefined ? null : <Rows items={pages[0]} arrangement={arrangement} />}
      >
        <Carousel
          slides={slides}
          label="导航"
          intervalMs={0}
          isLooping={false}
          indicator="none"
          onChange={setCurrent}
        />
      </Suspense>
      <Marks data={data} count={pages.length} current={current} />
    </>
  );
}

function Entries({ data, arrangement }: { data: NavDelivered; arrangement: Arrangement }) {
  if (arrangement.kind === 'strip') return <Strip items={data.navs} arrangement={arrangement} />;
  const pages = pagesOf(data.navs, arrangement);
  const [first, ...others] = pages;
  if (first === undefined) return null;
  if (others.length === 0) return <Rows items={first} arrangement={arrangement} />;
  return <Pages data={data} pages={pages} arrangement={arrangement} />;
}

function NavView({ data }: WidgetViewProps<NavDelivered>) {
  if (data.navs.length === 0) return null;
  const arrangement = arrange(data);
  const hasMarks = arrangement.kind === 'grid' && pagesOf(data.navs, arrangement).length > 1;
  return (
    <div
      className={styles['nav']}
      style={{ ...backgroundStyle(data), color: data.color }}
      data-look={arrangement.look}
      data-kind={arrangement.kind}
      data-marked={hasMarks}
    >
      <BackgroundPicture data={data} />
      <Entries data={data} arrangement={arrangement} />
    </div>
  );
}

export default defineView<NavDelivered>(shape, NavView);
