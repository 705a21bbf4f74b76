// One popup: its linked pictures, and the close button below them.
import { type SyntheticEvent, useEffect, useState, useSyncExternalStore } from 'react';
import { hasTarget } from '~/domain/links';
import { pictureChoice, pictureSizes } from '~/domain/picture-address';
import { useHost } from '~/renderer/host';
import { Carousel } from '~/ui/carousel/carousel';
import { Icon } from '~/ui/icon/icon';
import { Modal } from '~/ui/overlay/modal';
import { usePopupQueue } from '~/ui/overlay/use-popup-queue';
import { Picture } from '~/ui/picture/picture';
import { markShown, type PopupItem } from './groups';
import styles from './view.module.css';

const PICTURE_WIDTH = 650;
const PICTURE_RATIO = PICTURE_WIDTH / 700;

const never = () => () => undefined;
/** False in server markup and during hydration. */
const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

interface SlideProps {
  item: PopupItem;
  name: string;
  onClose: () => void;
}

/** A picture: a button where it has a link, which also closes the popup. */
function Slide({ item, name, onClose }: SlideProps) {
  const host = useHost();
  const isLinked = hasTarget(item.link);
  const { alt } = item;
  const picture = (
    <Picture
      source={item.picUrl}
      alt={isLinked ? '' : (alt ?? name)}
      ratio={PICTURE_RATIO}
      fit="contain"
      width={PICTURE_WIDTH}
      loading="eager"
      className={styles['picture']}
    />
  );
  if (!isLinked) return picture;
  const open = () => {
    onClose();
    host.open(item.link);
  };
  return (
    <button type="button" className={styles['link']} aria-label={alt || `查看${name}`} onClick={open}>
      {picture}
    </button>
  );
}

interface CardProps {
  items: readonly PopupItem[];
  /** They take turns by themselves. */
  isPlaying: boolean;
  onClose: () => void;
}

function Pictures({ items, isPlaying, onClose }: CardProps) {
  const slides = items.map((item, index) => ({
    id: index,
    content: <Slide item={item} name={items.length > 1 ? `活动${index + 1}` : '活动'} onClose={onClose} />,
  }));
  const [first] = slides;
  if (slides.length > 1)
    return (
      <Carousel
        slides={slides}
        label="活动"
        className={styles['slides'] ?? ''}
        {...(isPlaying ? {} : { intervalMs: 0 })}
      />
    );
  return <div className={styles['slides']}>{first?.content}</div>;
}

export const Card = (props: CardProps) => (
  <div className={styles['popup']}>
    {/* First in the document, so that it gets the initial focus and does not pause the pictures. */}
    <button type="button" className={styles['close']} aria-label="关闭" onClick={props.onClose}>
      <Icon name="close" size={30} />
    </button>
    <Pictures {...props} />
  </div>
);

interface PopupProps {
  items: readonly PopupItem[];
  /** Key that records it as shown. */
  place: string;
}

/** Waits until its pictures have loaded and it is its turn, then opens. Pictures that fail are left out. */
export function Popup({ items, place }: PopupProps) {
  const [settled, setSettled] = useState<Readonly<Record<number, boolean>>>({});
  const [isClosed, setClosed] = useState(false);
  // In server markup these pictures would delay those of the page, and load before hydration.
  const isHydrated = useIsHydrated();
  const ready = items.filter((_item, index) => settled[index] === true);
  const isComplete = Object.keys(settled).length === items.length;
  const isOpen = usePopupQueue(isComplete && ready.length > 0 && !isClosed);
  useEffect(() => {
    if (isOpen) markShown(place);
  }, [isOpen, place]);
  const settle =
    (index: number) =>
    ({ type }: SyntheticEvent) => {
      setSettled((before) => ({ ...before, [index]: type === 'load' }));
    };
  const close = () => setClosed(true);
  return (
    <>
      {!isHydrated
        ? null
        : items.map(({ picUrl }, index) => (
            // Preloads with the same `sizes` as the rendered picture.
            <img
              key={index}
              src={picUrl}
              srcSet={pictureChoice(picUrl)}
              sizes={pictureSizes(PICTURE_WIDTH)}
              alt=""
              hidden
              onLoad={settle(index)}
              onError={settle(index)}
            />
          ))}
      <Modal isOpen={isOpen} onClose={close} label="活动" place="centre" veil="light">
        <Card items={ready} isPlaying onClose={close} />
      </Modal>
    </>
  );
}
