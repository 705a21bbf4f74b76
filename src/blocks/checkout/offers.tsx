// The discounts of a shop's order: coupon, member price, full reduction, super member card, points, plugins.
import { useState } from 'react';
import { isAmount, lessText, moneyText } from '~/domain/money';
import { Icon } from '~/ui/icon/icon';
import { Switch } from '~/ui/switch/switch';
import { usePointsWord } from '../mall-words/mall-words';
import { useMallConfig } from '../../state/mall';
import { alertDialog } from '../../state/overlays';
import { CardStrip } from './card-strip';
import styles from './checkout.module.css';
import { CouponSheet } from './coupon-sheet';
import type { GroupProps } from './group-props';
import type { PreviewGroup } from './use-checkout';

/** Discounts with a sum only, in display order. */
function fixedOffers(group: PreviewGroup): { label: string; value: string }[] {
  const sums: ReadonlyArray<readonly [label: string, amount: string | undefined]> = [
    ['会员价总优惠', group.member_discount],
    ['满减总优惠', group.full_reduce_discount],
    ['超级会员优惠', group.vip_discount],
  ];
  const own = sums
    .filter(([, amount]) => isAmount(amount))
    .map(([label, amount]) => ({ label, value: lessText(amount ?? '') }));
  const added = (group.insert_rows ?? []).map(({ title, value }) => ({
    label: title,
    value: moneyText(value),
  }));
  return [...own, ...added];
}

function couponWords({ use, coupon_discount, enabled, coupon_error }: PreviewGroup['coupon']): string {
  if (use) return lessText(coupon_discount);
  if (coupon_error !== null && coupon_error !== '') return coupon_error;
  return enabled ? '选择优惠券' : '暂无优惠券可用';
}

function Coupon({ group, chosen, index, model }: GroupProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { coupon } = group;
  return (
    <>
      {/* Also where none can be used: the sheet says what each of them lacks. */}
      <button type="button" className={styles.row} onClick={() => setIsOpen(true)}>
        <span>优惠券</span>
        <span className={coupon.use ? styles.saving : styles.meta}>
          {couponWords(coupon)}
          <Icon name="chevron-right" size={28} className={styles.chevron} />
        </span>
      </button>
      <CouponSheet
        isOpen={isOpen}
        group={chosen}
        onClose={() => setIsOpen(false)}
        onChoose={(id) => {
          setIsOpen(false);
          model.changeGroup(index, { user_coupon_id: id });
        }}
      />
    </>
  );
}

function Points({ group, chosen, index, model }: GroupProps) {
  const rule = useMallConfig()?.mall.setting.member_integral_rule ?? '';
  const word = usePointsWord();
  const { integral } = group;
  if (!integral.can_use) return null;
  const words = `${word}抵扣（使用 ${integral.use_num}${word}）`;
  const explain = () =>
    void alertDialog(rule || `订单可使用${word}抵扣部分金额，取消订单后${word}退回账户。`, {
      title: `${word}抵扣说明`,
    });
  return (
    <div className={styles.row}>
      <span className={styles.points}>
        {words}
        <button
          type="button"
          className={`${styles.explain} hit-area`}
          aria-label={`${word}抵扣说明`}
          onClick={explain}
        >
          <Icon name="info" size={32} />
        </button>
      </span>
      <span className={styles.end}>
        <span className={integral.use ? styles.saving : styles.meta}>
          {lessText(integral.deduction_price)}
        </span>
        <Switch
          isOn={chosen.use_integral === 1}
          label={words}
          onChange={(isOn) => model.changeGroup(index, { use_integral: isOn ? 1 : 0 })}
        />
      </span>
    </div>
  );
}

export function Offers(props: GroupProps) {
  return (
    <div className={styles.offers}>
      <Coupon {...props} />
      {fixedOffers(props.group).map(({ label, value }) => (
        <div className={styles.row} key={label}>
          <span>{label}</span>
          <span className={styles.saving}>{value}</span>
        </div>
      ))}
      <Points {...props} />
      <CardStrip {...props} />
    </div>
  );
}
