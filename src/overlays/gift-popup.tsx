// The popup of gifts just received: coupons, points, balance, card vouchers (COUP-01 … COUP-08).
import { POPUP_HEADINGS, type PopupKind } from '~/domain/coupon-popup';
import { Button } from '~/ui/button/button';
import { Icon } from '~/ui/icon/icon';
import { Modal } from '~/ui/overlay/modal';
import { usePopupQueue } from '~/ui/overlay/use-popup-queue';
import { Picture } from '~/ui/picture/picture';
import { openLink } from '../flows/open-link';
import { usePointsWord } from '../blocks/mall-words/mall-words';
import { closeGifts, type Gift } from '../state/overlays';
import { type GiftLine, giftLine, popupNotes } from './gift-popup-words';
import styles from './gift-popup.module.css';

interface GiftPopupProps {
  kind: PopupKind;
  gifts: readonly Gift[];
}

const ICONS = { balance: 'balance', integral: 'points', card: 'card', coupon: 'coupon' } as const;

function Worth({ line }: { line: GiftLine }) {
  if (line.kind === 'card' && line.picture !== '')
    return (
      <span className={styles.round}>
        <Picture source={line.picture} alt="" />
      </span>
    );
  if (line.figure === '') return <Icon name={ICONS[line.kind]} size={64} />;
  return (
    <span className={styles.figure}>
      {line.sign === '' ? null : <small>{line.sign}</small>}
      {line.figure}
      {line.unit === '' ? null : <small>{line.unit}</small>}
    </span>
  );
}

function Row({ line }: { line: GiftLine }) {
  const use = () => {
    closeGifts();
    openLink(line.pageUrl);
  };
  return (
    <li className={styles.row} data-kind={line.kind}>
      <span className={styles.worth}>
        <Worth line={line} />
      </span>
      <span className={styles.words}>
        <b className={styles.name}>{line.name}</b>
        {line.notes.map((note) => (
          <span key={note} className={styles.note}>
            {note}
          </span>
        ))}
      </span>
      {line.pageUrl === '' ? null : (
        <Button kind="primary" size="small" label={`去使用：${line.name}`} onClick={use}>
          去使用
        </Button>
      )}
    </li>
  );
}

export default function GiftPopup({ kind, gifts }: GiftPopupProps) {
  const heading = POPUP_HEADINGS[kind];
  // Registration gifts are unsolicited: they queue after the popups of the page.
  const isWelcome = kind === 'register';
  const pointsWord = usePointsWord();
  const isItsTurn = usePopupQueue(isWelcome);
  return (
    <Modal isOpen={!isWelcome || isItsTurn} onClose={closeGifts} label={heading} place="centre">
      <section className={styles.popup}>
        <h2 className={styles.heading}>{heading}</h2>
        {popupNotes(kind, gifts, pointsWord).map((note) => (
          <p key={note} className={styles.under}>
            {note}
          </p>
        ))}
        <ul className={styles.list}>
          {gifts.map((gift, place) => (
            <Row key={`${place}-${String(gift['id'])}`} line={giftLine(gift)} />
          ))}
        </ul>
        <button type="button" className={styles.close} aria-label="关闭" onClick={closeGifts}>
          <Icon name="close" size={36} />
        </button>
      </section>
    </Modal>
  );
}
