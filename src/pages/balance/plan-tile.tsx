// The tile of a recharge plan: amount, gifts, benefits of the included level.
import { giftWords, plainAmount } from '~/domain/recharge';
import type { Member, RechargePlan } from '~/schemas/api/recharge.gen';
import { usePointsWord } from '../../blocks/mall-words/mall-words';
import { alertDialog } from '../../state/overlays';
import styles from './recharge.module.css';

interface PlanTileProps {
  plan: RechargePlan;
  isChosen: boolean;
  onChoose: () => void;
}

const rightsText = ({ rights, rules }: Member): string =>
  rights.length === 0 ? rules : rights.map(({ title, content }) => `${title}：${content}`).join('\n');

function LevelDetails({ level }: { level: Member }) {
  const text = rightsText(level);
  if (text === '') return null;
  return (
    <button
      type="button"
      className={`${styles.details} hit-area`}
      aria-label={`${level.name}权益详情`}
      onClick={() => void alertDialog(text, { title: `${level.name}特权`, confirmText: '我知道了' })}
    >
      详情
    </button>
  );
}

export function PlanTile({ plan, isChosen, onChoose }: PlanTileProps) {
  const gifts = giftWords(plan, usePointsWord());
  const isLevelGiven = plan.member !== null && gifts.includes(`送${plan.member.name}`);
  return (
    <li className={styles.plan}>
      <label className={styles.choice}>
        <input type="radio" name="plan" className={styles.radio} checked={isChosen} onChange={onChoose} />
        <b>充{plainAmount(plan.pay_price)}元</b>
        {gifts.map((gift) => (
          <span key={gift}>{gift}</span>
        ))}
      </label>
      {plan.member !== null && isLevelGiven ? <LevelDetails level={plan.member} /> : null}
    </li>
  );
}
