// A small picture of a chosen thing; a grey place where it has none.
import { Icon } from '../ui/icon';
import { ShownPicture } from '../media/shown-picture';
import { thumbAddress } from '../services/mall-address';
import styles from './thumb.module.css';

export function Thumb({ url, size }: { url: string; size: number }) {
  const address = url === '' ? '' : thumbAddress(url, 160);
  return (
    <span className={styles['thumb']} style={{ width: size, height: size }}>
      {address === '' ? <Icon name="picture" /> : <ShownPicture src={address} />}
    </span>
  );
}
