// A rating as stars.
import { Icon } from '../icon/icon';
import { OperatorIcon } from '../operator-icon/operator-icon';
import styles from './stars.module.css';

type StarsProps = {
  /** 0 to 5. */
  score: number;
  /** An operator's own star, already through the allow-list; repeated by the score. */
  picture?: string;
  /** Height of a star in rpx. */
  size?: number;
};

const MOST = 5;

/** A rating with one accessible name. */
export function Stars({ score, picture = '', size = 26 }: StarsProps) {
  const filled = Math.min(MOST, Math.max(0, Math.round(score)));
  return (
    <span className={styles.stars}>
      <span className="visually-hidden">{`评分${score}，满分${MOST}`}</span>
      {picture === ''
        ? Array.from({ length: MOST }, (_, place) => (
            <Icon key={place} name={place < filled ? 'star-filled' : 'star'} size={size} />
          ))
        : Array.from({ length: filled }, (_, place) => (
            <OperatorIcon key={place} source={picture} fallback="star-filled" size={size} />
          ))}
    </span>
  );
}
