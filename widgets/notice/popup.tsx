// The popup of the notice: its head, the whole text and the button that closes it.
import type { CSSProperties } from 'react';
import { Modal } from '~/ui/overlay/modal';
import { useKeyboardScroll } from '~/ui/overlay/use-keyboard-scroll';
import { Picture } from '~/ui/picture/picture';
import type { NoticeDelivered } from './schema.gen';
import styles from './view.module.css';

const HEADER_RATIO = 600 / 150;

interface PopupProps {
  data: NoticeDelivered;
  isOpen: boolean;
  /** Shown to an operator who edits it. */
  isInPlace: boolean;
  onClose: () => void;
}

function Header({ data }: { data: NoticeDelivered }) {
  if (data.headerUrl !== '')
    return <Picture source={data.headerUrl} alt="" ratio={HEADER_RATIO} loading="eager" />;
  return <div className={styles['head']} style={{ background: data.background }} />;
}

function Text({ children }: { children: string }) {
  const scroller = useKeyboardScroll<HTMLDivElement>();
  return (
    <div className={styles['text']} ref={scroller}>
      {children}
    </div>
  );
}

/** The whole text with its line breaks. */
export default function Popup({ data, isOpen, isInPlace, onClose }: PopupProps) {
  const buttonStyle = {
    ...(data.btnColor === '' ? {} : { background: data.btnColor, color: data.btnTextColor }),
    '--width': data.btnWidth,
    '--height': data.btnHeight,
    '--radius': data.btnRadius,
  } as CSSProperties;
  return (
    <Modal
      isOpen={isOpen}
      isInPlace={isInPlace}
      onClose={onClose}
      label={data.name === '' ? '公告' : data.name}
      place="centre"
    >
      <section className={styles['card']}>
        <Header data={data} />
        <div className={styles['body']}>
          <Text>{data.content}</Text>
          <button
            type="button"
            className={`${styles['close']} hit-area`}
            style={buttonStyle}
            onClick={onClose}
          >
            {data.btnText === '' ? '关闭' : data.btnText}
          </button>
        </div>
      </section>
    </Modal>
  );
}
