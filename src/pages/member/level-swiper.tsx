// The cards of the levels side by side: swiped or tapped, with the neighbours visible.
import { useEffect, useRef } from 'react';
import { isSafePicture } from '~/domain/links';
import type { Member } from '~/schemas/api/mall-member.gen';
import { Icon } from '~/ui/icon/icon';
import { Picture } from '~/ui/picture/picture';
import { useLatest } from '~/ui/use-latest';
import { levelState, priceWords, STATE_WORDS } from './level-words';
import styles from './member.module.css';

const CARD_RATIO = 640 / 330;
/** A scroll counts as finished after this long without an event; older engines have no `scrollend`. */
const SETTLE_MS = 120;

interface LevelSwiperProps {
  levels: readonly Member[];
  current: Member;
  ownLevel: number;
  onChange: (level: Member) => void;
}

function LevelCard({ level, ownLevel }: { level: Member; ownLevel: number }) {
  const state = levelState(Number(level.level), ownLevel);
  return (
    <>
      {isSafePicture(level.bg_pic_url) ? (
        <Picture source={level.bg_pic_url} alt="" ratio={CARD_RATIO} />
      ) : null}
      <span className={styles.cardWords}>
        <span className={styles.cardName}>{level.name}</span>
        <span className={styles.cardNote}>{priceWords(level)}</span>
        <span className={styles.cardState} data-state={state}>
          <Icon name={state === 'ahead' ? 'lock' : 'check'} size={24} />
          {STATE_WORDS[state]}
        </span>
      </span>
    </>
  );
}

/** The card in the middle of the scroller. */
function middleOf(scroller: HTMLElement): number {
  const middle = scroller.scrollLeft + scroller.clientWidth / 2;
  const cards = [...scroller.children].filter((card): card is HTMLElement => card instanceof HTMLElement);
  const distances = cards.map((card) => Math.abs(card.offsetLeft + card.offsetWidth / 2 - middle));
  return distances.indexOf(Math.min(...distances));
}

export function LevelSwiper({ levels, current, ownLevel, onChange }: LevelSwiperProps) {
  const scroller = useRef<HTMLUListElement>(null);
  const at = levels.indexOf(current);
  const isPlaced = useRef(false);
  useEffect(() => {
    const card = scroller.current?.children[at];
    if (scroller.current === null || !(card instanceof HTMLElement)) return;
    const left = card.offsetLeft - (scroller.current.clientWidth - card.offsetWidth) / 2;
    // The first placing is not seen; a smooth one would fight with a finger that swipes.
    if (middleOf(scroller.current) !== at || !isPlaced.current)
      scroller.current.scrollTo({ left, behavior: isPlaced.current ? 'smooth' : 'instant' });
    isPlaced.current = true;
  }, [at]);
  const settling = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(settling.current), []);
  const settle = () => {
    const shown = scroller.current === null ? undefined : levels[middleOf(scroller.current)];
    if (shown !== undefined && shown !== current) onChange(shown);
  };
  const latestSettle = useLatest(settle);
  const follow = () => {
    clearTimeout(settling.current);
    settling.current = setTimeout(() => latestSettle.current(), SETTLE_MS);
  };
  return (
    <ul className={styles.swiper} ref={scroller} aria-label="会员等级" onScroll={follow}>
      {levels.map((level) => (
        <li key={level.id} className={styles.slide}>
          <button
            type="button"
            className={styles.card}
            aria-pressed={level === current}
            onClick={() => onChange(level)}
          >
            <LevelCard level={level} ownLevel={ownLevel} />
          </button>
        </li>
      ))}
    </ul>
  );
}
