// A topic in a list: picture at the right, a wide picture, or three of them, by its layout.
import type { MouseEvent } from 'react';
import { Picture } from '../picture/picture';
import styles from './topic-row.module.css';

/** A topic as any list delivers it: numbers may be texts. */
export interface ListedTopic {
  readonly id: string | number;
  readonly title: string;
  readonly abstract: string;
  readonly cover_pic: string;
  readonly pic_list: ReadonlyArray<{ readonly url: string }>;
  readonly read_count: string;
  /** 3件宝贝; empty or 0 for none, absent where a list does not include it. */
  readonly goods_count?: string | number;
  readonly layout: string | number;
}

const [WIDE, TRIPLE] = ['1', '2'];
const WIDE_RATIO = 702 / 350;
const SMALL_RATIO = 268 / 202;
const TRIPLE_RATIO = 226 / 170;
const TRIPLE_COUNT = 3;

function Words({ topic }: { topic: ListedTopic }) {
  return (
    <>
      <h2 className={styles.title}>{topic.title}</h2>
      {topic.abstract === '' ? null : <p className={styles.abstract}>{topic.abstract}</p>}
    </>
  );
}

function Counts({ topic: { read_count: reads, goods_count: goods = '' } }: { topic: ListedTopic }) {
  return (
    <p className={styles.counts}>
      <span>{reads}</span>
      {goods === '' || Number(goods) === 0 ? null : <span>{goods}</span>}
    </p>
  );
}

function Pictures({ topic }: { topic: ListedTopic }) {
  if (String(topic.layout) === WIDE)
    return <Picture source={topic.cover_pic} alt="" ratio={WIDE_RATIO} className={styles.picture} />;
  const pictures = topic.pic_list.length === 0 ? [{ url: topic.cover_pic }] : topic.pic_list;
  return (
    <div className={styles.triple}>
      {pictures.slice(0, TRIPLE_COUNT).map(({ url }, place) => (
        <Picture
          // The same picture may occur twice.
          key={`${place}-${url}`}
          source={url}
          alt=""
          ratio={TRIPLE_RATIO}
          className={styles.picture}
        />
      ))}
    </div>
  );
}

interface TopicRowProps {
  topic: ListedTopic;
  href: string;
  onOpen?: (event: MouseEvent) => void;
}

/** A row that links to the topic. */
export function TopicRow({ topic, href, onOpen }: TopicRowProps) {
  const isStacked = [WIDE, TRIPLE].includes(String(topic.layout));
  return (
    <a className={styles.row} data-layout={isStacked ? 'stacked' : 'beside'} href={href} onClick={onOpen}>
      {isStacked ? (
        <>
          <Words topic={topic} />
          <Pictures topic={topic} />
          <Counts topic={topic} />
        </>
      ) : (
        <>
          <div className={styles.words}>
            <Words topic={topic} />
            <Counts topic={topic} />
          </div>
          <span className={styles.beside}>
            <Picture source={topic.cover_pic} alt="" ratio={SMALL_RATIO} className={styles.picture} />
          </span>
        </>
      )}
    </a>
  );
}
