// The ticker: one or two titles at a time, which the next ones push out upwards.
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { iconPicture } from '~/domain/picture-address';
import { useHost } from '~/renderer/host';
import { classes } from '~/ui/classes';
import { Icon } from '~/ui/icon/icon';
import { OperatorPicture } from '~/ui/picture/operator-picture';
import { useImageError } from '~/ui/picture/use-image-error';
import { Tag } from '~/ui/tag/tag';
import { repeatWhileVisible } from '~/ui/while-visible';
import type { TopicDelivered } from './schema.gen';
import styles from './view.module.css';

type Topics = TopicDelivered['topic_list'];

const LIST = '/pages/topic/list';
const TURN_MS = 3000;
/** Hover, focus and touch pause it. */
const HELD = ':hover, :focus-visible, :active';

/** The topics in groups of as many as show at a time. */
const turnsOf = (topics: Topics, size: number): Topics[] =>
  Array.from({ length: Math.ceil(topics.length / size) }, (_none, at) =>
    topics.slice(at * size, (at + 1) * size),
  );

/** Counts up while there are several titles, the strip is not paused and the page is visible. */
function useTurns(count: number) {
  const strip = useRef<HTMLAnchorElement>(null);
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    if (count < 2) return undefined;
    return repeatWhileVisible(() => {
      if (strip.current?.matches(HELD) === false) setTurn((before) => before + 1);
    }, TURN_MS);
  }, [count]);
  return { strip, turn };
}

function Logo({ data }: { data: TopicDelivered }) {
  const source = iconPicture(data.count === 1 ? data.logo_1 : data.logo_2);
  return (
    <OperatorPicture className={styles.logo} source={source} alt="专题">
      <span className={classes(styles.mark, source !== '' && styles.instead)}>店铺专题</span>
    </OperatorPicture>
  );
}

/** The picture before each title. Lines remount with each step, so the state of their pictures is lifted. */
function useLabel(icon: string): ReactNode {
  const source = iconPicture(icon);
  const { isMissing, watch } = useImageError(source);
  if (isMissing) return <Tag className={classes(styles.label, source !== '' && styles.instead)}>最新</Tag>;
  return <img {...watch} className={styles.label} src={source} alt="" loading="lazy" decoding="async" />;
}

function Lines({ topics, label }: { topics: Topics; label: ReactNode }) {
  return topics.map((topic, index) => (
    <span key={`${index}-${topic.id}`} className={styles.line}>
      {label}
      <span className={styles.title}>{topic.title}</span>
    </span>
  ));
}

export function Ticker({ data }: { data: TopicDelivered }) {
  const host = useHost();
  const turns = turnsOf(data.topic_list, data.count);
  const { strip, turn } = useTurns(turns.length);
  const label = useLabel(data.icon);
  const shown = turns[turn % turns.length] ?? [];
  const leaving = turn === 0 ? [] : (turns[(turn - 1) % turns.length] ?? []);
  return (
    <a
      ref={strip}
      className={`${styles.ticker} hit-area`}
      data-lines={data.count}
      href={`#${LIST}`}
      onClick={(event) => {
        event.preventDefault();
        host.open(LIST);
      }}
    >
      <Logo data={data} />
      <span className={styles.window}>
        {leaving.length === 0 ? null : (
          <span key={turn - 1} className={styles.leaving} aria-hidden>
            <Lines topics={leaving} label={label} />
          </span>
        )}
        <span key={turn} className={turn === 0 ? styles.turn : styles.coming}>
          <Lines topics={shown} label={label} />
        </span>
      </span>
      <Icon name="chevron-right" size={22} className={styles.arrow} />
    </a>
  );
}
