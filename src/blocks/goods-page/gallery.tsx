// The gallery of the goods page: pictures, an optional film, and the picture viewer.
import { useState } from 'react';
import { isSafeUrl } from '~/domain/links';
import type { GoodsDetail } from '~/schemas/api/goods.gen';
import { Carousel, type CarouselSlide } from '~/ui/carousel/carousel';
import { Icon } from '~/ui/icon/icon';
import { Picture } from '~/ui/picture/picture';
import { useScreen } from '../../engine/screen-context';
import { tappedCardFor } from '../../engine/tapped-card';
import { useViewer } from '../picture-viewer/use-viewer';
import { CommissionPill } from './commission-pill';
import styles from './gallery.module.css';

type GalleryGoods = Pick<GoodsDetail, 'name' | 'cover_pic' | 'pic_url' | 'video_url' | 'share'>;

const INTERVAL_MS = 3000;

const picturesOf = ({ pic_url, cover_pic }: GalleryGoods): string[] => {
  const pictures = pic_url.map(({ pic_url: picture }) => picture).filter((picture) => picture !== '');
  return pictures.length > 0 ? pictures : [cover_pic];
};

/** The film in the first slot; it plays on the tap that opened it. */
function Film({ source, poster, onEnd }: { source: string; poster: string; onEnd: () => void }) {
  return (
    <div className={styles.film}>
      {/* Films of goods have no spoken text for a caption track. */}
      <video src={source} poster={poster} controls autoPlay playsInline onEnded={onEnd}>
        <track kind="captions" />
      </video>
      <button type="button" className={styles.leave} aria-label="关闭视频" onClick={onEnd}>
        <Icon name="close" size={36} />
      </button>
    </div>
  );
}

interface SlidesOf {
  name: string;
  /** Shown in the first slide until its own file has come. */
  placeholder: string | undefined;
  onView: (place: number) => void;
}

const slidesOf = (pictures: readonly string[], { name, placeholder, onView }: SlidesOf): CarouselSlide[] =>
  pictures.map((picture, place) => {
    const shown = (loading: 'first' | 'lazy') => (
      <button
        type="button"
        className={styles.slide}
        aria-label={`查看第${place + 1}张商品图片`}
        onClick={() => onView(place)}
      >
        <Picture
          source={picture}
          alt={name}
          loading={loading}
          placeholder={place === 0 ? placeholder : undefined}
        />
      </button>
    );
    return place === 0
      ? { id: place, content: shown('first'), copy: shown('lazy') }
      : { id: place, content: shown('lazy') };
  });

const Play = ({ onPlay }: { onPlay: () => void }) => (
  <button type="button" className={styles.play} aria-label="播放商品视频" onClick={onPlay}>
    <Icon name="play" size={48} />
  </button>
);

export function Gallery({ goods }: { goods: GalleryGoods }) {
  const [isPlaying, setIsPlaying] = useState(false);
  const { path, search } = useScreen();
  const tapped = tappedCardFor(path, search);
  const pictures = picturesOf(goods);
  const { view, viewer } = useViewer({ pictures, label: goods.name });
  const hasFilm = goods.video_url !== '' && isSafeUrl(goods.video_url);
  const slides = slidesOf(pictures, {
    name: goods.name,
    placeholder: tapped?.pictureUrl,
    onView: (place) => void view(place),
  });
  return (
    <div className={styles.gallery} data-testid="gallery">
      {isPlaying ? (
        <Film source={goods.video_url} poster={goods.cover_pic} onEnd={() => setIsPlaying(false)} />
      ) : (
        <>
          <Carousel
            slides={slides}
            label="商品图片"
            indicator="count"
            intervalMs={hasFilm ? 0 : INTERVAL_MS}
          />
          {hasFilm ? <Play onPlay={() => setIsPlaying(true)} /> : null}
        </>
      )}
      {isPlaying ? null : <CommissionPill money={goods.share} />}
      {viewer}
    </div>
  );
}
