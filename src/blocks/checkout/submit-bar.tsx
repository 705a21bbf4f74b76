// The bar under the checkout: the sum of all shops, the savings, the submit button.
import { fenOf, moneyOfFen, moneyText } from '~/domain/money';
import { Button } from '~/ui/button/button';
import { Price } from '~/ui/price/price';
import { ActionBar } from '~/ui/action-bar/action-bar';
import { REDUCTION_HREF } from '../full-reduction/reduction-line';
import { BottomBar } from '../../engine/bottom-bar';
import styles from './checkout.module.css';
import { type CheckoutModel, canBeSent } from './use-checkout';

/** Savings of the goods against their original prices; freight does not count. */
export const savedFen = (groups: CheckoutModel['preview']['mch_list']): number =>
  groups.reduce(
    (sum, { total_goods_original_price, total_price, express_price }) =>
      sum + Math.max(0, fenOf(total_goods_original_price) + fenOf(express_price) - fenOf(total_price)),
    0,
  );

function NextReduction({ next }: { next: CheckoutModel['preview']['next_full_reduce'] }) {
  if (typeof next === 'boolean') return null;
  return (
    <p className={styles.next}>
      还差 <strong>{next.diff}</strong> 元 {next.text}
      <a className={styles.more} href={REDUCTION_HREF}>
        去凑单
      </a>
    </p>
  );
}

export function SubmitBar({ model, sumWord }: { model: CheckoutModel; sumWord: string }) {
  const { preview, isPricing } = model;
  const saved = savedFen(preview.mch_list);
  const hasCard = fenOf(preview.vip_card_price) > 0;
  return (
    <BottomBar>
      <NextReduction next={preview.next_full_reduce} />
      <ActionBar>
        <p className={styles.total} aria-live="polite" aria-busy={isPricing}>
          <span>{sumWord}：</span>
          <Price
            text={moneyText(hasCard ? preview.vip_card_discount_total_price : preview.total_price)}
            size={36}
          />
          {hasCard ? (
            <span className={styles.fee}>含超级会员卡 {moneyText(preview.vip_card_price)}</span>
          ) : null}
          {saved > 0 ? <span className={styles.saved}>已优惠 {moneyOfFen(saved)}</span> : null}
        </p>
        <Button
          kind="primary"
          size="normal"
          className={styles.submit}
          isBusy={isPricing}
          isDisabled={!canBeSent(preview)}
          onClick={model.submit}
        >
          提交订单
        </Button>
      </ActionBar>
    </BottomBar>
  );
}
