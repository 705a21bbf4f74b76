// The operator's pictures over the goods of an activity.
import { Carousel } from '~/ui/carousel/carousel';
import { Picture } from '~/ui/picture/picture';
import { openLink } from '../../flows/open-link';
import styles from './kit.module.css';

/** 750 by 230 rpx. */
const RATIO = 750 / 230;

interface Banner {
  id: number;
  title: string;
  pic_url: string;
  page_url: string;
}

interface ActivityBannersProps {
  /** Accessible name: 拼团活动. */
  label: string;
  /** Undefined while they are on their way: their place is kept. */
  banners: readonly Banner[] | undefined;
}

export function ActivityBanners({ label, banners }: ActivityBannersProps) {
  if (banners === undefined) return <div className={styles.banners} />;
  if (banners.length === 0) return null;
  return (
    <Carousel
      label={label}
      className={styles.banners}
      slides={banners.map(({ id, pic_url: source, title, page_url: page }) => ({
        id,
        content: (
          <button type="button" className={styles.banner} aria-label={title} onClick={() => openLink(page)}>
            <Picture source={source} alt="" ratio={RATIO} />
          </button>
        ),
      }))}
    />
  );
}
