// A poster over the screen that it is of.
import { Icon } from '~/ui/icon/icon';
import { Modal } from '~/ui/overlay/modal';
import { DrawnPoster, type Drawing } from './drawn-poster';
import styles from './poster.module.css';

interface PosterProps extends Drawing {
  isOpen: boolean;
  onClose: () => void;
}

export default function Poster({ isOpen, onClose, ...drawing }: PosterProps) {
  return (
    <Modal isOpen={isOpen} onClose={onClose} label="海报" place="centre">
      <section className={styles.card} data-testid="poster">
        <button type="button" className={styles.close} aria-label="关闭" onClick={onClose}>
          <Icon name="close" size={32} />
        </button>
        <DrawnPoster {...drawing} />
      </section>
    </Modal>
  );
}
