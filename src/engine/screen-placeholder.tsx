// The placeholder of a screen whose code or data are loading: the tapped card's data, else a skeleton.
import { Price } from '~/ui/price/price';
import { Skeleton, type SkeletonShape } from '~/ui/skeleton/skeleton';
import styles from './screen-placeholder.module.css';
import { tappedCardFor } from './tapped-card';

/** Detail screens; all others are lists of some kind. */
const IS_DETAIL = /detail|goods\/goods$/;

interface ScreenPlaceholderProps {
  path: string;
  search: string;
  /** Title of a screen whose code has loaded. */
  skeleton?: SkeletonShape;
}

export function ScreenPlaceholder({ path, search, skeleton }: ScreenPlaceholderProps) {
  const card = tappedCardFor(path, search);
  if (card === null) {
    const shape = skeleton ?? (IS_DETAIL.test(path) ? 'detail' : 'list');
    return <Skeleton shape={shape} count={shape === 'detail' ? 1 : 4} />;
  }
  const { name, priceText, pictureUrl } = card;
  return (
    <div aria-busy>
      <div className={styles.picture}>{pictureUrl === '' ? null : <img src={pictureUrl} alt="" />}</div>
      <div className={styles.card}>
        <Price text={priceText} size={56} />
        <p className={styles.name}>{name}</p>
      </div>
      <Skeleton shape="text" count={1} />
    </div>
  );
}
