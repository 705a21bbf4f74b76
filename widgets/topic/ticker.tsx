// Owns the ticker: one or two titles at a time, which the next ones push out upwards.
import { useEffect, useRef, useState } from 'react';
import { useHost } from '~/renderer/host';
import { Icon } from '~/ui/icon/icon';
import { Tag } from '~/ui/tag/tag';
import type { TopicDelivered } from './schema.gen';
import styles from './view.module.css';

type Topics = TopicDelivered['topic_list'];

const LIST = '/pages/topic/list';
const TURN_MS = 3000;
/** Whoever reads, points or tabs to it can hold it. */
const HELD = ':hover, :focus-visible, :active';

const prefersStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** The topics in groups of as many as show at a time. */
const turnsOf = (topics: Topics, size: number): Topics[] =>
  Array.from({ length: Math.ceil(topics.length / size) }, (_none, at) =>
    topics.slice(at * size, (at + 1) * size),
  );

/** Counts up while there is something to turn to, nobody holds the strip and the page is looked at. */
function useTurns(count: number) {
  const strip = useRef<HTMLAnchorElement>(null);
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    if (count < 2 || prefersStill()) return undefined;
    const timer = setInterval(() => {
      if (!document.hidden && strip.current?.matches(HELD) === false) setTurn((before) => before + 1);
    }, TURN_MS);
    return () => clearInterval(timer);
  }, [count]);
  return { strip, turn };
}

function Logo({ data }: { data: TopicDelivered }) {
  const source = data.count === 1 ? data.logo_1 : data.logo_2;
  if (source !== '') return <img className={styles.logo} src={source} alt="专题" />;
  return <span className={styles.mark}>店铺专题</span>;
}

function Lines({ topics, icon }: { topics: Topics; icon: string }) {
  return topics.map((topic, index) => (
    <span key={`${index}-${topic.id}`} className={styles.line}>
      {icon === '' ? (
        <Tag className={styles.label}>最新</Tag>
      ) : (
        <img className={styles.label} src={icon} alt="" />
      )}
      <span className={styles.title}>{topic.title}</span>
    </span>
  ));
}

export function Ticker({ data }: { data: TopicDelivered }) {
  const host = useHost();
  const turns = turnsOf(data.topic_list, data.count);
  const { strip, turn } = useTurns(turns.length);
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
            <Lines topics={leaving} icon={data.icon} />
          </span>
        )}
        <span key={turn} className={turn === 0 ? styles.turn : styles.coming}>
          <Lines topics={shown} icon={data.icon} />
        </span>
      </span>
      <Icon name="chevron-right" size={22} className={styles.arrow} />
    </a>
  );
}
