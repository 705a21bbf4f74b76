// The popup of a member activity's award (AWARD-01 … AWARD-04).
import { awardLines } from '~/domain/member-award';
import { mallMemberActivityReceive } from '~/schemas/api/mall-member.gen';
import type { MemberAward } from '~/schemas/api/user.gen';
import { Button } from '~/ui/button/button';
import { Icon } from '~/ui/icon/icon';
import { Modal } from '~/ui/overlay/modal';
import { usePopupQueue } from '~/ui/overlay/use-popup-queue';
import { useBalanceWord, usePointsWord } from '../blocks/mall-words/mall-words';
import { open } from '../engine/navigation';
import { useAction } from '../engine/use-action';
import { rememberClosedAward } from '../services/closed-awards';
import { callFor } from '../services/http';
import { loadUserInfo } from '../services/shopper';
import { closeAward, toast } from '../state/overlays';
import styles from './gift-popup.module.css';

const PROFILE_PATH = '/pages/setting/setting';
const HEADING = '会员专享礼';

function Items({ award }: { award: MemberAward }) {
  const words = { balance: useBalanceWord(), points: usePointsWord() };
  return (
    <ul className={styles.list}>
      {awardLines(award.items, words).map(({ icon, figure, name }, place) => (
        <li key={`${place}-${name}`} className={styles.row}>
          <span className={styles.worth}>
            <Icon name={icon} size={64} />
          </span>
          <span className={styles.words}>
            <b className={styles.name}>{figure}</b>
            <span className={styles.note}>{name}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}

/** With `is_write` 1 the profile comes first, and nothing is received (AWARD-01). */
function Act({ award }: { award: MemberAward }) {
  const { run, isBusy } = useAction(async () => {
    const { msg } = await callFor(mallMemberActivityReceive, { activity_id: award.id });
    closeAward();
    toast(msg);
    await loadUserInfo(true);
  });
  const fillIn = () => {
    closeAward();
    open(PROFILE_PATH);
  };
  const isWriting = award.is_write === 1;
  return (
    <div className={styles.act}>
      <Button kind="secondary" size="wide" isBusy={isBusy} onClick={isWriting ? fillIn : () => void run()}>
        {isWriting ? '去完善资料' : '立即领取'}
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
  return (
    <Modal isOpen={isItsTurn} onClose={dismiss} label={heading} place="centre">
      <section className={styles.popup}>
        <h2 className={styles.heading}>{heading}</h2>
        {award.is_write === 1 ? <p className={styles.under}>完善个人资料后即可领取</p> : null}
        <Items award={award} />
        <Act award={award} />
        <button type="button" className={styles.close} aria-label="关闭" onClick={dismiss}>
          <Icon name="close" size={36} />
        </button>
      </section>
    </Modal>
  );
}
