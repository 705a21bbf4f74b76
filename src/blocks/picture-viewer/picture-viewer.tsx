// Full-screen picture viewer: swipe to the next, pinch or double tap to zoom, save, tap to close.
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { isResizable, pictureAtWidth } from '~/domain/picture-address';
import { isPreviewSize } from '~/domain/validators';
import { Icon } from '~/ui/icon/icon';
import { Modal } from '~/ui/overlay/modal';
import { useImageError } from '~/ui/picture/use-image-error';
import { useAction } from '../../engine/use-action';
import { isSocialApp } from '../../services/platform';
import styles from './picture-viewer.module.css';
import { useZoom } from './use-zoom';

interface PictureViewerProps {
  pictures: readonly string[];
  /** Shown first; null while the viewer is closed. */
  index: number | null;
  /** Alternative text of the pictures: 商品图片. */
  label: string;
  onClose: () => void;
}

/** Two taps within this time are one double tap, in ms. */
const DOUBLE_TAP_MS = 250;

/** The widest size that uploads are served in. */
const VIEWED_WIDTH = 1440;

/** Whether a loaded picture is too small to be previewed (VAL-07). */
function isTooSmall(
  { naturalWidth: width, naturalHeight: height }: HTMLImageElement,
  source: string,
): boolean {
  // The natural height of a narrowed upload says nothing of the original.
  const isWhole = !isResizable(source) || width < VIEWED_WIDTH;
  return isWhole && !isPreviewSize({ width, height });
}

interface ViewedPictureProps {
  source: string;
  label: string;
  onClose: () => void;
  /** Called for a picture under the size of previews. */
  onSmall: () => void;
}

/** Two taps in short order toggle, one alone closes. */
function useTap(toggle: () => void, onClose: () => void): () => void {
  const waiting = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(() => () => clearTimeout(waiting.current), []);
  return () => {
    const isSecond = waiting.current !== undefined;
    clearTimeout(waiting.current);
    waiting.current = undefined;
    if (isSecond) toggle();
    else
      waiting.current = setTimeout(() => {
        waiting.current = undefined;
        onClose();
      }, DOUBLE_TAP_MS);
  };
}

function ViewedPicture({ source, label, onClose, onSmall }: ViewedPictureProps) {
  const slide = useRef<HTMLDivElement>(null);
  const { zoom, toggle } = useZoom(slide);
  const { isMissing, watch } = useImageError(source);
  const tap = useTap(toggle, onClose);
  return (
    // The close button does the same for keyboards and screen readers.
    <div
      ref={slide}
      className={styles.slide}
      data-enlarged={zoom.scale > 1}
      onClick={tap}
      role="presentation"
    >
      {isMissing ? (
        <p className={styles.missing}>
          <Icon name="picture" size={96} />
          图片加载失败
        </p>
      ) : (
        <img
          {...watch}
          className={styles.picture}
          src={pictureAtWidth(source, VIEWED_WIDTH)}
          alt={label}
          style={
            zoom.scale > 1
              ? { transform: `translate(${zoom.x}px, ${zoom.y}px) scale(${zoom.scale})` }
              : undefined
          }
          onLoad={({ currentTarget }) => {
            if (isTooSmall(currentTarget, source)) onSmall();
          }}
        />
      )}
    </div>
  );
}

const save = async (source: string, label: string): Promise<void> =>
  (await import('../poster/save-picture')).savePicture(source, label);

/** Saves the picture in view; the social app's browser downloads no files. */
function Saving({ source, label }: Pick<ViewedPictureProps, 'source' | 'label'>) {
  const saving = useAction(() => save(source, label));
  if (isSocialApp()) return <p className={styles.hint}>长按图片保存</p>;
  return (
    <button type="button" className={`${styles.save} hit-area`} onClick={() => void saving.run()}>
      保存
    </button>
  );
}

interface Viewed {
  source: string;
  /** Index among all pictures, including dropped ones. */
  place: number;
}

interface SlidesProps {
  slides: readonly Viewed[];
  index: number;
  label: string;
  onClose: () => void;
  onSmall: (source: string) => void;
}

/** The picture that the scroller shows. */
function useCurrent(index: number) {
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
  return { scroller, current, go };
}

