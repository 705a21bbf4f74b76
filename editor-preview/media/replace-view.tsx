// Whether a picture is replaced here alone or in every place that uses it.
import { useState } from 'react';
import type { MediaRow } from '~/domain/studio/api-library';
import { wordsOf } from '../services/api';
import { thumbAddress } from '../services/mall-address';
import { Button } from '../ui/button';
import { Icon } from '../ui/icon';
import { useUses } from './media-api';
import styles from './media.module.css';

interface ReplaceViewProps {
  from: MediaRow;
  to: MediaRow;
  /** Undefined: there is no here. */
  onHere?: () => void;
  onEverywhere: () => Promise<void>;
  onCancel: () => void;
}

/** Runs the replacement once at a time. */
function useReplacing(onEverywhere: () => Promise<void>) {
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const everywhere = async () => {
    setIsBusy(true);
    setFailure('');
    try {
      await onEverywhere();
    } catch (error) {
      setFailure(wordsOf(error));
      setIsBusy(false);
    }
  };
  return { isBusy, failure, everywhere };
}

export function ReplaceView({ from, to, onHere, onEverywhere, onCancel }: ReplaceViewProps) {
  const { data: uses } = useUses(from.id);
  const { isBusy, failure, everywhere } = useReplacing(onEverywhere);
  const isLive = uses?.some((use) => use.isLive) === true;
  return (
    <div className={styles['replace']}>
      <p className={styles['swap']}>
        <img src={thumbAddress(from.url, 240)} alt={from.name} />
        <Icon name="forward" />
        <img src={thumbAddress(to.url, 240)} alt={to.name} />
      </p>
      <p>
        「{from.name}」用在 {from.uses} 处{isLive ? '，其中线上的会马上更新' : ''}：
      </p>
      <ul>
        {uses?.map(({ doc, title, isLive: isUseLive, uid, at }) => (
          <li key={`${doc} ${uid ?? ''} ${at ?? ''}`}>
            {title}
            {isUseLive ? <small>线上</small> : null}
          </li>
        ))}
      </ul>
      <p role="alert" className={styles['problem']}>
        {failure}
      </p>
      <div className={styles['tools']}>
        <Button onClick={onCancel}>返回</Button>
        <span className={styles['space']} />
        {onHere === undefined ? null : (
          <Button disabled={isBusy} onClick={onHere}>
            只换这里
          </Button>
        )}
        <Button look="primary" disabled={isBusy} onClick={() => void everywhere()}>
          {isBusy ? '正在替换…' : `换掉全部 ${from.uses} 处使用`}
        </Button>
      </div>
    </div>
  );
}
