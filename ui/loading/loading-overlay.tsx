// The loading indicator over a screen (UI-02): full screen, or as a small box.
import { widePicture } from '~/domain/picture-address';
import { AboveModals } from '../overlay/above-modals';
import styles from './loading.module.css';

export type LoadingOverlayProps = {
  isVisible: boolean;
  /** `global` darkens the whole screen, `toast` is a box in its centre. */
  type?: 'global' | 'toast';
  /** UI-03: 加载中 when absent. */
  text?: string;
  /** Colour of the text and the spinner. */
  colour?: string;
  /** Address of a picture behind the spinner, already through the allow-list. */
  backgroundImage?: string;
};

/** The indicator, also above open sheets; while it is visible nothing under it can be tapped. */
export function LoadingOverlay(props: LoadingOverlayProps) {
  const { isVisible, type = 'global', text = '加载中', colour, backgroundImage } = props;
  if (!isVisible) return null;
  const picture =
    backgroundImage === undefined ? undefined : `url(${JSON.stringify(widePicture(backgroundImage))})`;
  return (
    <AboveModals>
      <output className={type === 'global' ? styles.global : styles.layer} style={{ color: colour }}>
        <span className={type === 'global' ? styles.middle : styles.box}>
          <span className={styles.picture} style={{ backgroundImage: picture }}>
            <span className={styles.spinner} aria-hidden />
          </span>
          <span>{text}</span>
        </span>
      </output>
    </AboveModals>
  );
}
