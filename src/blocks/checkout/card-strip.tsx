// The super member card at checkout: what its holder saves, or what it would save and which sub-card is chosen.
import { isAmount } from '~/domain/money';
import * as to from '~/domain/screen-links.gen';
import { Icon } from '~/ui/icon/icon';
import { pick } from '../../engine/picking';
import styles from './card-strip.module.css';
import type { GroupProps } from './group-props';
import { slotOf } from './use-picks';

const offerWords = (saving: string): string =>
  isAmount(saving) ? `现在开卡，本单立减${saving}元` : '开通超级会员卡，享专属优惠';

function Held({ saving }: { saving: string }) {
  return (
    <p className={styles.strip}>
      <Icon name="crown" size={48} />
      <span className={styles.words}>超级会员卡，本单优惠{saving}元</span>
    </p>
  );
}

/** Nothing where the mall sells no card, or where it does nothing for the order of its holder. */
export function CardStrip({ group, index }: GroupProps) {
  if (group.has_vip_card !== true) return null;
  const saving = group.temp_vip_discount ?? '0.00';
  const chosen = group.vip_card_detail ?? null;
  if (chosen === null && group.vip_discount !== undefined) return <Held saving={saving} />;
  const choose = () =>
    pick(
      to.orderSubmitVipCard,
      { mchIndex: index, ...(chosen === null ? {} : { card_id: chosen.id }), saving },
      slotOf(index),
    );
  return (
    <button type="button" className={styles.strip} onClick={choose}>
      <Icon name="crown" size={48} />
      <span className={styles.words}>
        <span>{offerWords(saving)}</span>
        <span className={styles.small}>查看权益</span>
      </span>
      <span className={styles.end}>
        {chosen === null ? '请选择' : chosen.name}
        <Icon name="chevron-right" size={28} />
      </span>
    </button>
  );
}
