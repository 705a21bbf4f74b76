// Owns looking at pictures over the whole screen: swipe from one to the next, double tap to enlarge, tap to leave.
import { useEffect, useRef, useState } from 'react';
import { Icon } from '~/ui/icon/icon';
import { Modal } from '~/ui/overlay/modal';
import styles from './picture-viewer.module.css';

interface PictureViewerProps {
  pictures: readonly string[];
  /** Shown first; null while the viewer is closed. */
  index: number | null;
  /** What the pictures show, read out: 商品图片. */
  label: string;
  onClose: () => void;
}

/** Two taps within this time are one double tap, in ms. */
const DOUBLE_TAP_MS = 250;

function ViewedPicture({ source, label, onClose }: { source: string; label: string; onClose: () => void }) {
  const [isEnlarged, setIsEnlarged] = useState(false);
  const waiting = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(() => () => clearTimeout(waiting.current), []);
  const tap = () => {
    const isSecond = waiting.current !== undefined;
    clearTimeout(waiting.current);
    waiting.current = undefined;
    if (isSecond) setIsEnlarged(!isEnlarged);
    else
      waiting.current = setTimeout(() => {
        waiting.current = undefined;
        onClose();
      }, DOUBLE_TAP_MS);
  };
  return (
    // The cross does the same for the keyboard and for ears.
    <div className={styles.slide} data-enlarged={isEnlarged} onClick={tap} role="presentation">
      <img className={styles.picture} src={source} alt={label} />
    </div>
  );
}

function Slides({ pictures, index, label, onClose }: PictureViewerProps & { index: number }) {
  const scroller = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(index);
  useEffect(() => {
    const element = scroller.current;
    if (element === null) return undefined;
    element.scrollLeft = index * element.clientWidth;
    const follow = () =>
      setCurrent(element.clientWidth === 0 ? index : Math.round(element.scrollLeft / element.clientWidth));
    element.addEventListener('scroll', follow, { passive: true });
    return () => element.removeEventListener('scroll', follow);
  }, [index]);
  const go = (step: number) => {
    const element = scroller.current;
    element?.scrollTo({ left: (current + step) * element.clientWidth, behavior: 'smooth' });
  };
  return (
    <div className={styles.viewer}>
      <div className={styles.slides} ref={scroller}>
        {pictures.map((source, place) => (
          <ViewedPicture
            key={`${place}-${source}`}
            source={source}
            label={`${label} ${place + 1}`}
            onClose={onClose}
          />
        ))}
      </div>
      <p className={styles.count} aria-live="polite">
        {current + 1}/{pictures.length}
      </p>
      {current > 0 ? (
        <button type="button" className={styles.before} aria-label="上一张" onClick={() => go(-1)}>
          <Icon name="chevron-left" size={40} />
        </button>
      ) : null}
      {current < pictures.length - 1 ? (
        <button type="button" className={styles.after} aria-label="下一张" onClick={() => go(1)}>
          <Icon name="chevron-right" size={40} />
        </button>
      ) : null}
      <button type="button" className={styles.close} aria-label="关闭" onClick={onClose}>
        <Icon name="close" size={40} />
      </button>
    </div>
  );
}

/** The viewer; closed while `index` is null. */
export function PictureViewer(props: PictureViewerProps) {
  const { pictures, index, label, onClose } = props;
  const isOpen = index !== null && pictures.length > 0;
  return (
    <Modal isOpen={isOpen} onClose={onClose} label={label} place="centre">
      {index === null ? null : <Slides {...props} index={index} />}
    </Modal>
  );
}
