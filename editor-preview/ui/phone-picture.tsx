// A true picture of a phone's page: the page without scripts in a sandboxed frame, scaled down; a grey card while it is out of view.
import type { IframeHTMLAttributes, ReactNode } from 'react';
import styles from './phone-picture.module.css';
import { useFrameSlot } from './use-frame-slot';

/** Of the page within, in px: a phone's. */
const PHONE_WIDTH = 375;

interface PictureSize {
  /** In px. */
  width: number;
  height: number;
}

/** `children`, a frame or what reads one, is mounted while it is in view and one of the frames is free. */
export function PhonePicture({ width, height, children }: PictureSize & { children: ReactNode }) {
  const { place, isMounted } = useFrameSlot();
  return (
    <span ref={place} className={styles['picture']} style={{ width, height }} aria-hidden="true">
      {isMounted ? children : null}
    </span>
  );
}

interface PictureFrameProps extends PictureSize, Pick<IframeHTMLAttributes<unknown>, 'src' | 'srcDoc'> {
  /** What it shows. */
  title: string;
}

export const PictureFrame = ({ title, width, height, ...page }: PictureFrameProps) => (
  <iframe
    {...page}
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
