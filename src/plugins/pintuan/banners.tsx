// The operator's pictures over the goods of group buying.
import { pintuanIndex } from '~/schemas/api/pintuan.gen';
import { Carousel } from '~/ui/carousel/carousel';
import { Picture } from '~/ui/picture/picture';
import { openLink } from '../../flows/open-link';
import { useCall } from '../../services/query';
import styles from './pintuan.module.css';

/** Their place is kept while they are on their way. */
export function Banners() {
  const { data, isPending } = useCall(pintuanIndex, {}, { isQuiet: true });
  const banners = data?.banners ?? [];
  if (banners.length === 0) return isPending ? <div className={styles.banners} /> : null;
  return (
    <Carousel
      label="拼团活动"
      className={styles.banners}
      slides={banners.map(({ id, pic_url: source, title, page_url: page }) => ({
        id,
        content: (
          <button type="button" className={styles.banner} aria-label={title} onClick={() => openLink(page)}>
            <Picture source={source} alt="" width={750} />
          </button>
        ),
      }))}
    />
  );
}
