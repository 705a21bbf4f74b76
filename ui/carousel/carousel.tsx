// The carousel: slides side by side with scroll snapping, with dots, bars or a count.
import { type ReactNode, useEffect } from 'react';
import { classes } from '../classes';
import styles from './carousel.module.css';
import { useCarousel } from './use-carousel';

export type CarouselSlide = {
  id: string | number;
  content: ReactNode;
  /** Of the first slide, what stands behind the last one, out of view at first; `content` when absent. */
  copy?: ReactNode;
};

export type CarouselIndicator = 'dots' | 'bars' | 'count' | 'none';

type CarouselProps = {
  slides: readonly CarouselSlide[];
  /** Accessible name: 活动. */
  label: string;
  /** Time between two slides in milliseconds; 0 disables autoplay. 3000 when absent. */
  intervalMs?: number;
  isLooping?: boolean;
  indicator?: CarouselIndicator;
  /** Colour of the current dot or bar; the theme's when absent. */
  indicatorColour?: string;
  onChange?: (index: number) => void;
  className?: string;
};

function Indicator({
  kind,
  index,
  count,
  colour,
}: {
  kind: CarouselIndicator;
  index: number;
  count: number;
  colour?: string;
}) {
  if (kind === 'none' || count < 2) return null;
  if (kind === 'count') {
    return (
      <span className={styles.count} aria-hidden>
        {index + 1}/{count}
      </span>
    );
  }
  return (
    <span className={classes(styles.indicator, styles[kind])} aria-hidden>
      {Array.from({ length: count }, (_, place) => (
        <span
          key={place}
          className={classes(styles.mark, place === index && styles.current)}
          style={place === index ? { background: colour } : undefined}
        />
      ))}
    </span>
  );
}

/** A carousel. Arrow keys move it while it has the focus; touch, focus and a hidden page pause it. */
export function Carousel(props: CarouselProps) {
  const { slides, label, intervalMs = 3000, isLooping = true, indicator = 'dots', onChange } = props;
  const count = slides.length;
  const { scroller, index } = useCarousel({ count, intervalMs, isLooping });
  useEffect(() => onChange?.(index), [index, onChange]);
  const first = slides[0];
  return (
    <section
      className={classes(styles.carousel, props.className)}
      aria-roledescription="轮播"
      aria-label={label}
    >
      <div className={styles.scroller} ref={scroller}>
        {slides.map(({ id, content }, place) => (
          <div key={id} className={styles.slide} inert={place !== index}>
            {content}
          </div>
        ))}
        {isLooping && count > 1 && first !== undefined && (
          <div className={styles.slide} aria-hidden inert>
            {first.copy ?? first.content}
          </div>
        )}
      </div>
      <Indicator kind={indicator} index={index} count={count} colour={props.indicatorColour} />
      {count > 1 && <span className="visually-hidden">{`第${index + 1}张，共${count}张`}</span>}
    </section>
  );
}
