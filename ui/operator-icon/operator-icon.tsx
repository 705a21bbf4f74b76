// An operator's icon: the chosen picture, or a built-in icon where there is none.
import { iconPicture } from '~/domain/picture-address';
import { rpx } from '~/domain/rpx';
import { Icon, type IconName } from '../icon/icon';
import { OperatorPicture } from '../picture/operator-picture';
import styles from './operator-icon.module.css';

type OperatorIconProps = {
  /** Address of the picture; empty shows the fallback. */
  source: string;
  /** Fallback where there is no picture, or it does not load. */
  fallback: IconName;
  /** Width and height in rpx. */
  size: number;
};

/** Decoration: the label is beside it. */
export function OperatorIcon({ source, fallback, size }: OperatorIconProps) {
  const style = { width: rpx(size), height: rpx(size) };
  return (
    <OperatorPicture className={styles.icon} style={style} source={iconPicture(source)}>
      <Icon name={fallback} size={size} />
    </OperatorPicture>
  );
}
