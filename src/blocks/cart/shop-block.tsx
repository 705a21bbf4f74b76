// One shop of the cart: its head and its lines.
import { CheckCircle } from '~/ui/check-circle/check-circle';
import { Icon } from '~/ui/icon/icon';
import { Tag } from '~/ui/tag/tag';
import { Card } from '~/ui/card/card';
import { CardHead } from '~/ui/card/card-head';
import { ReductionLine } from '../full-reduction/reduction-line';
import type { Choice } from './use-choice';
import { type CartShop, isChoosable, sumFen } from '../cart-lines/cart-lines';
import { CartLineRow } from './line-row';
import styles from './cart.module.css';
import type { CartModel } from './use-cart';

interface ShopBlockProps {
  shop: CartShop;
  choice: Choice;
  model: CartModel;
}

/** The full reduction of what is chosen; none while the cart is edited. */
function Reduction({ shop, choice }: Pick<ShopBlockProps, 'shop' | 'choice'>) {
  if (shop.reduction === null || choice.isEditing || !shop.lines.some(({ isReduced }) => isReduced))
    return null;
  const reduced = choice.lines.filter(({ shopId, isReduced }) => shopId === shop.id && isReduced);
  return <ReductionLine reduction={shop.reduction} goodsFen={sumFen(reduced)} />;
}

export function ShopBlock({ shop, choice, model }: ShopBlockProps) {
  const lines = choice.isEditing ? shop.lines : shop.lines.filter((line) => isChoosable(line, shop));
  const isAll = lines.length > 0 && lines.every((line) => choice.lines.some(({ id }) => id === line.id));
  return (
    <Card label={shop.name}>
      <CardHead
        title={shop.name}
        lead={
          <>
            <CheckCircle
              isChecked={isAll}
              isDisabled={lines.length === 0}
              label={`选择${shop.name}的全部商品`}
              onChange={(isOn) => choice.toggle(lines, isOn)}
            />
            <Icon name="store" size={32} />
          </>
        }
      >
        {shop.isClosed ? <Tag tone="dark">已打烊</Tag> : null}
      </CardHead>
      <Reduction shop={shop} choice={choice} />
      <ul className={styles.lines}>
        {shop.lines.map((line) => (
          <CartLineRow
            key={line.id}
            line={line}
            isOpen={choice.isEditing || isChoosable(line, shop)}
            choice={choice}
            model={model}
          />
        ))}
      </ul>
    </Card>
  );
}
