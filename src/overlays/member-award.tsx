// The popup of a member activity's award (AWARD-01 … AWARD-06).
import type { CSSProperties } from 'react';
import { parseHex, readableOn, toHex } from '~/domain/colour';
import { awardLines, PLAIN_POPUP } from '~/domain/member-award';
import { rpx } from '~/domain/rpx';
import * as to from '~/domain/screen-links.gen';
import { mallMemberActivityReceive } from '~/schemas/api/mall-member.gen';
import type { MemberAward } from '~/schemas/api/user.gen';
import { Button } from '~/ui/button/button';
import { classes } from '~/ui/classes';
import { Icon } from '~/ui/icon/icon';
import { Modal } from '~/ui/overlay/modal';
import { usePopupQueue } from '~/ui/overlay/use-popup-queue';
import { Picture } from '~/ui/picture/picture';
import { useBalanceWord, usePointsWord } from '../blocks/mall-words/mall-words';
import { open } from '../engine/navigation';
import { useAction } from '../engine/use-action';
import { rememberClosedAward } from '../services/closed-awards';
import { callFor } from '../services/http';
import { loadUserInfo } from '../services/shopper';
import { closeAward, toast } from '../state/overlays';
import shared from './gift-popup.module.css';
import styles from './member-award.module.css';

const HEADING = '会员专享礼';

type Popup = NonNullable<MemberAward['popup']>;

/** The operator's colours and radii, each with a text colour that is readable on it (AWARD-06). */
function lookOf({ button_color, button_radius, background_color, radius }: Popup): CSSProperties {
  const [button, fill] = [parseHex(button_color), parseHex(background_color)];
  return {
    '--award-radius': rpx(radius),
    '--award-button-radius': rpx(button_radius),
    ...(button === null
      ? {}
      : { '--award-button': toHex(button), '--award-button-text': toHex(readableOn(button)) }),
    ...(fill === null ? {} : { '--award-fill': toHex(fill), '--award-text': toHex(readableOn(fill)) }),
  } as CSSProperties;
}

/** Two abreast when they are even, else three, as many as there are when fewer. */
const columnsOf = (count: number): number => (count === 1 || count === 2 ? count : count === 4 ? 2 : 3);

function Items({ award }: { award: MemberAward }) {
  const words = { balance: useBalanceWord(), points: usePointsWord() };
  const lines = awardLines(award.items, words);
  return (
    <ul className={styles.list} style={{ '--columns': columnsOf(lines.length) } as CSSProperties}>
      {lines.map(({ icon, figure, name, picture }, place) => (
        <li key={`${place}-${name}`} className={styles.tile}>
          <span className={styles.icon}>
            {picture === '' ? <Icon name={icon} size={64} /> : <Picture source={picture} alt="" width={80} />}
          </span>
          <b className={styles.figure}>{figure}</b>
          <span className={styles.name}>{name}</span>
        </li>
      ))}
    </ul>
  );
}

/** Above the list or behind it (AWARD-05). */
function Image({ popup: { pop_style: style, pop_img: source } }: { popup: Popup }) {
  if (source === '' || style === 3) return null;
  return (
    <div className={style === 1 ? styles.above : styles.behind}>
      <Picture source={source} alt="" ratio={2} width={580} className={style === 2 ? styles.fill : ''} />
    </div>
  );
}

/** With `is_write` 1 the profile comes first, and nothing is received (AWARD-01). */
function Act({ award, popup }: { award: MemberAward; popup: Popup }) {
  const { run, isBusy } = useAction(async () => {
    const { msg } = await callFor(mallMemberActivityReceive, { activity_id: award.id });
    closeAward();
    toast(msg);
    await loadUserInfo(true);
  });
  const fillIn = () => {
    closeAward();
    open(to.setting());
  };
  const isWriting = award.is_write === 1;
  return (
    <div className={shared.act}>
      <Button
        kind="secondary"
        size="wide"
        isBusy={isBusy}
        className={classes(styles.button, parseHex(popup.button_color) !== null && styles.coloured)}
        onClick={isWriting ? fillIn : () => void run()}
      >
        {isWriting ? '去完善资料' : popup.button_text || '立即领取'}
      </Button>
    </div>
  );
}

export default function MemberAwardPopup({ award }: { award: MemberAward }) {
  // Unsolicited: it queues with the other popups.
  const isItsTurn = usePopupQueue(true);
  const dismiss = () => {
    rememberClosedAward(award.id);
    closeAward();
  };
  const heading = award.title || HEADING;
  const popup = award.popup ?? PLAIN_POPUP;
  return (
    <Modal isOpen={isItsTurn} onClose={dismiss} label={heading} place="centre">
      <section className={styles.popup} style={lookOf(popup)}>
        <Image popup={popup} />
        <div className={styles.content}>
          <h2 className={shared.heading}>{heading}</h2>
          {popup.blessing_text === '' ? null : <p className={styles.under}>{popup.blessing_text}</p>}
          {award.is_write === 1 ? <p className={styles.under}>完善个人资料后即可领取</p> : null}
          <Items award={award} />
          <Act award={award} popup={popup} />
          <button type="button" className={shared.close} aria-label="关闭" onClick={dismiss}>
            <Icon name="close" size={36} />
          </button>
        </div>
      </section>
    </Modal>
  );
}
