// The search history as a card: two lines until unfolded.
import { useEffect, useRef, useState } from 'react';
import { Icon } from '~/ui/icon/icon';
import { Card } from '~/ui/card/card';
import { CardHead } from '~/ui/card/card-head';
import styles from './history-card.module.css';

interface HistoryCardProps {
  words: readonly string[];
  onChoose: (word: string) => void;
  onClear: () => void;
}

type WordsProps = Omit<HistoryCardProps, 'onClear'>;

/** Keyed by the words: whether they fit is measured once for each list. */
function Words({ words, onChoose }: WordsProps) {
  const list = useRef<HTMLUListElement>(null);
  const [isUnfolded, setIsUnfolded] = useState(false);
  const [isCut, setIsCut] = useState(false);
  useEffect(() => {
    const element = list.current;
    if (element === null) return undefined;
    const measure = new ResizeObserver(() => setIsCut(element.scrollHeight > element.clientHeight + 1));
    measure.observe(element);
    return () => measure.disconnect();
  }, []);
  return (
    <>
      <ul className={styles.words} data-unfolded={isUnfolded} ref={list}>
        {words.map((word) => (
          <li key={word}>
            <button type="button" className={styles.word} onClick={() => onChoose(word)}>
              {word}
            </button>
          </li>
        ))}
      </ul>
      {isCut || isUnfolded ? (
        <button
          type="button"
          className={styles.unfold}
          aria-expanded={isUnfolded}
          aria-label={isUnfolded ? '收起历史搜索' : '展开历史搜索'}
          onClick={() => setIsUnfolded(!isUnfolded)}
        >
          <Icon name={isUnfolded ? 'chevron-up' : 'chevron-down'} size={32} />
        </button>
      ) : null}
    </>
  );
}

export function HistoryCard({ words, onChoose, onClear }: HistoryCardProps) {
  if (words.length === 0) return null;
  return (
    <Card label="历史搜索">
      <CardHead title="历史搜索">
        <button type="button" className={styles.iconButton} aria-label="清空历史搜索" onClick={onClear}>
          <Icon name="trash" size={36} />
        </button>
      </CardHead>
      <Words key={words.join(' ')} words={words} onChoose={onChoose} />
    </Card>
  );
}
