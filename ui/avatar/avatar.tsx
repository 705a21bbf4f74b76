// Round pictures of people.
import { rpx } from '~/domain/rpx';
import { Icon } from '../icon/icon';
import { Picture } from '../picture/picture';
import styles from './avatar.module.css';

type AvatarProps = {
  /** Address of the picture; empty renders a neutral figure. */
  source: string;
  /** Name of the person; empty where the name is beside it. */
  name: string;
  /** Diameter in rpx: 132 user centre, 100 member, 72 rows, 56 comments. */
  size?: number;
};

/** A round picture. */
export function Avatar({ source, name, size = 72 }: AvatarProps) {
  const length = rpx(size);
  return (
    <span className={styles.avatar} style={{ width: length, height: length }}>
      {source === '' ? (
        <span className={styles.figure}>
          <Icon name="user" size={size * 0.6} label={name === '' ? undefined : name} />
        </span>
      ) : (
        <Picture source={source} alt={name} width={size} />
      )}
    </span>
  );
}
