// The bar under the goods page: home, service, favourite, and the buttons that the state of the sale allows.
import type { ReactNode } from 'react';
import type { GoodsDetail } from '~/schemas/api/goods.gen';
import { Button } from '~/ui/button/button';
import { BarIcon, BuyRow } from '~/ui/buy-row/buy-row';
import { openLink } from '../../flows/open-link';
import { NO_RIGHT_TO_BUY } from '../goods-cards/goods-item';
import { ReductionStrip } from '../full-reduction/reduction-strip';
import { OpeningStrip } from '../goods-sale/opening-strip';
import { remindOfSale } from '../goods-sale/remind';
import { type SaleButton, saleButtons, type SaleState, saleState } from '../goods-sale/sale-state';
import { useRemaining } from '../goods-sale/use-remaining';
import type { SkuGoods } from '../sku/sku-goods';
import { BottomBar } from '../../engine/bottom-bar';
import { HOME_PATH, redirect } from '../../engine/navigation';
import { useAction } from '../../engine/use-action';
import { useMallConfig } from '../../state/mall';
import { openSku, toast } from '../../state/overlays';
import styles from './buy-bar.module.css';
import { ClosedStrip } from './closed-strip';
import { contactsOf, hasService } from './contacts';
import { useFavorite } from './use-favorite';

const CONTACT = { open_type: 'contact', url: 'contact' };

function SaleButtons({ goods, buttons }: { goods: GoodsDetail; buttons: readonly SaleButton[] }) {
  const action = useAction(() => remindOfSale(goods.id));
  const isReminded = goods.reminded === true;
  const acts: Readonly<Record<SaleButton['act'], () => void>> = {
    cart: () => openSku({ goodsId: goods.id, intent: 'cart' }),
    buy: () => openSku({ goodsId: goods.id, intent: 'buy' }),
    remind: () => void action.run(),
    blocked: () => toast(NO_RIGHT_TO_BUY),
    none: () => undefined,
  };
  return buttons.map(({ act, text }, place) => {
    const isSettled = act === 'remind' && isReminded;
    return (
      <Button
        key={text}
        className={act === 'blocked' ? styles.blocked : undefined}
        kind={buttons.length > 1 && place === 0 ? 'secondary' : 'primary'}
        size="wide"
        isBusy={act === 'remind' && action.isBusy}
        isDisabled={act === 'none' || isSettled}
        onClick={acts[act]}
      >
        {isSettled ? '已设置提醒' : text}
      </Button>
    );
  });
}

/** For a price on request: the contacts that the mall offers. */
function ContactButtons() {
  const contacts = contactsOf(useMallConfig()?.mall.setting);
  return contacts.map(({ text, link }, place) => (
    <Button
      key={text}
      kind={contacts.length > 1 && place === 0 ? 'secondary' : 'primary'}
      size="wide"
      onClick={() => openLink(link)}
    >
      {text}
    </Button>
  ));
}

interface BuyBarProps {
  goods: GoodsDetail;
  skuGoods: SkuGoods;
  strip: ReactNode;
  /** In place of cart and checkout. */
  buttons: ReactNode;
  canBeFavorite: boolean;
  reload: () => Promise<unknown>;
}

/** The buttons of a plain sale. */
function PlainButtons({
  goods,
  skuGoods,
  state,
}: {
  goods: GoodsDetail;
  skuGoods: SkuGoods;
  state: SaleState;
}) {
  if (state === 'negotiable') return <ContactButtons />;
  return <SaleButtons goods={goods} buttons={saleButtons(state, skuGoods)} />;
}

export function BuyBar({ goods, skuGoods, strip, buttons, canBeFavorite, reload }: BuyBarProps) {
  const setting = useMallConfig()?.mall.setting;
  const { isFavorite, toggle } = useFavorite({
    goodsId: goods.id,
    delivered: goods.favorite,
    reload,
  });
  const remainingMs = useRemaining(skuGoods.opensAtMs);
  const facts = { ...skuGoods, status: goods.status, stock: goods.goods_stock, remainingMs };
  const state = saleState(facts);
  return (
    <BottomBar>
      <ClosedStrip mchId={goods.mch_id} />
      <ReductionStrip rule={goods.goods_activity.full_reduce} />
      <OpeningStrip remainingMs={remainingMs} canRemind={state === 'before' && goods.reminded !== true} />
      {strip}
      <BuyRow
        icons={
          <>
            <BarIcon icon="home" text="首页" onTap={() => redirect(HOME_PATH)} />
            {hasService(setting) ? (
              <BarIcon icon="service" text="客服" onTap={() => openLink(CONTACT)} />
            ) : null}
            {canBeFavorite ? (
              <BarIcon
                icon={isFavorite ? 'heart-filled' : 'heart'}
                text={isFavorite ? '已收藏' : '收藏'}
                isPressed={isFavorite}
                onTap={toggle}
              />
            ) : null}
          </>
        }
      >
        {buttons ?? <PlainButtons goods={goods} skuGoods={skuGoods} state={state} />}
      </BuyRow>
    </BottomBar>
  );
}
