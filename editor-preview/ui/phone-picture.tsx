// A card with a picture of a phone's page; and one of a frame, the page without scripts, scaled down and only while it is in view.
import type { ReactNode, RefObject } from 'react';
import styles from './phone-picture.module.css';
import { useFrameSlot } from './use-frame-slot';

/** Of the page within, in px: a phone's. */
const PHONE_WIDTH = 375;

interface PictureSize {
  /** In px. */
  width: number;
  height: number;
}

interface CardProps extends PictureSize {
  place?: RefObject<HTMLSpanElement | null>;
  children: ReactNode;
}

export const PictureCard = ({ place, width, height, children }: CardProps) => (
  <span ref={place} className={styles['picture']} style={{ width, height }} aria-hidden="true">
    {children}
  </span>
);

/** `children`, a frame, is mounted while it is in view and one of the frames is free. */
export function PhonePicture({ children, ...size }: PictureSize & { children: ReactNode }) {
  const { place, isMounted } = useFrameSlot();
  return (
    <PictureCard {...size} place={place}>
      {isMounted ? children : null}
    </PictureCard>
  );
}

interface PictureFrameProps extends PictureSize {
  src: string;
  /** What it shows. */
  title: string;
}

export const PictureFrame = ({ src, title, width, height }: PictureFrameProps) => (
  <iframe
    src={src}
    title={title}
    tabIndex={-1}
    sandbox=""
    style={{
      width: PHONE_WIDTH,
      height: (height * PHONE_WIDTH) / width,
      transform: `scale(${width / PHONE_WIDTH})`,
    }}
  />
);