function Slides({ slides, index, label, onClose, onSmall }: SlidesProps) {
  const { scroller, current, go } = useCurrent(index);
  const inView = Math.min(current, slides.length - 1);
  return (
    <div className={styles.viewer}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- Focusable, so that the keyboard can scroll it too. */}
      <section className={styles.slides} ref={scroller} aria-label={label} tabIndex={0}>
        {slides.map(({ source, place }, shown) => (
          <ViewedPicture
            key={`${place}-${source}`}
            source={source}
            label={`${label} ${shown + 1}`}
            onClose={onClose}
            onSmall={() => onSmall(source)}
          />
        ))}
      </section>
      <p className={styles.count} aria-live="polite">
        {inView + 1}/{slides.length}
      </p>
      <Saving source={slides[inView]?.source ?? ''} label={`${label} ${inView + 1}`} />
      {current > 0 ? (
        <button type="button" className={styles.before} aria-label="上一张" onClick={() => go(-1)}>
          <Icon name="chevron-left" size={40} />
        </button>
      ) : null}
      {current < slides.length - 1 ? (
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

/** The pictures that are large enough to be shown; `onClose` where none is. */
function useViewed(pictures: readonly string[], onClose: () => void) {
  const [small, setSmall] = useState<readonly string[]>([]);
  const slides = pictures
    .map((source, place): Viewed => ({ source, place }))
    .filter(({ source }) => !small.includes(source));
  const drop = (source: string) => {
    setSmall((before) => [...before, source]);
    if (slides.every((slide) => slide.source === source)) onClose();
  };
  return { slides, drop };
}

/** Where the picture of that place is among those that are shown. */
function indexOf(slides: readonly Viewed[], place: number): number {
  const before = slides.filter((slide) => slide.place < place).length;
  return Math.max(0, Math.min(before, slides.length - 1));
}

type Opened = Pick<PictureViewerProps, 'index' | 'onClose'>;

/** True once the social app's viewer has refused pictures: asking it each time would delay each tap. */
let hasAppRefused = false;

const showInApp = async (pictures: readonly string[], index: number): Promise<void> =>
  (await import('../../services/social-sdk')).previewInSocialApp(pictures, index);

/** What the mall's own viewer shows: in the social app only what the app's viewer refused. */
function useOwnViewer({ pictures, index, onClose }: Opened & Pick<PictureViewerProps, 'pictures'>): Opened {
  const [refused, setRefused] = useState<number | null>(null);
  const handOver = useEffectEvent((place: number) => {
    // Closed at once: the app does not say when its viewer is left, and the next tap must count.
    onClose();
    showInApp(pictures, place).catch(() => {
      hasAppRefused = true;
      setRefused(place);
    });
  });
  // The app reads addresses only, and a picture that the phone has drawn has none.
  const isDrawn = pictures.some((picture) => picture.startsWith('data:'));
  // A closed viewer is rendered on the server too, which knows no browser.
  const handed = index !== null && !isDrawn && !hasAppRefused && isSocialApp() ? index : null;
  useEffect(() => {
    if (handed !== null) handOver(handed);
  }, [handed]);
  if (refused !== null) return { index: refused, onClose: () => setRefused(null) };
  return { index: handed === null ? index : null, onClose };
}

/** The viewer; closed while `index` is null, or where no picture is large enough to be shown. */
export function PictureViewer({ pictures, label, ...asked }: PictureViewerProps) {
  const { index, onClose } = useOwnViewer({ pictures, ...asked });
  const { slides, drop } = useViewed(pictures, onClose);
  const isOpen = index !== null && slides.length > 0;
  return (
    <Modal isOpen={isOpen} onClose={onClose} label={label} place="centre">
      {isOpen ? (
        <Slides
          slides={slides}
          index={indexOf(slides, index)}
          label={label}
          onClose={onClose}
          onSmall={drop}
        />
      ) : null}
    </Modal>
  );
}

/** The same over a whole screen, which closes by going back. */
export function PictureScreen({ pictures, index, label, onClose }: PictureViewerProps & { index: number }) {
  const { slides, drop } = useViewed(pictures, onClose);
  if (slides.length === 0) return null;
  return (
    <div className={styles.whole}>
      <Slides slides={slides} index={indexOf(slides, index)} label={label} onClose={onClose} onSmall={drop} />
    </div>
  );
}
