// The footer of the SKU sheet: the buttons that the state of the sale allows.
import { quantityProblem } from '~/domain/sku';
import { Button, ButtonPair } from '~/ui/button/button';
import { useAction } from '../../engine/use-action';
import { closeSku, type SkuIntent, toast } from '../../state/overlays';
import { NO_RIGHT_TO_BUY } from '../goods-cards/goods-item';
import { remindOfSale } from '../goods-sale/remind';
import { type SaleButton, saleButtons, type SaleState } from '../goods-sale/sale-state';
import { addToCart, buyNow, type Picked } from './sku-actions';
import { chosenSku, quantityRules, type SkuChoice, type SkuGoods } from './sku-goods';

interface SkuBarProps {
  goods: SkuGoods;
  choice: SkuChoice;
  state: SaleState;
  intent: SkuIntent;
}

/** The buttons that the screen asked for; all of them where those are not possible. */
export function buttonsFor(
  state: SaleState,
  { intent, isVirtual }: { intent: SkuIntent; isVirtual: boolean },
): readonly SaleButton[] {
  const all = saleButtons(state, { isVirtual });
  const wanted = intent === 'both' ? all : all.filter(({ act }) => act === intent);
  return wanted.length === 0 ? all : wanted;
}

/** The picked combination, or why there is none. */
export function pickedOf(goods: SkuGoods, choice: SkuChoice): Picked | string {
  const sku = chosenSku(goods, choice.selection);
  if (sku === null) return '请先选规格';
  const problem = quantityProblem(choice.quantity, quantityRules(goods, choice.selection));
  if (problem !== null) return problem;
  return { goodsId: goods.id, mchId: goods.mchId, skuId: sku.id, quantity: choice.quantity };
}

type Act = SaleButton['act'];

function performersOf({ goods, choice }: SkuBarProps): Readonly<Record<Act, () => Promise<void>>> {
  const withPicked = async (act: (picked: Picked) => Promise<void>) => {
    const picked = pickedOf(goods, choice);
    if (typeof picked === 'string') {
      toast(picked);
      return;
    }
    await act(picked);
    closeSku();
  };
  return {
    cart: () => withPicked(addToCart),
    buy: () => withPicked(buyNow),
    remind: () => remindOfSale(goods.id),
    blocked: () => Promise.resolve(toast(NO_RIGHT_TO_BUY)),
    none: () => Promise.resolve(),
  };
}

export function SkuBar(props: SkuBarProps) {
  const { goods, state, intent } = props;
  const performers = performersOf(props);
  const action = useAction((act: Act) => performers[act]());
  const buttons = buttonsFor(state, { intent, isVirtual: goods.isVirtual });
  return (
    <ButtonPair>
      {buttons.map(({ act, text }, place) => (
        <Button
          key={text}
          kind={buttons.length > 1 && place === 0 ? 'secondary' : 'primary'}
          size="wide"
          isBusy={action.isBusy}
          isDisabled={act === 'none'}
          onClick={() => void action.run(act)}
        >
          {text}
        </Button>
      ))}
    </ButtonPair>
  );
}
