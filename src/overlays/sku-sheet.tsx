// The SKU sheet over any screen: specification and quantity, then the cart or the checkout.
import { useState } from 'react';
import { ErrorState } from '~/ui/error-state/error-state';
import { Sheet } from '~/ui/sheet/sheet';
import { Skeleton } from '~/ui/skeleton/skeleton';
import { useMallDisplay } from '../state/mall-display';
import { OpeningStrip } from '../blocks/goods-sale/opening-strip';
import { saleState } from '../blocks/goods-sale/sale-state';
import { useRemaining } from '../blocks/goods-sale/use-remaining';
import { saveChoice, savedChoice } from '../blocks/sku/saved-choice';
import { PickBar } from '../blocks/sku/pick-bar';
import { SkuChoicePanel } from '../blocks/sku/sku-choice-panel';
import { SkuBar } from '../blocks/sku/sku-bar';
import {
  choiceOfSku,
  firstChoice,
  type SkuChoice,
  type SkuGoods,
  withinBounds,
} from '../blocks/sku/sku-goods';
import { SkuHead } from '../blocks/sku/sku-head';
import styles from '../blocks/sku/sku.module.css';
import { useSkuGoods } from '../blocks/sku/use-sku-goods';
import { isRefusal, wordsOf } from '../base/call-error';
import { closeSku, type SkuRequest } from '../state/overlays';

const TITLE = '选择规格';

const stockOf = ({ skus }: SkuGoods): number => skus.reduce((sum, { stock }) => sum + stock, 0);

function Choosing({ goods, request }: { goods: SkuGoods; request: SkuRequest }) {
  const mall = useMallDisplay();
  const { picked, onPick } = request;
  const [choice, setChoice] = useState<SkuChoice>(() =>
    withinBounds(
      goods,
      picked === undefined ? (savedChoice(goods.id) ?? firstChoice(goods)) : choiceOfSku(goods, picked),
    ),
  );
  const remainingMs = useRemaining(goods.opensAtMs);
  const state = saleState({ ...goods, stock: stockOf(goods), remainingMs });
  const change = (next: SkuChoice) => {
    setChoice(next);
    // A change to a cart line is not saved as the choice of the goods page.
    if (onPick === undefined) saveChoice(goods.id, next);
  };
  return (
    <Sheet
      isOpen
      onClose={closeSku}
      title={TITLE}
      head={<SkuHead goods={goods} choice={choice} isMemberPriceShown={mall.isMemberPriceShown} />}
      footer={
        <>
          <div className={styles.strip}>
            <OpeningStrip remainingMs={remainingMs} canRemind={state === 'before'} />
          </div>
          {onPick === undefined ? (
            <SkuBar goods={goods} choice={choice} state={state} intent={request.intent} />
          ) : (
            <PickBar goods={goods} choice={choice} onPick={onPick} />
          )}
        </>
      }
    >
      <SkuChoicePanel goods={goods} choice={choice} onChange={change} />
    </Sheet>
  );
}

/** The sheet of a goods; open while the request is set. */
export default function SkuSheet({ request }: { request: SkuRequest }) {
  const { goods, error, isFetching, retry } = useSkuGoods(request.goodsId);
  if (goods !== null) return <Choosing goods={goods} request={request} />;
  return (
    <Sheet isOpen onClose={closeSku} title={TITLE}>
      <div className={styles.waiting}>
        {error === null ? (
          <Skeleton shape="text" count={2} />
        ) : (
          <ErrorState
            text={isRefusal(error) ? wordsOf(error) : undefined}
            isRetrying={isFetching}
            onRetry={retry}
          />
        )}
      </div>
    </Sheet>
  );
}
