// The bottom bar of the quick shop: the cart with its sum, its lines in a sheet, and the way to the checkout.
import { useState } from 'react';
import { fullReduceIndex } from '~/schemas/api/full-reduce.gen';
import { readReduction } from '~/domain/full-reduction';
import { moneyOfFen } from '~/domain/money';
import * as to from '~/domain/screen-links.gen';
import { ActionBar } from '~/ui/action-bar/action-bar';
import { Badge } from '~/ui/badge/badge';
import { Button } from '~/ui/button/button';
import { Cover } from '~/ui/cover/cover';
import { Icon } from '~/ui/icon/icon';
import { ItemRow } from '~/ui/item-row/item-row';
import { Price } from '~/ui/price/price';
import { Sheet } from '~/ui/sheet/sheet';
import { Stepper } from '~/ui/stepper/stepper';
import { batchesOf, type CartLine, checkoutGroups, pieces, sumFen } from '../../blocks/cart-lines/cart-lines';
import { ReductionLine } from '../../blocks/full-reduction/reduction-line';
import { BottomBar } from '../../engine/bottom-bar';
import { open } from '../../engine/navigation';
import { useAction } from '../../engine/use-action';
import { checkoutQuery } from '../../flows/checkout-address';
import { useCall } from '../../services/query';
import { toast } from '../../state/overlays';
import styles from './quick-shop.module.css';
import type { QuickCart } from './use-quick-cart';

function Line({ line, cart }: { line: CartLine; cart: QuickCart }) {
  const { rules } = line;
  return (
    <li>
      <ItemRow
        lead={<Cover source={line.pictureUrl} size={104} />}
        title={line.name}
        notes={[line.values.join('  '), <Price key="price" text={line.priceText} size={28} />]}
        trail={
          <Stepper
            value={line.quantity}
            min={0}
            max={Math.max(rules.stock, line.quantity)}
            label={`${line.name}的数量`}
            onChange={(next) => cart.set(line.goodsId, line.skuId, next < (rules.minimum ?? 1) ? 0 : next)}
            onLimit={() => toast('库存不足')}
          />
        }
      />
    </li>
  );
}

const Lines = ({ cart }: { cart: QuickCart }) => (
  <ul className={styles.lines}>
    {cart.lines.map((line) => (
      <Line key={line.id} line={line} cart={cart} />
    ))}
  </ul>
);

/** Lines that no delivery serves together are distinguished in the cart. */
function goOn(lines: readonly CartLine[]): void {
  const [batch, ...others] = batchesOf(lines);
  if (batch === undefined || others.length > 0) open(to.cart());
  else open(to.orderSubmit(checkoutQuery(checkoutGroups(lines))));
}

function useReduction() {
  const { data } = useCall(fullReduceIndex, {}, { isQuiet: true });
  return readReduction(data);
}

function Reduction({ lines }: Pick<QuickCart, 'lines'>) {
  const reduction = useReduction();
  const reducedFen = sumFen(lines.filter(({ isReduced }) => isReduced));
  if (reduction === null) return null;
  return (
    // The bottom bar is outside of the screen's main part.
    <section aria-label="满减活动">
      <ReductionLine reduction={reduction} goodsFen={reducedFen} />
    </section>
  );
}

export function CartBar({ cart }: { cart: QuickCart }) {
  const [isOpen, setIsOpen] = useState(false);
  const { lines } = cart;
  const settle = useAction(async () => {
    const bought = await cart.settle();
    setIsOpen(false);
    goOn(bought);
  });
  const count = pieces(lines);
  return (
    <BottomBar>
      <Reduction lines={lines} />
      <ActionBar>
        <button type="button" className={styles.cart} disabled={count === 0} onClick={() => setIsOpen(true)}>
          <Badge count={count} unit="件商品">
            <Icon name="cart" size={48} label="查看购物车" />
          </Badge>
        </button>
        <p className={styles.sum} aria-live="polite">
          <Price text={moneyOfFen(sumFen(lines))} size={36} />
        </p>
        <Button
          kind="primary"
          size="normal"
          isBusy={settle.isBusy}
          isDisabled={count === 0}
          onClick={() => void settle.run()}
        >
          去结算{count === 0 ? '' : `(${count})`}
        </Button>
      </ActionBar>
      <Sheet isOpen={isOpen && count > 0} onClose={() => setIsOpen(false)} title="已选商品">
        <Lines cart={cart} />
      </Sheet>
    </BottomBar>
  );
}
