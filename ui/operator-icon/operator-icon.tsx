// Owns an operator's icon: the picture that was chosen, or the drawing that stands in where there is none.
import { useState } from 'react';
import { rpx } from '~/domain/rpx';
import { Icon, type IconName } from '../icon/icon';
import styles from './operator-icon.module.css';

type OperatorIconProps = {
  /** Address of the picture; empty shows the drawing. */
  source: string;
  /** What is drawn where there is no picture, or it does not come. */
  fallback: IconName;
  /** Width and height in rpx. */
  size: number;
};

/** Decoration: the words stand beside it. */
export function OperatorIcon(props: OperatorIconProps) {
  return <IconOfSource key={props.source} {...props} />;
}

function IconOfSource({ source, fallback, size }: OperatorIconProps) {
  const [hasFailed, setFailed] = useState(false);
  if (source === '' || hasFailed) return <Icon name={fallback} size={size} />;
  return (
    <img
      className={styles.icon}
      style={{ width: rpx(size), height: rpx(size) }}
      src={source}
      alt=""
      onError={() => setFailed(true)}
    />
  );
}
